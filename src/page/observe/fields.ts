import type { ElementChange } from '../../model/delta';
import { isSecret } from '../dom/secret';

/** More fields than this are not compared: reading them would cost more than it tells. */
const MOST = 4000;

interface Shown {
  value: string;
  checked?: string;
}
export type FieldChange = Pick<ElementChange, 'field' | 'from' | 'to'> & { element: Element };

/** Values and check marks of all native fields now; they change without a mutation. */
export function readFields(roots: (Document | ShadowRoot)[]): Map<Element, Shown> {
  const fields = new Map<Element, Shown>();
  for (const root of roots) {
    for (const field of root.querySelectorAll<HTMLInputElement>('input,textarea,select')) {
      if (fields.size >= MOST) return fields;
      fields.set(field, shown(field));
    }
  }
  return fields;
}

/** What differs now from then, of the fields that are still there. */
export function changedFields(before: Map<Element, Shown>): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const [element, then] of before) {
    if (!element.isConnected) continue;
    const now = shown(element as HTMLInputElement);
    if (now.value !== then.value) changes.push({ element, field: 'value', ...masked(element, then.value, now.value) });
    if (now.checked !== then.checked) changes.push({ element, field: 'checked', from: then.checked ?? '', to: now.checked ?? '' });
  }
  return changes;
}

function shown(field: HTMLInputElement | HTMLSelectElement): Shown {
  const { type } = field;
  if (type === 'checkbox' || type === 'radio') {
    const { indeterminate, checked } = field as HTMLInputElement;
    return { value: '', checked: indeterminate ? 'mixed' : String(checked) };
  }
  if (type === 'select-one')
    return { value: (field as HTMLSelectElement).options[(field as HTMLSelectElement).selectedIndex]?.label ?? '' };
  if (type === 'select-multiple')
    return { value: Array.from((field as HTMLSelectElement).selectedOptions, (option) => option.label).join(', ') };
  return { value: type === 'hidden' ? '' : field.value };
}

function masked(element: Element, from: string, to: string): { from: string; to: string } {
  if (!isSecret(element)) return { from, to };
  return { from: from && '••••', to: to && '••••' };
}
