import type { Intent } from '../../languages/verbs';
import type { Command, SlotName } from './command';

import { type Masked, unmask } from './quotes';

/** Commands as calls, one on each line of a workflow: `Fill("Destination", "Montreal")`. Slots in the order of the arguments; more arguments come as `name: value`. */
const CALLS: Record<string, { intent: Intent; slots: SlotName[]; alone?: { intent: Intent; slots: SlotName[] } }> = {
  navigate: { intent: 'navigate', slots: ['url'] },
  login: { intent: 'login', slots: ['user', 'secret'] },
  click: { intent: 'click', slots: ['object'] },
  download: { intent: 'click', slots: ['object'] },
  fill: { intent: 'type', slots: ['field', 'text'] },
  type: { intent: 'type', slots: ['field', 'text'], alone: { intent: 'type', slots: ['text'] } },
  press: { intent: 'press', slots: ['key'] },
  search: { intent: 'search', slots: ['text'] },
  waitfor: { intent: 'waitFor', slots: ['text'] },
  select: { intent: 'select', slots: ['field', 'option'], alone: { intent: 'select', slots: ['option'] } },
  upload: { intent: 'upload', slots: ['field', 'file'], alone: { intent: 'upload', slots: ['file'] } },
  screenshot: { intent: 'screenshot', slots: [] },
  asserttext: { intent: 'assert', slots: ['text'] },
};
const CALL = new RegExp(`\\b(${Object.keys(CALLS).join('|')})\\s*\\(([^()]*)\\)`, 'giu');
/** As `STEP_OPTIONS` of a workflow tells them. */
const OPTIONS: Record<string, SlotName> = { index: 'index', timeout: 'timeout', role: 'role', exact: 'exact', containstext: 'contains' };

/** Spans of calls in a masked text: what separates commands elsewhere does not inside them. */
export function callSpans(text: string): [number, number][] {
  return [...text.matchAll(CALL)].map((match) => [match.index, match.index + match[0].length]);
}

/** A piece of a goal that is one call, as a command; undefined for anything else. */
export function parseCall(masked: Masked, from: number, to: number): Pick<Command, 'intent' | 'slots' | 'language'> | undefined {
  const text = masked.text
    .slice(from, to)
    .trim()
    .replace(/^(?:[-*•]|\d+[.)])\s*/, '');
  const match = new RegExp(`^${CALL.source}[\\s.;]*$`, 'iu').exec(text);
  const call = CALLS[match?.[1]?.toLowerCase() ?? ''];
  if (!match || !call) return undefined;
  const slots: Command['slots'] = {};
  const plain: string[] = [];
  for (const part of match[2]?.split(',') ?? []) {
    const option = /^\s*(\w+)\s*[:=]\s*(\S.*?)\s*$/u.exec(part);
    const slot = OPTIONS[option?.[1]?.toLowerCase() ?? ''];
    if (slot && option?.[2]) slots[slot] = unmask(option[2], masked.quotes);
    else if (part.trim() !== '') plain.push(part);
  }
  const form = plain.length === 1 && call.alone ? call.alone : call;
  plain.forEach((part, index) => {
    const slot = form.slots[index];
    if (slot) slots[slot] = unmask(part, masked.quotes);
  });
  return { intent: form.intent, slots, language: 'en' };
}
