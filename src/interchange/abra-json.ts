import { fail, ok, type Result } from '../lib/result';
import { mapsOf } from '../model/playbook/choices';
import { DomainPlaybooks, type KnownGoal } from '../model/playbook/playbook';
import type { Sayings } from '../model/saying';
import { saying } from '../model/saying-of';
import { fromSeed } from './abra/from-seed';
import { whyUnsound } from './abra/why-unsound';
import { isObject, parseJson } from './parse-json';
import { at, movePath, sayIssue } from './say-reason';

export const FORMAT = 'abra-playbooks';
const VERSION = 1;
/** Limit of reasons that are shown: more would not help the reader. */
const MAX_REASONS = 20;
const MAX_FILES = 200;

/**
 * Writes some or all playbooks in the seed's form `{domain, playbooks[], optionMap}`, with format, version and the goals that these playbooks
 * fulfilled alone, so that after an import those goals need no planning.
 */
export function writeAbra(memory: DomainPlaybooks, exportedAt: string, ids?: readonly string[]): string {
  const playbooks = ids ? memory.playbooks.filter(({ id }) => ids.includes(id)) : memory.playbooks;
  const maps = new Set(playbooks.flatMap(mapsOf));
  const optionMap = Object.fromEntries(Object.entries(memory.optionMap).filter(([map]) => !ids || maps.has(map)));
  const file = withGoals({ domain: memory.domain, playbooks, optionMap }, memory.knownGoals);
  return JSON.stringify({ format: FORMAT, version: VERSION, exportedAt, ...file }, null, 2);
}

/** Reads a file or a list of files. A failure lists paths and reasons; nothing is imported then. `now`: the date for seed files, which have none. */
export function readAbra(text: string, now: string): Result<DomainPlaybooks[], Sayings[]> {
  const parsed = parseJson(text);
  return parsed.ok ? readAbraValue(parsed.value, now) : parsed;
}

/** The same for JSON that is already parsed. */
export function readAbraValue(value: unknown, now: string): Result<DomainPlaybooks[], Sayings[]> {
  const files = Array.isArray(value) ? value : [value];
  if (!files.length) return fail([[saying('fileEmpty')]]);
  if (files.length > MAX_FILES) return fail([[saying('fileManySites', { count: MAX_FILES })]]);
  const read = files.map((file, index) => readFile(file, files.length > 1 ? `${index}.` : '', now));
  const reasons = read.flatMap((one) => (one.ok ? [] : one.failure));
  if (reasons.length) return fail(reasons.slice(0, MAX_REASONS));
  return ok(read.flatMap((one) => (one.ok ? [one.value] : [])));
}

function readFile(file: unknown, place: string, now: string): Result<DomainPlaybooks, Sayings[]> {
  if (!isObject(file)) return fail([at(place || 'file', saying('whyNoObject'))]);
  const { format, version, exportedAt, ...memory } = file;
  if (format !== undefined && format !== FORMAT)
    return fail([at(`${place}format`, saying('whyOtherFormat', { found: JSON.stringify(format).slice(0, 80), known: FORMAT }))]);
  if (version !== undefined && version !== VERSION)
    return fail([at(`${place}version`, saying('whyOtherVersion', { found: JSON.stringify(version).slice(0, 40), known: VERSION }))]);
  if (exportedAt !== undefined && typeof exportedAt !== 'string') return fail([at(`${place}exportedAt`, saying('whyNoTime'))]);
  const read = DomainPlaybooks.safeParse(fromSeed(memory, now));
  if (!read.success)
    return fail(
      read.error.issues.slice(0, MAX_REASONS).map((issue) => movePath(sayIssue(issue, place ? '' : 'file'), (path) => place + path)),
    );
  const unsound = whyUnsound(read.data);
  return unsound.length
    ? fail(unsound.map((reason) => movePath(reason, (path) => place + path)))
    : ok(withGoals(read.data, read.data.knownGoals));
}

/** Adds the goals all of whose playbooks are in the file. */
function withGoals({ domain, playbooks, optionMap }: DomainPlaybooks, goals: readonly KnownGoal[] = []): DomainPlaybooks {
  const ids = new Set(playbooks.map(({ id }) => id));
  const whole = goals.filter(({ references }) => references.every(({ playbookId }) => ids.has(playbookId)));
  return { domain, playbooks, optionMap, ...(whole.length ? { knownGoals: whole } : {}) };
}
