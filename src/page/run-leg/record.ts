import type { Bail } from '../../model/run/bail';
import type { LegOperation } from '../../model/run/leg';
import type { OperationRecord } from '../../model/run/record';
import type { Told } from '../../model/saying';
import { shortenTold } from '../../model/saying-of';
import type { TrustedInput } from '../act/trusted-input';
import type { Found } from '../find/found';
import { noDelta } from '../observe/delta';
import type { ActionTarget } from './perform-operation';

/** What is known about an operation before it is acted on. */
export interface Begun {
  step: LegOperation;
  aimed: ActionTarget;
  found?: Found;
  label: string;
  dismissed: string[];
  notes: Told[];
  /** Milliseconds that finding took. */
  find: number;
}

/** A record without results. */
export const emptyRecord = (step: LegOperation, label: string): OperationRecord => ({
  operationId: step.id,
  status: 'skipped',
  label,
  dispatched: false,
  delta: noDelta(),
  notes: [],
  took: { find: 0, act: 0, settle: 0 },
  url: location.href,
});

/** The fields of a record that say how the target was found. */
export const foundParts = (found: Found | undefined): Partial<OperationRecord> =>
  found ? { found: found.fingerprint, by: found.by, ...(found.heal && { heal: found.heal }) } : {};

/** The fields of a record that say what was dismissed on the way. */
export const dismissedPart = (dismissed: string[]): Partial<OperationRecord> =>
  dismissed.length ? { dismissed: dismissed.slice(0, 10) } : {};

/** What an operation types or chooses, and what the page says, is of any length; it is quoted up to the lengths that the schema allows. */
export function shortenRecord(record: OperationRecord): OperationRecord {
  const { notes, url, bail } = record;
  return { ...record, notes: notes.map((note) => shortenTold(note, 400)), url: url.slice(0, 4000), ...(bail && { bail: cut(bail) }) };
}

const cut = (bail: Bail) =>
  Object.fromEntries(
    Object.entries(bail).map(([part, said]) => [part, Array.isArray(said) ? said.slice(0, 200).map(cutText) : cutText(said)]),
  ) as Bail;
const cutText = (said: unknown) => (isTold(said) ? shortenTold(said, 1000) : said);
const isTold = (said: unknown): said is Told => typeof said === 'string' || (typeof said === 'object' && said !== null && 'kind' in said);
/** With what it is done. `dispatched`: the operation was dispatched before. */
export interface By {
  real?: TrustedInput;
  dispatched?: boolean;
}
