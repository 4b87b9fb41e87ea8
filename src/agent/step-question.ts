import { showInvisible } from '../lib/show-invisible';
import { shorten } from '../lib/text';
import { sayElement } from '../model/element-words';
import { sayLandmark } from '../model/landmark-words';
import { sayOperation } from '../model/operation-words';
import type { QueueItem, Run } from '../model/run';
import type { Question } from '../model/run-event';
import type { Target } from '../model/target';
import { isWriting } from '../model/writing';
import { sayAddress } from './address';
import { destinationOf } from './judge-navigation';

/**
 * Asks about one step of a playbook that has not run here yet, or that is done step by step: what it does, to which element, with what, and
 * where it goes.
 */
export const stepQuestion = (item: QueueItem, run: Run): Question => ({
  id: `step-${item.id}`,
  kind: 'step',
  text: [sayWhich(item), ...sayWhat(item, run)].join(' '),
  operationId: item.id,
  choices: [
    { id: 'go', label: 'Do this step' },
    { id: 'stop', label: 'Stop' },
  ],
});

function sayWhich({ origin, unproven }: QueueItem): string {
  if (!origin) return 'Next:';
  return `Step ${origin.step + 1} of ${origin.of} of "${showInvisible(origin.name)}"${unproven ? ', which has not run here as it is now' : ''}:`;
}

function sayWhat(item: QueueItem, run: Run): string[] {
  const { operation } = item;
  const { dialogs = [], ...alone } = operation;
  const seen = shownElement(operation as Target, run);
  const label = seen ? sayElement(seen, seen.name, 200) : item.label;
  const print = (operation as Target).fingerprint;
  const [block] = seen?.blocks ?? print?.blocks ?? [];
  const frame = print?.frame?.path.length ? print.frame.url : '';
  const link = seen?.href ?? print?.attributes['href'];
  const to = destinationOf(item, run);
  return [
    `${sayOperation(alone as typeof operation, label)}.`,
    ...textsOf(item),
    ...dialogs.flatMap(({ kind, text, accept }) => (kind === 'alert' ? [] : [`It answers ${accept ? 'yes' : 'no'} to "${text}".`])),
    ...(block ? [`It stands in ${sayLandmark(block)}.`] : []),
    ...(frame ? [`It is in the frame ${frame}.`] : []),
    ...(link && operation.type === 'click' ? [`It leads to ${link}.`] : []),
    ...(to && 'url' in to ? [`It opens ${sayAddress(to.url)}.`] : []),
  ].map(showInvisible);
}

/** The element as the page shows it now: the labels in an imported file may be made up. */
function shownElement({ elementId, selector, fingerprint }: Target, { snapshot }: Run) {
  const known = [selector, ...(fingerprint?.selectors ?? [])];
  return snapshot?.elements.find((one) => one.id === elementId || (one.frame === 0 && known.includes(one.selector)));
}

/** Texts of the operation that the sentence shows shortened. */
function textsOf({ operation }: QueueItem): string[] {
  const texts = isWriting(operation) ? [operation.text] : operation.type === 'select' ? operation.options : [];
  const cut = texts.filter((text) => text.length > MAX_TEXT_SHOWN_WHOLE);
  return cut.map(
    (text) => `The whole text: "${shorten(text, MAX_TEXT_CHARS)}"${text.length > MAX_TEXT_CHARS ? ` (${text.length} characters)` : ''}.`,
  );
}
/** Longest text that `sayOperation` shows whole, characters. */
const MAX_TEXT_SHOWN_WHOLE = 40;
const MAX_TEXT_CHARS = 4000;
