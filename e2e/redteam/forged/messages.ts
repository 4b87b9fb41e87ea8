import type { RunEvent } from '../../../src/model/run/run-event';
import { pageAsks, pageCalls, pageTells, panelCalls } from '../../../src/wire/calls';
import { FEED } from '../../../src/wire/feed';

/** What is really there, and so can be said of: a run that waits with a question, and its tab. */
export interface Known {
  runId: string;
  questionId: string;
  choice: string;
  tabId: number;
  events: readonly RunEvent[];
}

/** All words of the wire, each with all that any of them takes; what was really said is among it. */
export function messages({ runId, questionId, choice, tabId, events }: Known): { abra: string; params: unknown }[] {
  const sent = events.find((event) => event.kind === 'sent');
  const legId = sent?.kind === 'sent' ? sent.legId : 'leg-1';
  const params: unknown[] = [
    {},
    { runId },
    { runId, questionId, choice },
    { tabId },
    { tabId, goal: 'click "Delete all files"', planner: 'embedded' },
    { patch: { endpoint: 'https://evil.example', consent: true } },
    { key: 'stolen' },
    { text: '{"domain":"localhost","playbooks":[],"optionMap":{}}', apply: true },
    { name: 'card', origin: 'https://evil.example', value: '1' },
    { status: 'stopped' },
    { legId, stroke: { kind: 'click', x: 10, y: 10 } },
    [{ legId, phase: 'dispatching', operationId: 'op-0-0', label: 'it' }],
    events.at(-1),
  ];
  const names = [
    ...Object.keys(panelCalls),
    ...Object.keys(pageCalls),
    ...[...Object.keys(pageTells), ...Object.keys(pageAsks)].map((name) => `page.${name}`),
  ];
  return names.flatMap((abra) => params.map((given) => ({ abra, params: given })));
}

export const PORTS = [FEED, '', 'feed', 'panel', 'abra'];
