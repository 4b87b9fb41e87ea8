import { same } from '../../lib/text';
import { mapsOf, variableSteps } from '../../model/playbook/choices';
import type { ImportLine } from '../../model/playbook/import-line';
import type { DomainPlaybooks, OptionMap, Playbook } from '../../model/playbook/playbook';
import { versionInForce } from '../../model/playbook/version-in-force';
import { sayInEnglish } from '../../model/say-in-english';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { addCandidate, putInForce, withHistory } from '../mend/versions';
import { mergeOptionMaps } from '../play/option-maps';
import { own } from '../play/placeholders';
import { playbookId } from './identity';

/** The result of importing a file into what is known of its domain, with one line per playbook of the file, chosen or not. */
export interface Imported {
  memory: DomainPlaybooks;
  lines: ImportLine[];
}

/**
 * Merges a file by id: what is equal stays as it is, what changed becomes a new version that can be rolled back, a playbook with a taken
 * name gets a number. Known options keep their targets. Everything from the file runs step by step the first time, and which goals it
 * fulfils is learned here. `take` limits the import to some ids. Pure.
 */
export function importInto(current: DomainPlaybooks, file: DomainPlaybooks, now: string, take?: readonly string[]): Imported {
  const playbooks = [...current.playbooks];
  const lines: ImportLine[] = [];
  const taken: Playbook[] = [];
  for (const incoming of file.playbooks) {
    const at = indexOfKnown(incoming, playbooks);
    const { line, next } = compare(incoming, at === undefined ? undefined : playbooks[at], current, now);
    lines.push(line);
    if (take && !take.includes(incoming.id)) continue;
    taken.push(incoming);
    if (next) playbooks[at ?? playbooks.length] = at === undefined ? { ...next, name: uniqueName(next.name, playbooks) } : next;
  }
  const wanted = take ? neededMaps(taken, file.optionMap) : file.optionMap;
  // The second argument wins: what is known here.
  const optionMap = mergeOptionMaps(wanted, current.optionMap);
  const doubtful = playbooks.map((one) => doubted(one, current.optionMap, optionMap));
  return { memory: { ...current, playbooks: doubtful, optionMap }, lines };
}

function indexOfKnown(incoming: Playbook, playbooks: readonly Playbook[]): number | undefined {
  const byId = playbooks.findIndex(({ id }) => id === incoming.id);
  if (byId >= 0) return byId;
  const id = contentId(incoming);
  const byContent = playbooks.findIndex((one) => one.id === id || contentId(one) === id);
  return byContent >= 0 ? byContent : undefined;
}

const contentId = (playbook: Playbook) => playbookId(playbook.operations, playbook.domain, playbook.pagePath, variableSteps(playbook));

function compare(
  incoming: Playbook,
  known: Playbook | undefined,
  current: DomainPlaybooks,
  now: string,
): { line: ImportLine; next: Playbook | undefined } {
  const line = { id: incoming.id, domain: incoming.domain, name: incoming.name };
  if (!known) {
    const namesake = current.playbooks.some(({ name }) => name === incoming.name);
    const says = namesake ? saying('importNamesake') : saying('importNew', { count: incoming.operations.length, path: incoming.pagePath });
    return { line: { ...line, change: namesake ? 'conflicting' : 'new', ...detailed(says) }, next: asImported(incoming, now) };
  }
  if (canonical(known.operations) === canonical(incoming.operations))
    return { line: { ...line, change: 'same', ...detailed(saying('importSame')) }, next: undefined };
  const pinned = versionInForce(known)?.pinned === true;
  return {
    line: {
      ...line,
      change: pinned ? 'conflicting' : 'changed',
      ...detailed(pinned ? saying('importPinned', { name: known.name }) : sayChange(known, incoming)),
    },
    next: changed(known, incoming, pinned, now),
  };
}

/** The steps of an imported playbook without its claims: how often it worked, which goals it fulfils, its aliases, its history, its place. Its tags stay. */
function asImported(incoming: Playbook, now: string): Playbook {
  const { obsolete: _obsolete, namedBy: _namedBy, aliases: _aliases, failedRepairs: _failed, onTop: _onTop, ...rest } = incoming;
  const outcomes = incoming.operations.map((_operation, step) => incoming.outcomes[step] ?? null);
  const claims = { successCount: 0, failCount: 0, lastUsed: now, createdAt: now, goals: [], health: [], versions: [] };
  return { ...withHistory({ ...rest, ...claims, outcomes, source: 'imported' }, now), unproven: true };
}

function changed(known: Playbook, incoming: Playbook, pinned: boolean, now: string): Playbook {
  const outcomes = incoming.operations.map((_operation, step) => incoming.outcomes[step] ?? null);
  const change = { cause: 'imported' as const, why: saying('madeOtherSteps'), now };
  const { playbook, version } = addCandidate(known, incoming.operations, outcomes, change);
  if (pinned) return playbook;
  const inForce = putInForce(playbook, version);
  const { variableStep } = incoming;
  return {
    ...inForce,
    ...joinedTags(known, incoming),
    params: incoming.params,
    ...(variableStep ? { variableStep } : {}),
    unproven: true,
    outcomesUnknown: incoming.outcomesUnknown,
  };
}

function joinedTags({ tags = [] }: Playbook, { tags: more = [] }: Playbook): Pick<Playbook, 'tags'> {
  const all = [...tags, ...more.filter((tag) => !tags.some((one) => same(one, tag)))].slice(0, 12);
  return all.length ? { tags: all } : {};
}

/** A playbook whose menu got options from a file has not been proved with them. */
function doubted(playbook: Playbook, before: OptionMap, after: OptionMap): Playbook {
  const size = (options: OptionMap, map: string) => Object.keys(own(options, map) ?? {}).length;
  const grew = mapsOf(playbook).some((map) => size(after, map) > size(before, map));
  return grew && !playbook.unproven ? { ...playbook, unproven: true } : playbook;
}

function neededMaps(playbooks: readonly Playbook[], optionMap: OptionMap): OptionMap {
  const names = new Set(playbooks.flatMap(mapsOf));
  return Object.fromEntries(Object.entries(optionMap).filter(([map]) => names.has(map)));
}

function uniqueName(name: string, others: readonly Playbook[]): string {
  const taken = new Set(others.map((other) => other.name));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name.slice(0, 190)} (${number})`)) number++;
  return `${name.slice(0, 190)} (${number})`;
}

const detailed = (said: Saying) => ({ detail: sayInEnglish([said]), says: [said] });

function sayChange(known: Playbook, incoming: Playbook): Saying {
  const steps = incoming.operations.flatMap((operation, step) =>
    canonical(operation) === canonical(known.operations[step]) ? [] : [step + 1],
  );
  const { name } = known;
  if (!steps.length) return saying('importShorter', { name });
  return saying('importChanged', { name, steps: `${steps.slice(0, 5).join(', ')}${steps.length > 5 ? ' …' : ''}` });
}

/** JSON in which the order of fields makes no difference. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}
