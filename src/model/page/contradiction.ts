import { STATES } from '../../languages/joined/goal-words';
import { withoutAccents } from '../../lib/text';
import type { Snapshot, SnapshotElement } from './snapshot';

type Look = Pick<Snapshot, 'elements' | 'text' | 'dialogs'>;

/**
 * How a snapshot contradicts itself, in a few words: its fields are covered by something that it does not tell of, or it says that it is still
 * loading. Undefined where it does neither. Such a page is most often on its way to another state, and a plan for it is a plan for the wrong one.
 */
export const contradictionIn = (look: Look): string | undefined => untoldCover(look) ?? sayLoading(look);

/** One thing covers several fields, and neither a dialog nor any text of the page says what it is. */
function untoldCover({ elements, text, dialogs }: Look): string | undefined {
  const fields = elements.filter(({ inView, role }) => inView && FIELDS.has(role));
  const covers = new Set(fields.flatMap(({ covered }) => covered ?? []));
  const said = withoutAccents([text, ...dialogs, ...elements.map(({ name }) => name)].join('\n'));
  for (const cover of covers) {
    const under = fields.filter(({ covered }) => covered === cover).length;
    const words = withoutAccents(/"(.*)"$/.exec(cover)?.[1] ?? '');
    const told = words ? said.includes(words) : dialogs.length > 0;
    if (!told && under >= MANY) return `${under} fields are covered by ${cover}, which the page does not name`;
  }
  return undefined;
}
/** A single field may have its own picture over it, as switches have that are drawn by hand. */
const MANY = 2;
const FIELDS: ReadonlySet<SnapshotElement['role']> = new Set([
  ...['textbox', 'searchbox', 'combobox', 'listbox', 'spinbutton'],
  ...['checkbox', 'radio', 'switch', 'slider'],
]);

/** A short line that says so: the word alone, or with how far it is. "Loading bay 2" and "Page 2 of 37" are none. */
function sayLoading({ text }: Look): string | undefined {
  const line = text.split('\n').find((one) => one.length <= LONGEST && LOADING.test(withoutAccents(one.trim())) && !isOver(one));
  return line && `it says "${line.trim()}"`;
}
/** A sentence about loading is longer, characters. */
const LONGEST = 60;
const FAR = String.raw`\d+ ?(?:%|(?:/|\p{L}{1,3}) ?\d+)`;
const LOADING = new RegExp(
  String.raw`^(?:${STATES.loading})(?:$|(?: [^.…]*)?(?:\.{3}|…)$|[^\p{L}\d]*${FAR}\W*$)|^${FAR} ?(?:${STATES.loading})(?:\.{3}|…)?$`,
  'u',
);

/** "Loading 37/37", "100 %". */
function isOver(line: string): boolean {
  const [, done, of] = /(\d+)\D+?(\d+)?\W*$/.exec(line) ?? [];
  return done !== undefined && Number(done) >= Number(of ?? (line.includes('%') ? 100 : Number.POSITIVE_INFINITY));
}
