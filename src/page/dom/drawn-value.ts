import * as dom from './native-accessors';
import { roleOf } from './role';

/** The value of a slider that is drawn, and no input: https://www.w3.org/TR/wai-aria-1.2/#slider. Undefined for anything else. */
export function drawnValue(element: Element): number | undefined {
  if (roleOf(element) !== 'slider' || dom.localName(element) === 'input') return undefined;
  const said = dom.getAttribute(element, 'aria-valuenow') ?? '';
  return said.trim() === '' || Number.isNaN(Number(said)) ? undefined : Number(said);
}
