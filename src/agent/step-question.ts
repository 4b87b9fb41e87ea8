import { showInvisible } from '../lib/show-invisible';
import { shorten } from '../lib/text';
import { sayElement } from '../model/page/element-words';
import { sayLandmark } from '../model/page/landmark-words';
import type { Target } from '../model/page/target';
import { sayOperation } from '../model/plan/operation-words';
import { isWriting } from '../model/plan/writing';
import type { QueueItem, Run } from '../model/run/run';
import type { Question } from '../model/run/run-event';
import { choiceOf, sayInEnglish, stepValue } from '../model/say-in-english';
import type { Saying } from '../model/saying';
import { saying } from '../model/saying-of';
import { sayAddress } from './address';
import { destinationOf } from './judge-navigation';

/**
 * Asks about one step of a playbook that has not run here yet, or that is done step by step: what it does, to which element, with what, and
 * where it goes.
 */
export function stepQuestion(item: QueueItem, run: Run): Question {
  const says = [sayWhich(item), ...sayWhat(item, run)];
  return {
    id: `step-${item.id}`,
    kind: 'step',
    text: sayInEnglish(says).slice(0, 12_000),
    says,
    operationId: item.id,
    choices: [choiceOf('go', 'doStep'), choiceOf('stop', 'stop')],
  };
}

function sayWhich({ origin, unproven }: QueueItem): Saying {
  if (!origin) return saying('stepNext');
  const { step, of, name } = origin;
  return saying(unproven ? 'stepOfNew' : 'stepOf', { number: step + 1, of, name: showInvisible(name) });
}

function sayWhat(item: QueueItem, run: Run): Saying[] {
  const { operation } = item;
  const { dialogs = [], ...alone } = operation;
  const seen = shownElement(operation as Target, run);
  const label = seen ? sayElement(seen, seen.name, 200) : item.label;
  const print = (operation as Target).fingerprint;
  const [block] = print?.blocks ?? [];
  const frame = print?.frame?.path.length ? print.frame.url : '';
  const link = seen?.href ?? print?.attributes['href'];
  const to = destinationOf(item, run);
  const asked = dialogs.filter(({ kind }) => kind !== 'alert').map(({ text, accept }) => ({ text: showInvisible(text), accept }));
  return [
    saying('stepDoes', { step: stepValue(item.id, showInvisible(sayOperation(alone as typeof operation, label))) }),
    ...textsOf(item),
    ...asked.map(({ text, accept }) => saying(accept ? 'stepAnswersYes' : 'stepAnswersNo', { text })),
    ...(block ? [saying('stepStandsIn', { place: showInvisible(sayLandmark(block)) })] : []),
    ...(frame ? [saying('stepFrame', { url: showInvisible(frame) })] : []),
    ...(link && operation.type === 'click' ? [saying('stepLeadsTo', { url: showInvisible(link) })] : []),
    ...(to && 'url' in to ? [saying('stepOpens', { url: showInvisible(sayAddress(to.url)) })] : []),
  ];
}

/** The element as the page shows it now: the labels in an imported file may be made up. */
function shownElement({ elementId, selector, fingerprint }: Target, { snapshot }: Run) {
  const known = [selector, ...(fingerprint?.selectors ?? [])];
  return snapshot?.elements.find((one) => one.id === elementId || (one.frame === 0 && known.includes(one.selector)));
}

/** Texts of the operation that the sentence shows shortened. */
function textsOf({ operation }: QueueItem): Saying[] {
  const texts = isWriting(operation) ? [operation.text] : operation.type === 'select' ? operation.options : [];
  const cut = texts.filter((text) => text.length > MAX_TEXT_SHOWN_WHOLE);
  return cut.map((whole) => {
    const text = showInvisible(shorten(whole, MAX_TEXT_CHARS));
    return whole.length > MAX_TEXT_CHARS ? saying('stepLongText', { text, count: whole.length }) : saying('stepWholeText', { text });
  });
}
/** Longest text that `sayOperation` shows whole, characters. */
const MAX_TEXT_SHOWN_WHOLE = 40;
const MAX_TEXT_CHARS = 4000;
