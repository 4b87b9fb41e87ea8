import { deepElementFromPoint } from '../dom/roots';
import type { Act } from './act';
import type { Point } from './aim';
import { dragEvent, fire, pointerEvent } from './events';
import { nextFrame } from './frame-deadline';
import { cross } from './pointer';

/** HTML drag and drop along a path. False when the page did not want it to start: then the pointer goes on by itself. */
export async function dragNatively(act: Act, source: HTMLElement, path: Point[]): Promise<boolean> {
  const { hand } = act;
  const carried = new DataTransfer();
  if (source.localName === 'a') carried.setData('text/uri-list', (source as HTMLAnchorElement).href);
  if (!fire(source, dragEvent('dragstart', hand, carried))) return false;
  await act.turn();
  const over = deepElementFromPoint(hand.at.x, hand.at.y) ?? document.documentElement;
  hand.buttons = 0;
  fire(over, pointerEvent('pointercancel', hand, { at: { x: 0, y: 0 }, button: 0 }));
  cross(act, over, undefined);
  hand.buttons = 1;
  await carry(act, source, carried, path);
  hand.buttons = 0;
  fire(source.isConnected ? source : document.documentElement, dragEvent('dragend', hand, carried));
  await act.turn();
  return true;
}

async function carry(act: Act, source: HTMLElement, carried: DataTransfer, path: Point[]): Promise<void> {
  const { hand } = act;
  let target: Element | undefined;
  let welcome = false;
  for (const point of path) {
    hand.from = hand.at;
    hand.at = point;
    if (source.isConnected) fire(source, dragEvent('drag', hand, carried));
    const under = deepElementFromPoint(point.x, point.y) ?? document.documentElement;
    if (under !== target) {
      fire(under, dragEvent('dragenter', hand, carried, target));
      if (target?.isConnected) fire(target, dragEvent('dragleave', hand, carried, under));
      target = under;
      await act.turn();
    }
    // What the page answers in dropEffect stays in its own world, where the shim keeps it.
    welcome = !fire(target, dragEvent('dragover', hand, carried));
    await act.turn(nextFrame(act.signal));
  }
  if (!target) return;
  fire(target, dragEvent(welcome ? 'drop' : 'dragleave', hand, carried));
  await act.turn();
}
