import { same, tidy } from '../lib/text';
import { parseUrl, pathOf } from '../lib/url';
import { newLines } from '../model/page/new-lines';
import type { Snapshot, SnapshotElement } from '../model/page/snapshot';
import type { Fingerprint } from '../model/page/target';
import { items, type QueueItem, type Run } from '../model/run/run';
import type { Told } from '../model/saying';
import { saying } from '../model/saying-of';

/** Effect of a submit whose new document shows the filled-in fields again: as a search does, and a refused form. */
export const FORM_AGAIN = 'form shown again';

/**
 * Does the new document show the submitted form again? All filled-in fields have to be there, and either one of them asks for a secret
 * again or is marked as invalid, or several are there under the title that the form had. One field alone is a search, which every page of a
 * site shows.
 */
export function isFormAgain(run: Run, acting: QueueItem, now: Snapshot): boolean {
  if (isLinkTo(acting.found, run.snapshot?.url, now.url)) return false;
  const fields = filledBefore(run, acting);
  const there = fields.map((field) => now.elements.find((element) => isField(element, field)));
  if (!there.length || there.some((one) => !one)) return false;
  if (there.some((one) => one?.secret || one?.type === 'password' || one?.states.includes('invalid'))) return true;
  return fields.length > 1 && now.title === run.snapshot?.title;
}

/** What a document that shows a form again says that the one before it did not: why it was not accepted. Undefined where that is nothing, or too much for a message. */
export function newWords(before: Snapshot | undefined, now: Snapshot): string | undefined {
  const known = oneLine(before?.text ?? '');
  // Lines may be broken in another way.
  const fresh = newLines(before, now)
    .map(oneLine)
    .filter((line) => /\p{L}/u.test(line) && !known.includes(line));
  return fresh.length && fresh.length <= MESSAGE_LINES ? fresh.join(' ').slice(0, 1000) : undefined;
}
const oneLine = (text: string) => tidy(text.replace(/^# /gm, ''));
/** A message for each field of a login, and one above them. */
const MESSAGE_LINES = 3;

/** A link to the new document's URL submits nothing. */
function isLinkTo(found: Fingerprint | undefined, from: string | undefined, to: string): boolean {
  const href = found?.tag === 'a' ? found.attributes['href'] : undefined;
  return !!href && !href.startsWith('#') && pathOf(parseUrl(href, from)?.href ?? '') === pathOf(to);
}

/** The fingerprints of the fields that were filled in since the last new document. */
function filledBefore(run: Run, acting: QueueItem): Fingerprint[] {
  const all = items(run);
  const at = all.findIndex(({ id }) => id === acting.id);
  const before = all.slice(0, at);
  const began = before.findLastIndex(({ operation, record }) => operation.type === 'navigate' || record?.notes.some(isLedAway)) + 1;
  const filled = before.slice(began).filter(({ operation, record }) => FILLS.has(operation.type) && record?.status !== 'failed');
  const prints = [...filled, acting].flatMap(({ operation, record, found }) => (FILLS.has(operation.type) ? [record?.found ?? found] : []));
  return prints.filter((print) => print !== undefined);
}
const FILLS = new Set(['type', 'select']);
/** Note of a record whose operation led to a new document. */
export const LED_AWAY = saying('ledAway');
const isLedAway = (note: Told) => typeof note !== 'string' && note.kind === LED_AWAY.kind;

const isField = ({ role, name, tag, selector }: SnapshotElement, field: Fingerprint) =>
  tag === field.tag && (field.selectors.includes(selector) || (role === (field.role ?? role) && !!name && same(name, field.name ?? '')));
