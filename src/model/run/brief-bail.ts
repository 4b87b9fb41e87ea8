import { shorten } from '../../lib/text';
import type { Bail } from './bail';

/** A bail with only as much evidence as a sentence about it holds, to be kept for long: a few near ones without how they differ, and short texts. */
export const briefBail = (bail: Bail): Bail =>
  Object.fromEntries(
    Object.entries(bail).flatMap(([name, value]) => {
      if (name === 'act') return [[name, value]];
      if (name === 'nearest' && Array.isArray(value)) return [[name, value.slice(0, 2).map(brief)]];
      if (Array.isArray(value) && name !== 'says') return [[name, value.slice(0, 5).map(brief)]];
      return [[name, typeof value === 'string' ? shorten(value, MOST) : value]];
    }),
  ) as Bail;
const MOST = 200;

const brief = (one: unknown): unknown => {
  if (typeof one === 'string') return shorten(one, MOST);
  const { label, score } = one as { label: string; score: number };
  return { label: shorten(label, MOST), score, differs: [] };
};
