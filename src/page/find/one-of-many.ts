import type { Fingerprint } from '../../model/page/target';
import { ROW_KIND } from './boxes';
import { LIST_LENGTH } from './thresholds';

/** Choices and links of a list are what their words say: another word is another thing, wherever it stands. */
export function isOneOfMany(wanted: Fingerprint): boolean {
  if (/^(option|treeitem|menuitemradio|menuitemcheckbox|gridcell|row)$/.test(wanted.role ?? '')) return true;
  const then = wanted.company;
  if (!then) return true;
  const [box = ''] = then.box.split('/', 1);
  if (wanted.role !== 'link' && !/^(list|table|listbox|grid|tree)$/.test(box)) return false;
  if (then.of > LIST_LENGTH) return true;
  // What stands in a row beside the words of the row is part of it; those words were compared before.
  return !ROW_KIND.test(box) && ![box, ...wanted.landmarks.map(({ kind }) => kind)].some((kind) => FIXED.test(kind));
}
const FIXED = /^(navigation|banner|contentinfo|toolbar|menubar|tablist|form|search|dialog|alertdialog)$/;
