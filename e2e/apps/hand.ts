import type { Locator, Page } from '@playwright/test';

/** A person at the page: mouse and keyboard only, so that every event is trusted, and at a person's pace, counted in frames of the page. */
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

/** A person looks before the next step: so many frames of the page (half a second at 60 Hz). */
const PACE = 30;
/** Frames between reaching a place and pressing there, and between two keys with a meaning of their own. */
const HAND = 4;
/** Frames that a button is held: what listens for the release only after its next paint hears a person. */
const HELD = 5;
const REACH = 10_000;

export function handOf(tab: Page): Hand {
  const { mouse, keyboard } = tab;
  const reach = async (place: Place) => {
    const { x, y } = await pointOf(tab, place);
    await mouse.move(x, y, { steps: 6 });
    await frames(tab, HAND);
  };
  return {
    tab,
    point: async (place) => {
      await reach(place);
      await frames(tab, PACE);
    },
    click: async (place, { button = 'left', count = 1, held } = {}) => {
      await reach(place);
      if (held) await keyboard.down(held);
      for (let nth = 1; nth <= count; nth++) {
        await mouse.down({ button, clickCount: nth });
        await frames(tab, HELD);
        await mouse.up({ button, clickCount: nth });
      }
      if (held) await keyboard.up(held);
      await frames(tab, PACE);
    },
    type: async (text) => {
      for (const character of text) {
        await keyboard.type(character);
        await frames(tab, 1);
      }
      await frames(tab, PACE);
    },
    press: async (...keys) => {
      for (const key of keys) {
        await keyboard.press(key);
        await frames(tab, HAND);
      }
      await frames(tab, PACE);
    },
    drag: async (from, to) => {
      await reach(from);
      await mouse.down();
      const start = await pointOf(tab, from);
      // A hand begins slowly: what waits for a first move sees one.
      await mouse.move(start.x + 6, start.y + 6, { steps: 3 });
      await frames(tab, HAND);
      const end = await pointOf(tab, to);
      await mouse.move(end.x, end.y, { steps: 14 });
      await frames(tab, HAND * 3);
      await mouse.move(end.x + 1, end.y + 1);
      await frames(tab, HAND);
      await mouse.up();
      await frames(tab, PACE);
    },
    wheel: async (place, down) => {
      await reach(place);
      await mouse.wheel(0, down);
      await frames(tab, PACE);
    },
  };
}

/** Resolves when the page has drawn so many frames; a document that is left meanwhile has drawn enough. */
const frames = (tab: Page, count: number): Promise<unknown> =>
  tab
    .evaluate(
      (left) =>
        new Promise<void>((done) => {
          const drawn = (more: number) => (more > 0 ? requestAnimationFrame(() => drawn(more - 1)) : done());
          drawn(left);
        }),
      count,
    )
    .catch(() => undefined);

/** Where a place is in the viewport, once it rests; scrolled into view first. */
async function pointOf(tab: Page, place: Place): Promise<{ x: number; y: number }> {
  const { in: element, x, y } = 'in' in place ? place : { in: place, x: 0.5, y: 0.5 };
  await element.waitFor({ state: 'visible', timeout: REACH });
  await element.scrollIntoViewIfNeeded({ timeout: REACH }).catch(() => undefined);
  let last = '';
  for (let look = 0; look < 40; look++) {
    const box = await element.boundingBox({ timeout: REACH });
    const now = JSON.stringify(box);
    if (box && now === last) return { x: box.x + box.width * x, y: box.y + box.height * y };
    last = now;
    await frames(tab, HAND);
  }
  throw new Error(`${element} never rests.`);
}
