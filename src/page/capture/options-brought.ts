import type { SeenOption } from '../../model/run/record';
import { walkFlatTree } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import { isVisible } from '../dom/visible';
import { describe } from '../find/describe';
import { type Notable, notable } from '../observe/notable';
import { describeOptions, optionsAmong } from '../observe/options';
import { optionsOfSelect } from '../observe/options-of-select';
import type { InputCause } from './input-causes';

/** If more elements than this appeared it is a page, not a menu. */
const MAX_ELEMENTS = 3000;

/** The options that a step made visible, or those of the native select it is about. */
export function optionsBroughtBy(cause: InputCause): SeenOption[] {
  if (cause.element instanceof HTMLSelectElement) return optionsOfSelect(cause.element, describe(cause.element));
  const found: Notable[] = [];
  const seen = new Set<Element>();
  for (const top of cause.came) {
    if (!dom.isConnected(top) || !isVisible(top)) continue;
    walkFlatTree(top, (element) => {
      if (seen.has(element) || seen.size > MAX_ELEMENTS) return false;
      seen.add(element);
      const one = notable(element, false);
      if (one) found.push(one);
      return true;
    });
  }
  return seen.size > MAX_ELEMENTS ? [] : describeOptions(optionsAmong(found), describe);
}
