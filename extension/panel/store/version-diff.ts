import type { Operation } from '../../../src/model/plan/operation';
import { sayToPerson } from '../words/say-to-person';

export interface DiffLine {
  change: 'same' | 'added' | 'removed';
  text: string;
  /** The words are the same, but the target is found in another way. */
  isRetargeted?: boolean;
}

/** The diff of two versions' steps in words: the longest common subsequence is unchanged, the rest was added or removed. */
export function diffVersions(before: readonly Operation[], after: readonly Operation[]): DiffLine[] {
  const left = before.map((operation) => sayToPerson(operation));
  const right = after.map((operation) => sayToPerson(operation));
  const longest = commonLengths(left, right);
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const [old, fresh] = [left[i], right[j]];
    if (old !== undefined && old === fresh) {
      const isRetargeted = JSON.stringify(before[i++]) !== JSON.stringify(after[j++]);
      lines.push({ change: 'same', text: old, ...(isRetargeted ? { isRetargeted } : {}) });
    } else if (old !== undefined && (fresh === undefined || at(longest, i + 1, j) >= at(longest, i, j + 1))) {
      lines.push({ change: 'removed', text: old });
      i++;
    } else if (fresh !== undefined) {
      lines.push({ change: 'added', text: fresh });
      j++;
    }
  }
  return lines;
}

/** The table of the longest common subsequence: for each pair of start indexes, its length from there on. */
function commonLengths(left: string[], right: string[]): number[][] {
  const table = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      const row = table[i];
      if (row) row[j] = left[i] === right[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

const at = (table: number[][], i: number, j: number) => table[i]?.[j] ?? 0;
