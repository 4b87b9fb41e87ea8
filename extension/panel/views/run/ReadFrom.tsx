import { sayElement } from '../../../../src/model/element-words';
import { sayLandmark } from '../../../../src/model/landmark-words';
import type { Run } from '../../../../src/model/run';

/** Where on the page an answer was read. */
export function ReadFrom({ run, ids }: { run: Run; ids: readonly number[] }) {
  const read = ids.flatMap((id) => run.snapshot?.elements.find((element) => element.id === id) ?? []);
  if (read.length === 0) return null;
  return (
    <p className="small soft">
      Read from{' '}
      {read
        .map(
          (element) => `${sayElement(element, element.name, 120, '“”')}${element.place[0] ? ` in ${sayLandmark(element.place[0])}` : ''}`,
        )
        .join('; ')}
      .
    </p>
  );
}
