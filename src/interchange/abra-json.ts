import { z } from 'zod';
import { fail, ok, type Result } from '../lib/result';
import { DomainPlaybooks } from '../model/playbook';

/** The file's own mark; files of the seed have none and are taken as version 1. */
const Mark = z.strictObject({
  format: z.literal('abra-playbooks').optional(),
  version: z.literal(1).optional(),
  exportedAt: z.string().max(40).optional(),
});
const AbraFile = z.strictObject({ ...Mark.shape, ...DomainPlaybooks.shape });

/** What a file may be at most: characters, and levels of nesting. */
const MOST_CHARACTERS = 20_000_000;
const DEEPEST = 40;

/** The seed's `{domain, playbooks[], optionMap}` with format and version, of some playbooks or all. */
export function writeAbra(memory: DomainPlaybooks, exportedAt: string, ids?: readonly string[]): string {
  const playbooks = ids ? memory.playbooks.filter(({ id }) => ids.includes(id)) : memory.playbooks;
  const maps = new Set(playbooks.map(({ variableStep }) => variableStep?.map));
  const optionMap = Object.fromEntries(Object.entries(memory.optionMap).filter(([map]) => !ids || maps.has(map)));
  return JSON.stringify({ format: 'abra-playbooks', version: 1, exportedAt, domain: memory.domain, playbooks, optionMap }, null, 2);
}

/** A file, or a list of them, as what it holds; else the places and reasons why nothing of it is taken. */
export function readAbra(text: string): Result<DomainPlaybooks[], string[]> {
  if (text.length > MOST_CHARACTERS) return fail([`The file is larger than ${MOST_CHARACTERS / 1e6} MB.`]);
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const files = Array.isArray(parsed.value) ? parsed.value : [parsed.value];
  if (!files.length) return fail(['The file holds no playbooks.']);
  const reasons: string[] = [];
  const domains = files.flatMap((file, index) => {
    const version = versionOf(file);
    if (version !== undefined && version !== 1) {
      reasons.push(`version: this file is of version ${version}; this Abra reads version 1. Update Abra.`);
      return [];
    }
    const read = AbraFile.safeParse(file);
    if (read.success) return [{ domain: read.data.domain, playbooks: read.data.playbooks, optionMap: read.data.optionMap }];
    reasons.push(
      ...read.error.issues
        .slice(0, 20)
        .map(({ path, message }) => `${[...(files.length > 1 ? [index] : []), ...path].join('.') || 'file'}: ${message}`),
    );
    return [];
  });
  return reasons.length ? fail(reasons) : ok(domains);
}

function parse(text: string): Result<unknown, string[]> {
  try {
    let hostile = '';
    const value: unknown = JSON.parse(text, (key, inner) => {
      if (HOSTILE.has(key)) hostile = key;
      return inner;
    });
    if (hostile) return fail([`The file has a field "${hostile}", which could change programs.`]);
    return depth(value) > DEEPEST ? fail([`The file is nested deeper than ${DEEPEST} levels.`]) : ok(value);
  } catch (error) {
    return fail([`This is no JSON: ${String(error).replace(/^SyntaxError: /, '')}`]);
  }
}

const HOSTILE = new Set(['__proto__', 'constructor', 'prototype']);

function depth(value: unknown): number {
  let deepest = 0;
  const open: [value: unknown, level: number][] = [[value, 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [inner, level] = next;
    deepest = Math.max(deepest, level);
    if (deepest > DEEPEST) return deepest;
    if (typeof inner === 'object' && inner !== null) for (const child of Object.values(inner)) open.push([child, level + 1]);
  }
  return deepest;
}

function versionOf(file: unknown): unknown {
  return typeof file === 'object' && file !== null && 'version' in file ? file.version : undefined;
}
