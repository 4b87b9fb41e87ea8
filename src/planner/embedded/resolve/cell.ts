import { foldLetters } from '../../../lib/text';
import type { SnapshotElement } from '../../../model/snapshot';
import { textRows } from '../answer/text-rows';
import type { Command, Said } from '../command';
import { conceptsIn } from '../concepts';
import { grammarFor } from '../grammars';
import { headerEntries, headerOf, isBeside, isWithin } from '../header-row';
import { bareName, parseRelations } from '../phrase';
import { type Entry, isEditable, type Scene } from '../scene';
import { comparable, FIT, textFit } from '../text-fit';
import { voiceOf } from '../voice';
import { act } from './click';
import type { Resolution } from './resolution';
import { headsColumn } from './sort-by-header';
import { valueFor } from './value';

const CELL = 'gridcell';

/** The one cell of a grid that is called by its row and column ("the price of M112"), or by what it shows and nothing else does. */
export function cellMeant(scene: Scene, said: Said, language: string): SnapshotElement | undefined {
  const cells = scene.snapshot.elements.filter(({ role, states }) => role === CELL && !states.includes('readonly'));
  if (cells.length === 0) return undefined;
  const shows = (element: SnapshotElement, words: string) => textFit(comparable(words), comparable(element.name)) >= FIT.exact;
  const named = cells.filter((cell) => shows(cell, bareName(said.text, language)));
  const headers = headerEntries(scene);
  const crossed = said.quoted
    ? []
    : parseRelations(said, language).flatMap(({ head, spokenAnchor }) => {
        const rows = cells.filter((cell) => shows(cell, spokenAnchor));
        const isOfColumn = (cell: SnapshotElement) => {
          const header = headerOf(headers, cell);
          return header !== undefined && head.ordinal === undefined && head.names.some((name) => textFit(name, header) >= FIT.exact);
        };
        return cells.filter((cell) => isOfColumn(cell) && rows.some((row) => isBeside(row, cell)));
      });
  const found = new Set(crossed.length > 0 ? crossed : named);
  return found.size === 1 ? [...found][0] : undefined;
}

/** Writes in a cell, and says so with the key that ends it. */
export function writeCell(scene: Scene, command: Command, cell: SnapshotElement, said: Said | undefined): Resolution {
  const value = valueFor(scene, cell, said, command);
  if ('abstain' in value) return value.abstain;
  return act(scene, cell, 'type', `the cell that shows “${cell.name}”`, { text: value.text, submit: 'true' });
}

/** "filter Make by Fiat": the control in the header of a column that filters it, and then the field that it opened. */
export function filterColumn(scene: Scene, command: Command, opened: boolean): Resolution | undefined {
  const { field, text } = command.slots;
  const [verb = ''] = command.source.split(/\s+/);
  if (!field || !conceptsIn(comparable(verb).normal).has('filter')) return undefined;
  const header = headersCalled(scene, field.text, command.language)[0];
  if (!header) return undefined;
  if (opened) return intoNewField(scene, command, text);
  const isFilter = ({ name, description = '' }: SnapshotElement) =>
    conceptsIn(comparable(`${name} ${description.replaceAll('-', ' ')}`).normal).has('filter');
  const [control, other] = scene.snapshot.elements.filter(
    (element) => element !== header && isWithin(element, header) && isFilter(element),
  );
  if (!control || other) return undefined;
  const click = act(scene, control, 'click', `filters the column “${header.name}”`);
  return click.kind === 'act' ? { ...click, unfinished: true } : click;
}

function intoNewField(scene: Scene, command: Command, said: Said | undefined): Resolution | undefined {
  const fresh = scene.snapshot.elements.filter(
    (element) => scene.isNew(element) && isEditable(element) && !element.states.includes('disabled'),
  );
  const field = fresh.find(({ id }) => id === scene.snapshot.focused) ?? (fresh.length === 1 ? fresh[0] : undefined);
  if (!field) return undefined;
  const value = valueFor(scene, field, said, command);
  return 'abstain' in value ? value.abstain : act(scene, field, 'type', 'the field that was opened for it', { text: value.text });
}

