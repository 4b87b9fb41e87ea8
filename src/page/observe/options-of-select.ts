import { shorten } from '../../lib/text';
import type { Fingerprint } from '../../model/page/target';
import { optionKey } from '../../model/playbook/option-key';
import type { SeenOption } from '../../model/run/record';
import { optionName } from '../dom/option-name';
import { MOST_OPTIONS } from './options';

/** The options of a native select: each is chosen by its label on the select itself, which has this fingerprint. */
export function optionsOfSelect(select: HTMLSelectElement, fingerprint: Fingerprint, known?: ReadonlySet<string>): SeenOption[] {
  return Array.from(select.options)
    .filter((option) => !option.disabled && option.label.trim())
    .slice(0, MOST_OPTIONS)
    .map((option) => shorten(optionName(option, [...select.options]), 400))
    .map((label) => (known?.size && known.has(optionKey(label, fingerprint)) ? { label } : { label, target: { fingerprint } }));
}
