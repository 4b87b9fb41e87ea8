import type { Fingerprint } from '../../model/page/target';
import type { Operation } from '../../model/plan/operation';
import * as dom from '../dom/native-accessors';

/**
 * A click on a custom switch, recorded as a `check` by the state it leads to; undefined for everything else. Call it before the page has
 * handled the click.
 */
export function toggleOf(element: Element, fingerprint: Fingerprint): Operation | undefined {
  const role = dom.getAttribute(element, 'role');
  const state = dom.getAttribute(element, 'aria-checked');
  if (state === null || element instanceof HTMLInputElement) return undefined;
  if (role === 'checkbox' || role === 'switch') return { type: 'check', fingerprint, checked: state !== 'true' };
  return role === 'radio' ? { type: 'check', fingerprint, checked: true } : undefined;
}
