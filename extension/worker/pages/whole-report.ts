import type { LegOperation, Report } from '../../../src/model/leg';
import type { OperationRecord } from '../../../src/model/record';
import type { BriefReport } from '../../../src/wire/shapes';

/**
 * A page does not say twice what it told on the way. The whole report, in the order of the leg; undefined when something that was told was not
 * heard by this worker (messages and answers come by different ways): then the page has to be asked for all of it.
 */
export function wholeReport(
  { told = [], ...report }: BriefReport,
  heard: ReadonlyMap<string, OperationRecord>,
  operations: readonly LegOperation[],
): Report | undefined {
  if (!told.every((id) => heard.has(id))) return undefined;
  const said = new Map(report.records.map((record) => [record.operationId, record]));
  const toldOf = (id: string) => (told.includes(id) ? heard.get(id) : undefined);
  return { ...report, records: operations.flatMap(({ id }) => said.get(id) ?? toldOf(id) ?? []) };
}
