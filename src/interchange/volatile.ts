import type { Fingerprint } from '../model/target';

/** A number in a name may be a count that another visit shows otherwise ("Cart 2", "Inbox (12)"), and may be what tells a thing ("Room 12"). */
const mayBeCounted = ({ name = '' }: Fingerprint): boolean => /\d/.test(name);

/** What is offered among others, another time at another place. */
const OFFERED = /^(option|row|gridcell|cell|listitem|menuitem|menuitemradio|menuitemcheckbox|treeitem|link)$/;

/** Is it a key that somebody wrote, without a number: an id, a name or a test id? */
export const isWritten = (selector: string): boolean => WRITTEN.test(selector);
const WRITTEN = /^[\w-]*(#[^\d\s>+~:.[]+|\[(?:id|name|data-test(?:-?id)?|data-qa|data-cy)=["']?[^\d"'\]]+["']?\])$/;

/** The selector that says more lastingly what an element is than its name does, because the name holds a number; undefined where the name does. */
export const keyForCounted = (print: Fingerprint): string | undefined =>
  mayBeCounted(print) ? print.selectors.find(isWritten) : undefined;

/**
 * Would a selector find whatever stands in the same place another time ("#suggestion-0", "li:nth-child(2) > a")? Of what is offered among others and known
 * by a name of its own.
 */
export const namesAPlace = (selector: string, { role = '', name, ordinal }: Fingerprint): boolean =>
  OFFERED.test(role) && !!name && (ordinal?.of ?? 1) === 1 && /\d/.test(selector);