/** The header that is called so: of a grid, else what is pressed in a table whose text has a column of that name. */
function headersCalled(scene: Scene, words: string, language: string): SnapshotElement[] {
  const name = comparable(bareName(words, language));
  const called = scene.entries.flatMap(({ element }) => (textFit(name, comparable(element.name)) >= FIT.exact ? [element] : []));
  const headers = called.filter(({ role }) => role === 'columnheader');
  const pressed = called.filter((element) => headsColumn(scene, element));
  return [headers, pressed].find((found) => found.length > 0 && found.length < 2) ?? [];
}

/** "Sort by model, descending": its header is pressed until its cells stand so, and no longer than that turns them round. */
export function sortColumn(scene: Scene, command: Command, opened: boolean): Resolution | undefined {
  const said = command.slots.option;
  const { ascending, descending } = grammarFor(command.language);
  const way = said && !said.quoted ? [ascending, descending].find((words) => words.test(foldLetters(said.text))) : undefined;
  if (!said || !way) return undefined;
  const named = foldLetters(said.text)
    .replace(way, '')
    .replace(/[\s,;]+$/u, '');
  const [header] = headersCalled(scene, said.text.slice(0, named.length), command.language);
  if (!header) return undefined;
  const cells = columnOf(scene, header);
  const order = orderOf(cells);
  if (cells.length < TELLING_CELLS) return undefined;
  if (order === 'same' || order === (way === ascending ? 'up' : 'down'))
    return { kind: 'done', why: voiceOf(command.language)('sortedSo') };
  if (opened && order === 'none') return undefined;
  const click = act(scene, header, 'click', `sorts by “${header.name}”`);
  return click.kind === 'act' ? { ...click, unfinished: true } : click;
}

/** Two values in order prove nothing; by judgement. */
const TELLING_CELLS = 3;

/** What the cells under a header show, from the top. */
function columnOf(scene: Scene, header: SnapshotElement): string[] {
  const headers: Entry[] = headerEntries(scene).filter(({ element }) => element === header);
  const cells = scene.snapshot.elements.filter((element) => element.role === CELL && element.inView && isUnder(headers, element));
  if (cells.length > 0) return cells.sort((left, right) => left.box.y - right.box.y).map(({ name }) => name);
  return textRows(scene).flatMap((row) => row.filter(({ head }) => head === header.name).map(({ text }) => text));
}

const isUnder = (headers: readonly Entry[], { box, frame }: SnapshotElement): boolean =>
  headers.some(({ element }) => {
    const middle = box.x + box.width / 2;
    return element.frame === frame && element.box.x <= middle && middle <= element.box.x + element.box.width && box.y > element.box.y;
  });

/** By number, by letter or with the numbers in texts counted: which of these a page sorts by is its own affair. */
function orderOf(values: readonly string[]): 'up' | 'down' | 'same' | 'none' {
  const numbers = values.map((value) => Number(value.replace(/[^\d.-]/g, '')));
  const compare: ((at: number) => number)[] = [
    ...(values.every((value) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(value))
      ? [(at: number) => (numbers[at] ?? 0) - (numbers[at - 1] ?? 0)]
      : []),
    (at) => (values[at] ?? '').localeCompare(values[at - 1] ?? ''),
    (at) => (values[at] ?? '').localeCompare(values[at - 1] ?? '', undefined, { numeric: true }),
  ];
  const places = values.slice(1).map((_, at) => at + 1);
  if (places.every((at) => values[at] === values[0])) return 'same';
  if (compare.some((by) => places.every((at) => by(at) >= 0))) return 'up';
  return compare.some((by) => places.every((at) => by(at) <= 0)) ? 'down' : 'none';
}
