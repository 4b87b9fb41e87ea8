import { sayElement } from '../../../../src/model/page/element-words';
import type { SnapshotElement } from '../../../../src/model/page/snapshot';
import type { Run } from '../../../../src/model/run/run';
import { say, sayList } from '../../../locales/say';
import { sayPlaceInWords, sayThing } from '../../words/say-thing';

/** Where on the page an answer was read. */
export function ReadFrom({ run, ids }: { run: Run; ids: readonly number[] }) {
  const read = ids.flatMap((id) => run.snapshot?.elements.find((element) => element.id === id) ?? []);
  if (read.length === 0) return null;
  return <p className="small soft">{say('run.readFrom', { things: sayList(read.map(sayRead)) })}</p>;
}

function sayRead(element: SnapshotElement): string {
  const thing = sayThing(sayElement(element, element.name, 120));
  return element.place[0] ? say('run.thingIn', { thing, place: sayPlaceInWords(element.place[0]) }) : thing;
}
