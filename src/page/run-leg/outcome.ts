import { tidy } from '../../lib/text';
import type { Delta, ElementSummary } from '../../model/delta';
import type { Outcome } from '../../model/leg';
import { roleOf } from '../dom/role';
import { isShown } from '../observe/hidden';
import { rootsInPage } from '../observe/known-roots';
import { summarise } from '../observe/summarise';

/**
 * The parts of a promised outcome that are not there, in words. Empty when all is as it was when it worked, or nothing was promised. `byKind` in a page that
 * speaks otherwise than when it was recorded: there a status is promised, not what it says.
 */
export function missingParts(expects: Outcome | undefined, delta: Delta, byKind = false): string[] {
  if (!expects) return [];
  const as = (words: string) => (byKind ? (words.split(' ', 1)[0] ?? '') : words);
  const came = new Set(delta.appeared.map((one) => as(say(one))));
  const went = new Set(delta.disappeared.map(say));
  const turned = new Set(delta.changed.map(({ field, name }) => as(`${field} of ${tidy(name ?? '')}`)));
  return [
    ...(expects.navigatesTo !== undefined && expects.navigatesTo !== location.pathname ? [`page ${expects.navigatesTo}`] : []),
    ...(expects.appeared ?? []).filter((words) => !came.has(as(words)) && !isThere(words)),
    ...(expects.disappeared ?? []).filter((words) => !went.has(words) && isThere(words)).map((words) => `${words} gone`),
    ...(expects.changed ?? []).filter((words) => !turned.has(as(words))),
  ];
}

/** How many parts an outcome promises. */
export function promises(expects: Outcome | undefined): number {
  if (!expects) return 0;
  const { navigatesTo, appeared = [], disappeared = [], changed = [] } = expects;
  return (navigatesTo === undefined ? 0 : 1) + appeared.length + disappeared.length + changed.length;
}

/** "button Theme", as playbooks say it. */
function say({ role, tagName, name, text }: ElementSummary): string {
  return `${role ?? tagName.toLowerCase()} ${tidy(name ?? text ?? '')}`.trim();
}

/** Is something of these words on the page now, whenever it came? */
function isThere(words: string): boolean {
  const kind = words.split(' ', 1)[0] ?? '';
  for (const root of rootsInPage()) {
    for (const element of root.querySelectorAll('*')) {
      if ((roleOf(element) || element.localName) === kind && isShown(element) && say(summarise(element)) === words) return true;
    }
  }
  return false;
}
