import type { Landmark } from '../../model/page/landmark';
import type { Fingerprint } from '../../model/page/target';
import { blocksOf, standsIn } from '../dom/block';
import type { PlaceMemo } from '../dom/place';
import { AGREES, type Agreement, CONTRADICTS, SILENT } from './agreement';

/**
 * Does a candidate stand in the blocks that the wanted element stood in? `lost` is the nearest of those that tell where it does not, and `block`
 * contradicts where it stands in another named one instead. `item` is about the nearest that is one of several alike; silent where there is none, or
 * the fingerprint was made before blocks were known.
 */
export function weighBlocks(
  { blocks = [] }: Fingerprint,
  element: Element,
  memo: PlaceMemo,
): { block: Agreement; item: Agreement; lost?: Landmark } {
  if (!blocks.length) return { block: SILENT, item: SILENT };
  // Around the nearest the whole page may be called otherwise; but not what was one of several, or asked something.
  const telling = blocks.filter((block, at) => at === 0 || block.kind !== 'part');
  const missing = telling.filter((block) => !standsIn(block, element, memo));
  const [lost] = missing;
  const repeated = telling.find((block) => block.kind === 'item');
  return {
    block: lost === undefined ? AGREES : isNamedOtherwise(blocks, element, memo) ? CONTRADICTS : SILENT,
    item: repeated === undefined ? SILENT : missing.includes(repeated) ? CONTRADICTS : AGREES,
    ...(lost !== undefined && { lost }),
  };
}

function isNamedOtherwise(blocks: Landmark[], element: Element, memo: PlaceMemo): boolean {
  return blocksOf(element, memo).some(({ name }) => !blocks.some((known) => known.name === name));
}
