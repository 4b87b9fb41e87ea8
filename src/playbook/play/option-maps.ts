import type { OptionMap } from '../../model/playbook/playbook';
import { own } from './placeholders';

/**
 * The known options of both; for an option that both know, the incoming target. A map without anything new stays the same object, so that
 * it is not stored again.
 */
export function mergeOptionMaps(stored: OptionMap, incoming: OptionMap): OptionMap {
  const merged: OptionMap = { ...stored };
  for (const [map, options] of Object.entries(incoming)) {
    const known = own(merged, map);
    const news = known
      ? Object.entries(options).filter(([label, target]) => JSON.stringify(own(known, label)) !== JSON.stringify(target))
      : [];
    if (!known || news.length) merged[map] = { ...known, ...options };
  }
  return merged;
}
