import { same } from '../../../lib/text';
import type { Landmark } from '../../../model/landmark';
import { isFinalLabel, spends } from '../../../model/risk-label';
import type { SnapshotElement } from '../../../model/snapshot';
import type { Action } from '../action';
import type { Command, Said } from '../command';
import { isBeside } from '../header-row';
import { CONTROLS, ITEM_ROLES, isIn } from '../inside';
import { opensMenu } from '../kinds';
import { parsePhrase } from '../phrase';
import { type Entry, isEditable, type Scene, sceneOf } from '../scene';
import { type Comparable, comparable, FIT, textFit } from '../text-fit';
import { NEARLY_EXACT, NOT_ONLY_INSIDE } from '../thresholds';
import { voiceOf } from '../voice';
import { type Found, findTarget, labelIn, labelOf, sayClick } from './find-target';
import { abstain, type Resolution, type Resolve, type ResolveContext } from './resolution';

/** "click X", with one pointer method or another. */
export const clickWith =
  (method: 'click' | 'doubleClick' | 'rightClick' | 'hover'): Resolve =>
  ({ command, scene }) =>
    clickOn(scene, command, command.slots.object ?? { text: '', quoted: false }, method);

/** Clicks what was said, if it is one thing. */
export function clickOn(
  scene: ResolveContext['scene'],
  command: ResolveContext['command'],
  said: Said,
  method: Action['method'] = 'click',
): Resolution {
  const found = findTarget(scene, said, command, { needs: method === 'hover' ? 'any' : 'clickable' });
  return found.ok ? clickFound(scene, command, found, method) : found.abstain;
}

/** A name with one letter misspelt (0.89) is near, one that only contains a synonym (0.78) is not; by judgement between these. */
const NEAR_ENOUGH = 0.86;

/** Clicks what was found; what cannot be undone only where it was named nearly or exactly so. */
export function clickFound(
  scene: ResolveContext['scene'],
  command: ResolveContext['command'],
  { element, text, why }: { element: SnapshotElement; text: number; why: string },
  method: Action['method'] = 'click',
): Resolution {
  // Of what cannot be undone only a near name is near enough, and for money only the very same.
  const near = spends(element.name) ? FIT.exact : isFinalLabel(element.name) ? NEAR_ENOUGH : 0;
  if (text < near && method !== 'hover') return tooRisky(element, command);
  return act(scene, element, method, why);
}

function tooRisky(element: SnapshotElement, { source, language }: Command): Resolution {
  const say = voiceOf(language);
  return abstain(say('notExactly', { said: source, label: labelIn(say, element) }), [sayClick(say, element)]);
}

/** The action on an element. */
export function act(
  scene: ResolveContext['scene'],
  element: SnapshotElement,
  method: Action['method'],
  reason: string,
  values: Record<string, string> = {},
): Resolution {
  const changes =
    method === 'click' || method === 'doubleClick' || method === 'rightClick' || method === 'dragAndDrop' || method === 'selectOption';
  return {
    kind: 'act',
    action: {
      locator: scene.locatorOf(element),
      description: labelOf(element),
      method,
      arguments: Object.entries(values).map(([name, value]) => ({ name, value })),
    },
    reason,
    changes: (changes && !isEditable(element)) || values.submit !== undefined,
  };
}

/** To select what has a box to tick, or to say its name, is to tick it, not to turn it over. */
export function asCheck(scene: ResolveContext['scene'], clicked: Resolution): Resolution {
  if (clicked.kind !== 'act') return clicked;
  const element = clicked.action.locator === undefined ? undefined : scene.elementAt(clicked.action.locator);
  return element?.role === 'checkbox' ? act(scene, element, 'check', clicked.reason) : clicked;
}

/** "open the theme menu": nothing to do where it is open. */
export const open: Resolve = ({ command, scene }) => {
  const say = voiceOf(command.language);
  const said = command.slots.object ?? { text: '', quoted: false };
  const found = findTarget(scene, said, command, { needs: 'clickable', prefers: opens });
  const fold = !found.ok && found.several ? foldOf(scene, command, found) : undefined;
  if (fold) return act(scene, fold, 'click', 'unfolds what stands under it');
  if (!found.ok) return found.abstain;
  if (found.element.states.includes('expanded') || found.element.states.includes('open'))
    return { kind: 'done', why: say('openAlready', { label: labelIn(say, found.element) }) };
  return clickFound(scene, command, wholeItem(scene, said, found) ?? found);
};

/** "Open the mail from Stripe": the entry of the list itself, and not the star in it, of which nothing was said. */
function wholeItem({ snapshot }: ResolveContext['scene'], { text }: Said, { element, ...rest }: Found & { ok: true }) {
  const { words } = comparable(text);
  if (element.role !== 'button' || element.name === '' || comparable(element.name).words.some((word) => words.includes(word)))
    return undefined;
  const item = snapshot.elements.find(
    (one) => ITEM_ROLES.has(one.role) && isIn(element, one) && element.place.some(({ kind }) => kind === one.role),
  );
  return item && { ...rest, element: item };
}

/** Less than `EQUAL_WITHIN` below a menu: of two that fit the same the menu comes first, and both stay contenders. */
const NO_MENU = 0.99;

/** What is typed in or ticked opens nothing. */
const opens = ({ element }: ResolveContext['scene']['entries'][number]) =>
  opensMenu(element) ? 1 : isEditable(element) || ['checkbox', 'radio', 'switch'].includes(element.role) ? 0 : NO_MENU;

/** More than `EQUAL_WITHIN` below a link: of a link and a button of the very same name the link is meant. */
const BUTTON_TO_GO = 0.95;

