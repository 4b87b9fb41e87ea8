import type { Snapshot, SnapshotElement } from '../../src/model/page/snapshot';
import { snapshotLines } from '../../src/planner/prompt/snapshot-lines';
import { unfold } from '../../src/planner/prompt/unfold.fixture';

/** What Abra tells of what ivya tells too, and what only ivya tells. */
export interface EqualFacts {
  characters: number;
  /** Controls that only ivya tells, as it tells them. */
  controls: string[];
  /** Words that only ivya tells, addresses left out. */
  words: string[];
}

/** Abra's text cut down to the elements and facts that are in ivya's, so that the two can be compared. */
export function equalFacts(snapshot: Snapshot, ivya: string): EqualFacts {
  const lines = ivya.split('\n').flatMap(parsed);
  const left = new Map<string, number>();
  const key = (role: string, name: string) => `${role} ${name.trim()}`;
  for (const { role, name } of lines) left.set(key(role, name), (left.get(key(role, name)) ?? 0) + 1);
  const take = (role: string, name: string) => {
    const amount = left.get(key(role, name)) ?? 0;
    left.set(key(role, name), amount - 1);
    return amount > 0;
  };
  // What has no role for Abra may have one for ivya.
  const anyRole = (name: string) => lines.find((line) => line.name.trim() === name && (left.get(key(line.role, name)) ?? 0) > 0)?.role;
  const isTold = ({ role, name }: SnapshotElement) => take(role || (name && anyRole(name)) || 'nothing', name);
  const elements = snapshot.elements.filter(isTold).map((element) => cut(element, ivya));
  for (const { options = [] } of elements) for (const { label } of options) take('option', label);
  const text = snapshotLines(
    { ...snapshot, elements, dialogs: [], more: [], unseen: [], blind: [], focused: undefined, extent: snapshot.viewport },
    { budget: 10_000_000, wanted: '' },
  );
  // The first line is the title and the address, which ivya leaves to others.
  const told = text.split('\n').slice(1).join('\n');
  const known = new Set(wordsOf(unfold(told)));
  const said = lines.flatMap(({ role, name, value }) => (role.startsWith('/') ? [] : wordsOf(`${name} ${value}`)));
  const controls = [...left].flatMap(([one, amount]) => (amount > 0 && CONTROL.test(one) ? Array<string>(amount).fill(one) : []));
  return { characters: told.length, controls, words: [...new Set(said)].filter((word) => !known.has(word)) };
}

const CONTROL = /^(button|link|textbox|searchbox|checkbox|radio|switch|combobox|slider|spinbutton|tab|option|menuitem\w*|treeitem) /;
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Without what ivya never tells of an element, or does not tell of this one. */
function cut(element: SnapshotElement, ivya: string): SnapshotElement {
  const { placeholder, options, states } = element;
  return {
    ...element,
    states: states.filter((state) => ivya.includes(`[${state}`)),
    placeholder: placeholder && ivya.includes(`/placeholder: ${placeholder}`) ? placeholder : undefined,
    options: options?.every(({ label }) => ivya.includes(label)) ? options : undefined,
    inView: true,
    isNew: undefined,
    covered: undefined,
    description: undefined,
    onHover: undefined,
    scroll: undefined,
  };
}

/** A line of ivya's: `- link "Docs" [disabled]: text`, `- /url: /docs`, `- text: words`, quoted as YAML where it must be. */
function parsed(line: string): { role: string; name: string; value: string }[] {
  const bare = line.trim().replace(/^- /, '');
  const [, quoted, rest = ''] = /^'((?:[^']|'')*)'(.*)$/.exec(bare) ?? [];
  const plain = quoted === undefined ? bare : quoted.replaceAll("''", "'") + rest;
  const [, role, name = '""', value = ''] = /^(\/?[a-z]+)(?: ("(?:[^"\\]|\\.)*"))?(?: \[[^\]]*\])*(?::\s*(.*))?$/.exec(plain) ?? [];
  return role === undefined ? [] : [{ role, name: String(JSON.parse(name)), value }];
}
