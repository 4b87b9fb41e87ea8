import type { OptionMap } from '../model/playbook';
import { own } from './placeholders';

/** Known options of both; for an option that both know, the incoming target. */
export function mergeOptionMaps(stored: OptionMap, incoming: OptionMap): OptionMap {
  const merged: OptionMap = { ...stored };
  for (const [map, options] of Object.entries(incoming)) merged[map] = { ...own(merged, map), ...options };
  return merged;
}
