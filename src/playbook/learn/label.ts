import { replaceWhole, sameKey, tidy } from '../../lib/text';
import { asLabel, calledBy, selectorWord } from '../../model/page/called-by';
import type { Fingerprint, Target } from '../../model/page/target';
import type { Operation } from '../../model/plan/operation';

/** What a person calls the target: its name, label or text; else a word of its selector; '' where there is none. */
export function targetLabelOf(target: Operation | Target): string {
  if ('fingerprint' in target && target.fingerprint) {
    const called = calledBy(target.fingerprint);
    if (called) return called;
  }
  return 'selector' in target && target.selector ? selectorWord(target.selector) : '';
}

/**
 * The label of an opener without the option it shows at the moment: "Theme Neutral" with options Neutral and Purple is "Theme". If only the
 * option would be left, another name of the element.
 */
export function triggerLabel(target: Operation | Target, options: readonly string[]): string {
  const print = 'fingerprint' in target ? target.fingerprint : undefined;
  const names = print
    ? [
        print.label,
        print.name,
        print.attributes['aria-label'],
        print.text,
        print.attributes['title'],
        print.attributes['name'],
        wordsOfId(print),
      ]
    : [];
  for (const name of [...names, targetLabelOf(target)]) {
    const rest = withoutOptions(tidy(name ?? ''), options);
    if (rest) return rest.slice(0, 120);
  }
  return '';
}

/** The label without any of the options; '' where nothing else is left. */
export function withoutOptions(label: string, options: readonly string[]): string {
  let rest = label;
  for (const option of [...options].sort((left, right) => right.length - left.length)) {
    rest = replaceWhole(rest, option, ' ', 'i');
  }
  return sameKey(rest) === '' ? '' : tidy(rest.replace(/^(?:[\s:·|,]|[–-](?=\s))+|(?:[\s:·|,]|(?<=\s)[–-])+$/gu, ''));
}

function wordsOfId({ attributes }: Fingerprint): string {
  const id = attributes['data-testid'] ?? attributes['id'] ?? '';
  return asLabel(id.replace(/[-_:.]+/g, ' ').replace(/\b(trigger|button|btn|select|menu|toggle|dropdown)\b/gi, ' '));
}
