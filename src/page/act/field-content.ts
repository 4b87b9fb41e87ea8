import { editContextOf, isTextField } from '../dom/editable';
import * as dom from '../dom/native-accessors';

/** What a field or editor holds. */
export function fieldContentOf(field: HTMLElement): string {
  if (isTextField(field)) return field.value;
  // biome-ignore lint/performance/useDomNodeTextContent: lines and what is hidden count as a person sees them
  return editContextOf(field)?.text ?? dom.innerText(field) ?? '';
}
