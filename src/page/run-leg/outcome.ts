import { tidy } from '../../lib/text';
import type { Delta, ElementSummary } from '../../model/delta';
import type { Outcome } from '../../model/leg';
import { roleOf } from '../dom/role';
import { isShown } from '../observe/hidden';
import { rootsInPage } from '../observe/known-roots';
import { summarise } from '../observe/summarise';

/** The parts of a promised outcome that are not there, in words. Empty when all is as it was when it worked, or nothing was promised. */
export function missingParts(expects: Outcome | undefined, delta: Delta): string[] {
  if (!expects) return [];
  const came = new Set(delta.appeared.map(say));
  const went = new Set(delta.disappeared.map(say));
  const turned = new Set(delta.changed.map(({ field, name }) => `${field} of ${tidy(name ?? '')}`));
  return [
    ...(expects.navigatesTo !== undefined && expects.navigatesTo !== location.pathname ? [`page ${expects.navigatesTo}`] : []),
    ...(expects.appeared ?? []).filter((words) => !came.has(words) && !isThere(words)),
    ...(expects.disappeared ?? []).filter((words) => !went.has(words) && isThere(words)).map((words) => `${words} gone`),
    ...(expects.changed ?? []).filter((words) => !turned.has(words)),
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