/** "go to the cart": links and tabs before buttons. */
export const goTo: Resolve = ({ command, scene }) => {
  const said = command.slots.object ?? { text: '', quoted: false };
  const found = findTarget(scene, said, command, {
    needs: 'clickable',
    prefers: ({ element }) =>
      ['link', 'tab', 'menuitem', 'treeitem'].includes(element.role) ? 1 : element.role === 'button' ? BUTTON_TO_GO : 0,
  });
  return found.ok ? act(scene, found.element, 'click', found.why) : found.abstain;
};

/** "close the dialog", "skip the tour": the dismiss control of what is open, else what was named, if it is unfolded. */
export const close: Resolve = ({ command, scene, opened }) => {
  const say = voiceOf(command.language);
  if (opened && scene.before && command.slots.object) {
    const [was, is] = [sceneOf(scene.before, scene.now), scene].map((at) => standingIn(at, command).length);
    return (is ?? 0) < (was ?? 0) ? { kind: 'done', why: command.source } : abstain(say('noClose', { label: command.slots.object.text }));
  }
  const dialogs = scene.snapshot.dialogs.length > 0;
  const dismiss = dismissControl(scene, command, dialogs);
  if (dialogs && dismiss?.ok) return act(scene, dismiss.element, 'click', dismiss.why);
  const object = command.slots.object ?? { text: 'close', quoted: false };
  const named = findTarget(scene, object, command, { needs: 'clickable' });
  if (named.ok && named.element.states.includes('expanded')) return act(scene, named.element, 'click', named.why);
  if (dismiss?.ok) return act(scene, dismiss.element, 'click', dismiss.why);
  const fold = command.slots.object ? foldOf(scene, command, named) : undefined;
  if (fold) {
    const pressed = act(scene, fold, 'click', 'folds what stands under it');
    // A heading does not say whether it is folded: what stands under it is looked for afterwards.
    return pressed.kind === 'act' && !fold.states.includes('expanded') ? { ...pressed, unfinished: true } : pressed;
  }
  if (!named.ok) return named.abstain;
  return abstain(say('noClose', { label: labelIn(say, named.element) }), [say('pressEscape'), sayClick(say, named.element)]);
};

/** "Collapse the Billing section": the one unfolded control in what is called so, else the heading above what stands in it. */
function foldOf(scene: Scene, command: Command, named: Found): SnapshotElement | undefined {
  const isCalled = calledIn(command);
  const inside = standingIn(scene, command);
  const unfolded = inside.filter(({ element }) => element.states.includes('expanded') && CONTROLS.has(element.role));
  if (unfolded.length === 1 && (!named.ok || isIn(unfolded[0]?.element, named.element))) return unfolded[0]?.element;
  const headings = scene.entries.filter(({ element, texts }) => element.weak && !element.href && texts.some(({ text }) => isCalled(text)));
  const isMember = ({ box }: SnapshotElement) => inside.some(({ element }) => element.box.x === box.x && element.box.width === box.width);
  const [heading, other] = headings.filter(({ element }) => inside.length > 0 && !isMember(element));
  return other || !heading ? undefined : (handleBefore(scene, heading.element) ?? heading.element);
}

/** The plus and minus of a drawn tree: the small box without a name right before what it folds. */
function handleBefore({ snapshot }: Scene, heading: SnapshotElement): SnapshotElement | undefined {
  const [only, other] = snapshot.elements.filter(
    (element) =>
      element.name === '' &&
      element.weak &&
      same(element.place[0]?.name ?? '', heading.name) &&
      isBeside(element, heading) &&
      element.box.x + element.box.width <= heading.box.x + 1 &&
      element.box.width <= HANDLE,
  );
  return other ? undefined : only;
}
/** CSS px, by judgement. */
const HANDLE = 32;

/** What stands in a place of that name. */
function standingIn({ entries }: Scene, command: Command): readonly Entry[] {
  const isCalled = calledIn(command);
  return entries.filter(({ places }) => places.some((place) => isCalled(comparable(place.text.replace(/^\S+ /, '')))));
}

function calledIn({ slots, language }: Command): (text: Comparable) => boolean {
  const { names } = parsePhrase(slots.object ?? { text: '', quoted: false }, language);
  return (text) => names.some((name) => textFit(name, text) >= FIT.exact);
}

const DISMISSALS = ['close', 'not now', 'no thanks', 'skip', 'got it', 'cancel'];

function dismissControl(scene: ResolveContext['scene'], command: ResolveContext['command'], inDialog: boolean): Found | undefined {
  for (const text of inDialog ? DISMISSALS : ['close']) {
    const found = findTarget(scene, { text, quoted: true }, command, {
      needs: 'clickable',
      threshold: text === 'close' ? NOT_ONLY_INSIDE : NEARLY_EXACT,
      prefers: ({ element }) => (!inDialog || element.place.some(isDialog) ? 1 : 0),
    });
    if (found.ok) return found;
    const alike = inDialog && found.several && scene.snapshot.dialogs.length === 1 ? firstCalled(scene, text) : undefined;
    if (alike) return { ok: true, element: alike, text: 1, why: `the first “${alike.name}” of the one dialog` };
  }
  return undefined;
}

const isDialog = ({ kind }: Landmark) => kind === 'dialog' || kind === 'alertdialog';

/** A cross and a button below, both called "Close": either closes the one dialog that is open. */
function firstCalled({ snapshot }: ResolveContext['scene'], text: string): SnapshotElement | undefined {
  return snapshot.elements.find(
    ({ name, role, place, states }) => role === 'button' && same(name, text) && place.some(isDialog) && !states.includes('disabled'),
  );
}
