import { replaceWhole, same, tidy } from '../lib/text';
import { parseUrl, pathOf } from '../lib/url';
import { newLines } from '../model/page/new-lines';
import type { Shown } from '../model/page/shown';
import type { SeenElement, Snapshot } from '../model/page/snapshot';
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
  const there = shownAgain(fields, now);
  if (!there) return false;
  if (there.some((one) => one.secret || one.type === 'password' || isWrong(one))) return true;
  return fields.length > 1 && now.title === run.snapshot?.title;
}

/** What the new document of a run makes of the submitted form that it shows again, as effects. */
export const formEffects = (run: Run, acting: QueueItem, now: Snapshot): string[] =>
  effectsOf(shownAgain(filledBefore(run, acting), now) ?? [], run.snapshot, now);

/** The same of a recording, whose last step led to the document `now`; none where that shows the form no more. */
export function shownFormEffects(steps: readonly Shown[], before: Texts, now: Page): string[] {
  const began =
    steps.slice(0, -1).findLastIndex(({ operation, delta }) => operation.type === 'navigate' || delta?.effects?.some(isDocument)) + 1;
  const fields = steps
    .slice(began)
    .flatMap(({ operation }) => (FILLS.has(operation.type) && 'fingerprint' in operation && operation.fingerprint) || []);
  const there = shownAgain(fields, now);
  return there ? effectsOf(there, before, now) : [];
}
const isDocument = (effect: string) => effect.startsWith('document ');

/** What is wrong in the form, and what the document says, without numbers and what the fields hold: a message of another run is the same one. */
function effectsOf(fields: readonly SeenElement[], before: Texts | undefined, now: Page): string[] {
  const values = fields.flatMap(({ value, secret }) => (value && !secret ? [value] : []));
  const said = (line: string) => values.reduce((rest, value) => replaceWhole(rest, value, '…'), line).replace(/\d+/g, '#');
  const wrong = fields.filter(isWrong).map(({ name }) => `wrong ${name}`);
  return [FORM_AGAIN, ...wrong, ...newWords(before, now).map((line) => `${SAID}${said(line)}`)].map((effect) => effect.slice(0, 400));
}
const SAID = 'said ';
const isSaid = (effect: string) => effect.startsWith(SAID);

/**
 * Was a form refused that is shown again? It was not when showing it again is what was promised, nothing is marked as wrong that was not then, and, where the
 * document says something new, some of it was said then.
 */
export function isRefused(promised: readonly string[], came: readonly string[]): boolean {
  const [said, wrong] = [came.filter(isSaid), came.filter((effect) => effect.startsWith('wrong '))];
  const isPromised = (effect: string) => promised.includes(effect);
  return !isPromised(FORM_AGAIN) || !wrong.every(isPromised) || (said.length > 0 && !said.some(isPromised));
}

/** The effects that a form shown again leaves in the record: what was said before the submit and still is was not said anew. */
export const withSaidBefore = (promised: readonly string[], came: readonly string[]): readonly string[] =>
  isRefused(promised, came) || came.some(isSaid) ? came : [...came, ...promised.filter(isSaid)];

type Texts = Pick<Snapshot, 'text'>;
type Page = Texts & { elements: readonly SeenElement[] };

/** The fields as the page shows them; undefined where one is not there, and where there are none. */
function shownAgain(fields: readonly Fingerprint[], now: Page): SeenElement[] | undefined {
  const there = fields.flatMap((field) => now.elements.find((element) => isField(element, field)) ?? []);
  return there.length && there.length === fields.length ? there : undefined;
}
const isWrong = ({ states }: SeenElement) => states.includes('invalid');

/** What a document that shows a form again says that the one before it did not, as why it was not accepted. None where that is too much for a message. */
export function newWords(before: Texts | undefined, now: Texts): string[] {
  const known = oneLine(before?.text ?? '');
  // Lines may be broken in another way.
  const fresh = newLines(before, now)
    .map(oneLine)
    .filter((line) => /\p{L}/u.test(line) && !known.includes(line));
  return fresh.length <= MESSAGE_LINES ? fresh : [];
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

const isField = ({ role, name, tag, selector }: SeenElement, field: Fingerprint) =>
  tag === field.tag && (field.selectors.includes(selector) || (role === (field.role ?? role) && !!name && same(name, field.name ?? '')));
