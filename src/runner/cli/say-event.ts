import { countNoun } from '../../lib/text';
import type { RunEvent } from '../../model/run/run-event';
import { inEnglish } from '../../model/say-in-english';

/** What a person is told of an event: lines for a terminal, most often one or none. */
export function sayEvent(event: RunEvent): string[] {
  switch (event.kind) {
    case 'started':
      return [`  ${event.goal}`];
    case 'planned':
      return event.queue.length ? [`    planned by ${event.by}: ${countNoun(event.queue.length, 'operation')}`] : [];
    case 'executed': {
      const { status, label, took, notes } = event.record;
      const mark = { done: '✓', skipped: '·', failed: '✗' }[status];
      const times = `${ms(took.find + took.act + took.settle)} (find ${ms(took.find)}, act ${ms(took.act)}, settle ${ms(took.settle)})`;
      return [`    ${mark} ${label.padEnd(36)} ${times}${notes.length ? `  ${notes.map(inEnglish).join('; ')}` : ''}`];
    }
    case 'bailed':
      return [`    stopped: ${event.message}`];
    case 'held':
      return event.why ? [`    waiting: ${event.why}`] : [];
    case 'questioned':
      return [`    ? ${event.question.text}`];
    case 'faulted':
    case 'plan-failed':
      return [`    ${event.fault.message}`];
    case 'learned':
      return event.names.length ? [`    learned: ${event.names.join(', ')}`] : [];
    case 'finished':
      return [`    ${event.outcome}: ${event.summary}`];
    default:
      return [];
  }
}

const ms = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

/** The event as one line of JSON: as it is in the journal, but for what is long and of no use outside (looks at the page, fingerprints). */
export const eventLine = (runId: string, event: RunEvent): string =>
  JSON.stringify({ runId, ...event }, (name, value: unknown) => (LONG.has(name) ? undefined : value));

const LONG = new Set(['snapshot', 'fingerprint', 'found', 'expects', 'delta', 'draft']);
