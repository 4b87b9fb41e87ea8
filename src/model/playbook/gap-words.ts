import { countNoun } from '../../lib/text';
import type { Gap } from './gap';

/** What could not be kept, as a sentence. */
export function sayGap({ kind, label }: Pick<Gap, 'kind' | 'label'>): string {
  return `${WORDS[kind](label)} could not be kept.`;
}

/** The same, and what the person can do about it. */
export const sayGapWithHint = (gap: Pick<Gap, 'kind' | 'label'>): string => `${sayGap(gap)} ${HINTS[gap.kind] ?? 'Show it again.'}`;
const HINTS: Partial<Record<Gap['kind'], string>> = {
  frame: 'Abra has no access to it.',
  files: 'Choose it yourself when the playbook runs.',
};

/** How many are missing, as a sentence. */
export const sayMissing = (gaps: number): string => `${countNoun(gaps, 'thing')} ${gaps === 1 ? 'is' : 'are'} missing.`;

const on = (what: string, preposition: string) => (label: string) => (label ? `${what} ${preposition} ${label}` : what);
const WORDS: Record<Gap['kind'], (label: string) => string> = {
  press: on('A press', 'on'),
  'double press': on('A double press', 'on'),
  'right press': on('A right press', 'on'),
  drag: on('A drag', 'from'),
  keys: on('A key', 'in'),
  text: on('What you typed', 'into'),
  field: on('What you filled in', 'at'),
  paste: on('What you pasted', 'into'),
  zoom: on('Zooming', 'in'),
  selection: on('Selecting text', 'in'),
  frame: on('What you did in a frame', 'of'),
  files: on('The choice of a file', 'for'),
  step: on('A step', 'on'),
};
