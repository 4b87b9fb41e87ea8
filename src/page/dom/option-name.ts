import { tidy } from '../../lib/text';
import * as dom from './native-accessors';

/** What tells an option of a native list apart: its label; of several with the same label "group > label", else its value. */
export function optionName(option: HTMLOptionElement, options: readonly HTMLOptionElement[]): string {
  const label = tidy(option.label);
  const twins = options.filter((one) => one.label === option.label);
  if (twins.length < 2) return label;
  const grouped = optionInGroup(option);
  return grouped && twins.filter((twin) => optionInGroup(twin) === grouped).length === 1 ? grouped : option.value;
}

/** "Ohio > Springfield"; '' without a group. */
export function optionInGroup(option: HTMLOptionElement): string {
  const group = dom.closest(option, 'optgroup');
  return group ? `${tidy(dom.getAttribute(group, 'label') ?? '')} > ${tidy(option.label)}` : '';
}
