import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** A person at the page: mouse and keyboard only, so that every event is trusted, and at a person's pace. */
export interface Hand {
  tab: Page;
  /** `x`, `y`: where in it, as ratios of its box; its middle by default. */
  click(place: Place, more?: { button?: 'left' | 'right'; count?: number; held?: string }): Promise<void>;
  point(place: Place): Promise<void>;
  type(text: string): Promise<void>;
  press(...keys: string[]): Promise<void>;
  drag(from: Place, to: Place): Promise<void>;
  wheel(place: Place, down: number): Promise<void>;
}

/** An element, or a point in one. */
export type Place = Locator | At;
export interface At {
  in: Locator;
  /** Ratios of its box. */
  x: number;
  y: number;
}
export const at = (place: Locator, x: number, y: number): At => ({ in: place, x, y });

/** A person looks before the next step, ms. */
const PACE = 500;
/** Between two keys, ms. */
const KEY = 25;
/** Between reaching a place and pressing there, ms. */
const HAND = 60;
/** So long a button is held, ms: what listens for the release only after its next paint hears a person. */
const HELD = 90;
const REACH = 10_000;

export function handOf(tab: Page): Hand {
  const { mouse, keyboard } = tab;
  const reach = async (place: Place) => {
    const { x, y } = await pointOf(place);
    await mouse.move(x, y, { steps: 6 });
    await setTimeout(HAND);
  };
  return {
    tab,
    point: async (place) => {
      await reach(place);
      await setTimeout(PACE);
    },
    click: async (place, { button = 'left', count = 1, held } = {}) => {
      await reach(place);
      if (held) await keyboard.down(held);
      for (let nth = 1; nth <= count; nth++) {
        await mouse.down({ button, clickCount: nth });
        await setTimeout(HELD);
        await mouse.up({ button, clickCount: nth });
      }
      if (held) await keyboard.up(held);
      await setTimeout(PACE);
    },
    type: async (text) => {
      await keyboard.type(text, { delay: KEY });
      await setTimeout(PACE);
    },
    press: async (...keys) => {
      for (const key of keys) {
        await keyboard.press(key);
        await setTimeout(HAND);
      }
      await setTimeout(PACE);
    },
    drag: async (from, to) => {
      await reach(from);
      await mouse.down();
      const start = await pointOf(from);
      // A hand begins slowly: what waits for a first move sees one.
      await mouse.move(start.x + 6, start.y + 6, { steps: 3 });
      await setTimeout(HAND);
      const end = await pointOf(to);
      await mouse.move(end.x, end.y, { steps: 14 });
      await setTimeout(HAND * 3);
      await mouse.move(end.x + 1, end.y + 1);
      await setTimeout(HAND);
      await mouse.up();
      await setTimeout(PACE);
    },
    wheel: async (place, down) => {
      await reach(place);
      await mouse.wheel(0, down);
      await setTimeout(PACE);
    },
  };
}

/** Where a place is in the viewport, once it rests; scrolled into view first. */
async function pointOf(place: Place): Promise<{ x: number; y: number }> {
  const { in: element, x, y } = 'in' in place ? place : { in: place, x: 0.5, y: 0.5 };
  await element.waitFor({ state: 'visible', timeout: REACH });
  await element.scrollIntoViewIfNeeded({ timeout: REACH }).catch(() => undefined);
  let last = '';
  for (let look = 0; look < 40; look++) {
    const box = await element.boundingBox({ timeout: REACH });
    const now = JSON.stringify(box);
    if (box && now === last) return { x: box.x + box.width * x, y: box.y + box.height * y };
    last = now;
    await setTimeout(HAND);
  }
  throw new Error(`${element} never rests.`);
}
