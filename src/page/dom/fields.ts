import type { ElementChange } from '../../model/page/delta';
import { MASK } from '../../model/page/mask';
import { rememberSecretValue } from './known-values';
import * as dom from './native-accessors';
import { isSecret } from './secret';

/** More fields than this are not compared: reading them costs more than it is worth. */
const MAX_FIELDS = 4000;

/** All native fields and what each showed: its value, or whether it was checked. Two parallel arrays, as every operation reads them twice. */
export interface Fields {
  all: HTMLInputElement[];
  shown: string[];
}
export type FieldChange = Pick<ElementChange, 'field' | 'from' | 'to'> & { element: Element };

/** Values and check marks of all native fields now; they change without a mutation record. */
export function readFields(roots: (Document | ShadowRoot)[]): Fields {
  const all: HTMLInputElement[] = [];
  for (const root of roots) {
    for (const field of dom.querySelectorAll<HTMLInputElement>(root, 'input,textarea,select')) {
      if (all.length >= MAX_FIELDS) break;
      all.push(field);
    }
  }
  return { all, shown: all.map(shownBy) };
}

/** The fields that are still there and differ from what was read. */
export function changedFields({ all, shown }: Fields): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const [index, element] of all.entries()) {
    const [from = '', to] = [shown[index], shownBy(element)];
    if (from === to || !element.isConnected) continue;
    if (isTicked(element)) changes.push({ element, field: 'checked', from, to });
    else changes.push({ element, field: 'value', ...masked(element, from, to) });
  }
  return changes;
}

const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

function shownBy(field: HTMLInputElement | HTMLSelectElement): string {
  switch (field.type) {
    case 'checkbox':
    case 'radio':
      return (field as HTMLInputElement).indeterminate ? 'mixed' : String((field as HTMLInputElement).checked);
    case 'select-one':
      return (field as HTMLSelectElement).options[(field as HTMLSelectElement).selectedIndex]?.label ?? '';
    case 'select-multiple':
      return Array.from((field as HTMLSelectElement).selectedOptions, (option) => option.label).join(', ');
    case 'hidden':
      return '';
    default:
      return field.value;
  }
}

function masked(element: Element, from: string, to: string): { from: string; to: string } {
  if (!isSecret(element)) return { from, to };
  rememberSecretValue(to);
  return { from: from && MASK, to: to && MASK };
}
