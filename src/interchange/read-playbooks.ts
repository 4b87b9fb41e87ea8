import { fail, ok, type Result } from '../lib/result';
import type { DomainPlaybooks } from '../model/playbook';
import { readAbraValue } from './abra-json';
import { parseJson } from './parse-json';
import { isFlow, readRecorder } from './recorder/read-recorder';
import { sayReason } from './say-reason';

export interface ReadPlaybooks {
  files: DomainPlaybooks[];
  /** By playbook id: what of it could not be taken along. */
  notes: Map<string, string[]>;
  /** Ids of playbooks whose typed texts are still literal: blanks must be found. */
  literal: Set<string>;
}

/** The text of a file of any known format, one or many, as playbooks; else the places and reasons why nothing of it is taken. */
export function readPlaybooks(text: string, place: { now: string; domain?: string }): Result<ReadPlaybooks, string[]> {
  const read = readAny(text, place);
  return read.ok ? read : fail(read.failure.map(sayReason));
}

function readAny(text: string, place: { now: string; domain?: string }): Result<ReadPlaybooks, string[]> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const flows = Array.isArray(parsed.value) ? parsed.value : [parsed.value];
  const read: ReadPlaybooks = { files: [], notes: new Map(), literal: new Set() };
  if (!flows.length || !flows.every(isFlow)) {
    const files = readAbraValue(parsed.value, place.now);
    return files.ok ? ok({ ...read, files: files.value }) : files;
  }
  const reasons: string[] = [];
  for (const [index, flow] of flows.entries()) {
    const one = readRecorder(flow, place);
    if (!one.ok) {
      reasons.push(...one.failure.map((reason) => (flows.length > 1 ? `${index}.${reason}` : reason)));
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
