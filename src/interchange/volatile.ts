import type { Fingerprint } from '../model/page/target';

/** A number in a name may be a count that differs at the next visit ("Cart 2", "Inbox (12)"), or may identify the thing ("Room 12"). */
const mayBeCounted = ({ name = '' }: Fingerprint): boolean => /\d/.test(name);

/** Roles of entries in a list, menu, table or tree: their position may differ at the next visit. */
const OFFERED = /^(option|row|gridcell|cell|listitem|menuitem|menuitemradio|menuitemcheckbox|treeitem|link)$/;

/** Is the selector an id, name or test id without a number, so most likely written by a developer and not generated? */
export const isWritten = (selector: string): boolean => WRITTEN.test(selector);
const WRITTEN = /^[\w-]*(#[^\d\s>+~:.[]+|\[(?:id|name|data-test(?:-?id)?|data-qa|data-cy)=["']?[^\d"'\]]+["']?\])$/;

/** For an element whose name contains a number: its first selector by a developer's id, name or test id, which is more durable. Else undefined. */
export const keyForCounted = (print: Fingerprint): string | undefined =>
  mayBeCounted(print) ? print.selectors.find(isWritten) : undefined;

/**
 * Does the selector mean a position ("#suggestion-0", "li:nth-child(2) > a"), so that later it may find another element there? Asked only of entries
 * of lists, menus, tables and trees, and of links, whose name is unique.
 */
export const namesAPlace = (selector: string, { role = '', name, ordinal }: Fingerprint): boolean =>
  OFFERED.test(role) && !!name && (ordinal?.of ?? 1) === 1 && /\d/.test(selector);
