import { cdp } from 'vitest/browser';
import { $ } from './showing.fixture';

/** Presses at the first point of an element, CSS px from its corner, moves over the others and releases at the last, by trusted input. */
export async function draw(selector: string, ...points: [number, number][]): Promise<void> {
  const { x, y } = $(selector).getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / innerWidth;
  const session = cdp() as unknown as { send(method: string, params: object): Promise<unknown> };
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', [toX, toY]: [number, number]) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x: frame.x + scale * (x + toX),
      y: frame.y + scale * (y + toY),
      button: 'left',
      buttons: 1,
      clickCount: 1,
    });
  await mouse('mousePressed', points[0] ?? [0, 0]);
  for (const point of points) await mouse('mouseMoved', point);
  await mouse('mouseReleased', points.at(-1) ?? [0, 0]);
}
