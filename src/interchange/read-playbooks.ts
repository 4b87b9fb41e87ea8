import { fail, ok, type Result } from '../lib/result';
import type { DomainPlaybooks } from '../model/playbook/playbook';
import type { Sayings } from '../model/saying';
import { readAbraValue } from './abra-json';
import { parseJson } from './parse-json';
import { isFlow, readRecorder } from './recorder/read-recorder';
import { movePath, sayReason } from './say-reason';

export interface ReadPlaybooks {
  files: DomainPlaybooks[];
  /** By playbook id: notes of what could not be imported. */
  notes: Map<string, Sayings[]>;
  /** Ids of playbooks whose typed texts are still literal, so that blanks must be proposed for them. */
  literal: Set<string>;
}

/** Reads a file of any known format as one or more playbooks. A failure lists paths and reasons; nothing is imported then. */
export function readPlaybooks(text: string, place: { now: string; domain?: string }): Result<ReadPlaybooks, Sayings[]> {
  const read = readAny(text, place);
  return read.ok ? read : fail(read.failure.map(sayReason));
}

function readAny(text: string, place: { now: string; domain?: string }): Result<ReadPlaybooks, Sayings[]> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const flows = Array.isArray(parsed.value) ? parsed.value : [parsed.value];
  const read: ReadPlaybooks = { files: [], notes: new Map(), literal: new Set() };
  if (!flows.length || !flows.every(isFlow)) {
    const files = readAbraValue(parsed.value, place.now);
    return files.ok ? ok({ ...read, files: files.value }) : files;
  }
  const reasons: Sayings[] = [];
  for (const [index, flow] of flows.entries()) {
    const one = readRecorder(flow, place);
    if (!one.ok) {
      reasons.push(...one.failure.map((reason) => (flows.length > 1 ? movePath(reason, (path) => `${index}.${path}`) : reason)));
      continue;
    }
    const { file, hasParams, notes } = one.value;
    read.files.push(file);
    for (const { id } of file.playbooks) {
      read.notes.set(id, notes);
      if (!hasParams) read.literal.add(id);
    }
  }
  return reasons.length ? fail(reasons.slice(0, 20)) : ok(read);
}
