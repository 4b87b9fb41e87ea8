import { sayElement } from '../../../../src/model/element-words';
import { sayLandmark } from '../../../../src/model/landmark-words';
import type { Run } from '../../../../src/model/run';
import type { SnapshotElement } from '../../../../src/model/snapshot';
import { say } from '../../../locales/say';

/** Where on the page an answer was read. */
export function ReadFrom({ run, ids }: { run: Run; ids: readonly number[] }) {
  const read = ids.flatMap((id) => run.snapshot?.elements.find((element) => element.id === id) ?? []);
  if (read.length === 0) return null;
  return <p className="small soft">{say('run.readFrom', { things: read.map(sayRead).join('; ') })}</p>;
}

function sayRead(element: SnapshotElement): string {
  const thing = sayElement(element, element.name, 120, '“”');
  return element.place[0] ? say('run.thingIn', { thing, place: sayLandmark(element.place[0]) }) : thing;
}
