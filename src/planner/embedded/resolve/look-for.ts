import { isFinalLabel } from '../../../model/risk-label';
import type { Snapshot, SnapshotElement } from '../../../model/snapshot';
import type { Scene } from '../scene';
import { act } from './click';
import { freeAction, type OneAct } from './resolution';

/** How often is looked before it is given up: the rows of some hundreds, a screen at a time; by judgement. */
export const MOST_MOVES = 40;
const BACK = 'back to where it was';
/** Why the menu of a thing is opened. */
export const MENU = 'to look in the menu';

/**
 * A move that can bring what is sought into sight and does nothing else: another tab of the page, an unfolded part, a screen further. When there is none left, and
 * when it was looked often enough, what was opened is closed again; then it is undefined. `looked`: what was done so far; `first`: the page before it.
 */
export function lookFor(scene: Scene, looked: readonly string[], first: Snapshot | undefined, seeks: Sought): OneAct | undefined {
  if (looked.some((line) => line.includes(BACK))) return undefined;
  if (typeof seeks === 'object' && looked.length === 0) return seeks;
  if (looked.some((line) => line.includes(MENU))) return closing;
  const inLists = seeks === 'in lists';
  const move =
    looked.length < MOST_MOVES ? (opening(scene, looked, first, inLists) ?? (inLists ? undefined : scrolling(scene))) : undefined;
  return move ?? (looked.length > 0 && first ? goingBack(scene, first) : undefined);
}

/** Where to look: anywhere, in lists that are closed, or what one move opens. */
export type Sought = true | 'in lists' | OneAct;

const closing: OneAct = { kind: 'act', action: freeAction('press', 'Press Escape', { key: 'Escape' }), reason: BACK, changes: true };

/** Each is opened once, and the tab that was open not at all. */
function opening(scene: Scene, looked: readonly string[], first: Snapshot | undefined, inLists: boolean): OneAct | undefined {
  const wasOpen = (element: SnapshotElement) => first && sameIn(first, element)?.states.includes('selected');
  const isNew = (element: SnapshotElement) => !looked.some((line) => line.startsWith(`${press(scene, element, '')?.action.description},`));
  const closed = scene.snapshot.elements.find(
    (element) => (inLists ? isClosedList : mayOpen)(element) && isNew(element) && !wasOpen(element),
  );
  return closed && press(scene, closed, 'to look there');
}

/** Only what opens: a tab that is not shown, a part that is folded. Nothing that leads elsewhere, sends, or has a menu, and no word of a deed. */
function mayOpen({ role, states, href, type, name, selector, covered }: SnapshotElement): boolean {
  const isTab = role === 'tab' && !states.includes('selected') && !states.includes('current');
  const isFolded = states.includes('collapsed') && !states.includes('popup') && FOLDS.has(role);
  const isHarmless = href === undefined && type !== 'submit' && !states.includes('disabled') && !isFinalLabel(name);
  return (isTab || isFolded) && isHarmless && selector !== '' && !covered;
}
/** A list that is closed, and is no list of the browser's. */
const isClosedList = ({ role, tag, states, covered }: SnapshotElement): boolean =>
  role === 'combobox' && tag !== 'select' && states.includes('collapsed') && !states.includes('disabled') && !covered;

const FOLDS = new Set(['button', 'disclosure', 'heading', 'treeitem']);

function press(scene: Scene, element: SnapshotElement, why: string): OneAct | undefined {
  const clicked = act(scene, element, 'click', why);
  return clicked.kind === 'act' ? clicked : undefined;
}

/** The list that goes on. What is further down on the page itself is in the snapshot already. */
function scrolling(scene: Scene): OneAct | undefined {
  const { elements } = scene.snapshot;
  const list = elements.find(({ scroll, inView, covered }) => (scroll?.down ?? 0) >= 1 && inView && !covered);
  const scrolled = list && act(scene, list, 'scrollDown', 'to look further down');
  return scrolled?.kind === 'act' ? scrolled : undefined;
}

const sameIn = ({ elements }: Snapshot, one: SnapshotElement) =>
  elements.find(({ role, name, frame }) => role === one.role && name === one.name && frame === one.frame);

/** The tab that was shown and the parts that were folded, and the page at its beginning. */
function goingBack(scene: Scene, first: Snapshot): OneAct | undefined {
  const changed = scene.snapshot.elements.filter((one) => {
    const before = sameIn(first, one)?.states ?? [];
    const isLeft = one.role === 'tab' && before.includes('selected') && !one.states.includes('selected');
    return isLeft || (FOLDS.has(one.role) && before.includes('collapsed') && one.states.includes('expanded'));
  });
  const top = freeAction('scrollToMiddle', 'Scroll to the top', { ratio: '0' });
  const acts = changed.flatMap((element) => press(scene, element, BACK) ?? []);
  return { kind: 'act', action: top, reason: BACK, changes: true, ...(acts.length > 0 ? { before: acts } : {}) };
}
