import type { Target } from '../../../src/model/page/target';
import type { Operation } from '../../../src/model/plan/operation';
import type { Picked } from './use-pick';

/** An assertion or a wait that a person inserts between two steps. A wait is for something in the page, never for a time. */
export type CheckAbout = 'visible' | 'gone' | 'text' | 'url';
export interface Check {
  how: 'expect' | 'wait';
  about: CheckAbout;
  /** The text that is visible, or a part of the address. */
  text: string;
}

/** Is it about an element, rather than about the page as a whole? */
export const isAboutElement = ({ about }: Pick<Check, 'about'>): boolean => about === 'visible' || about === 'gone';

/** The operation for a check after another operation: in the same tab, and by default about the same element. */
export function checkAfter(before: Operation | undefined, check: Check, picked?: Pick<Picked, 'fingerprint'>): Operation | undefined {
  const target = picked ? { fingerprint: picked.fingerprint } : before && targetOf(before);
  const operation = checkOperation(check, target);
  return operation && before?.tab ? { ...operation, tab: before.tab } : operation;
}

function targetOf(operation: Operation): Pick<Target, 'selector' | 'fingerprint' | 'position'> {
  if (operation.type === 'navigate') return {};
  const { selector, fingerprint, position } = operation;
  return { ...(selector ? { selector } : {}), ...(fingerprint ? { fingerprint } : {}), ...(position ? { position } : {}) };
}

/** The check as an operation; undefined if it lacks its element or text. */
function checkOperation({ how, about, text }: Check, target: Pick<Target, 'selector' | 'fingerprint'> | undefined): Operation | undefined {
  const said = text.trim();
  if (isAboutElement({ about })) {
    if (!target || !Object.keys(target).length) return undefined;
    return how === 'wait' ? { type: 'wait', until: about, ...target } : { type: 'assert', visible: about === 'visible', ...target };
  }
  if (!said) return undefined;
  if (how === 'wait') return { type: 'wait', until: about, text: said };
  return about === 'url' ? { type: 'assert', url: said } : { type: 'assert', text: said };
}
