import {
  again,
  type Outcome,
  type Recorded,
  record,
  refill,
  renameGenerated,
  seek,
  subjects,
} from '../../src/page/find/fixtures/round-trip';
import { idKind } from '../../src/page/selectors/stable';

let live: Element[] = [];

/** What the property "what is there is found" asks in a page; a recording outlives a reload outside of it. */
export interface FoundHarness {
  record(limit: number, seed: number): Recorded[];
  atOnce(recorded: Recorded[]): Outcome;
  reloaded(recorded: Recorded[]): Outcome;
  /** The ids that look generated are other ones now. */
  redrawn(recorded: Recorded[]): Outcome;
  /** Fields show other values now. */
  refilled(recorded: Recorded[]): Outcome;
}

const harness: FoundHarness = {
  record: (limit, seed) => {
    live = subjects(limit, seed);
    return record(live);
  },
  atOnce: (recorded) => seek(recorded, live),
  reloaded: (recorded) => seek(recorded, again(recorded)),
  redrawn: (recorded) => {
    const there = again(recorded);
    renameGenerated((id) => idKind(id) !== 'stable');
    return seek(recorded, there);
  },
  refilled: (recorded) => {
    const there = again(recorded);
    refill();
    return seek(recorded, there);
  },
};
Object.assign(globalThis, { foundHarness: harness });
