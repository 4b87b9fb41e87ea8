import type { LegOperation, Report } from '../../../src/model/run/leg';
import type { OperationRecord } from '../../../src/model/run/record';
import type { BriefReport } from '../../../src/wire/shapes';

/**
 * A page does not repeat in its report what it sent as progress. The complete report, in the order of the leg; undefined when progress is
 * missing (messages and responses may overtake each other): then the page has to be asked for all of it.
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
