import { BEDS } from './beds';
import type { Bed } from './command';
import { ON_EVERYDAY } from './on-everyday';
import { ON_FRESH } from './on-fresh';
import { ON_LATEST } from './on-latest';
import { ON_NEWEST } from './on-newest';
import { ON_PAGES } from './on-pages';

const NAMED: Record<string, readonly Bed[]> = {
  pages: ON_PAGES,
  newest: ON_NEWEST,
  latest: ON_LATEST,
  fresh: ON_FRESH,
  everyday: ON_EVERYDAY,
};

/** The beds for a first meeting: ten pages each, left out unless they are asked for by name. */
export const FIRST_MET: readonly (readonly Bed[])[] = [ON_NEWEST, ON_LATEST, ON_FRESH, ON_EVERYDAY];

/** The bed of a name; without one all that are open to everybody. */
export function bedsNamed(name: string | undefined): readonly Bed[] {
  if (name === undefined) return BEDS.filter((bed) => !FIRST_MET.some((beds) => beds.includes(bed)));
  const beds = NAMED[name];
  if (!beds) throw new Error(`BED is one of ${Object.keys(NAMED).join(', ')}, not “${name}”`);
  return beds;
}
