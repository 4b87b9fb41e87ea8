import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBus } from '../shim/bus';
import { trackListeners } from '../shim/track-listeners';
import { elementOf, numberOf } from './element-numbers';

/** Elements that a collector has taken, and how often anybody asked for one that was held weakly. */
let gone = new WeakSet<object>();
let asked = 0;

beforeEach(() => {
  gone = new WeakSet();
  vi.stubGlobal(
    'WeakRef',
    class<Held extends object> {
      readonly #held: Held;
      constructor(held: Held) {
        this.#held = held;
      }
      deref() {
        asked++;
        return gone.has(this.#held) ? undefined : this.#held;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Makes so many elements, each gone when the next one is made. */
function passBy(amount: number, use: (element: Element) => void): void {
  for (let made = 0; made < amount; made++) {
    const element = document.createElement('b');
    use(element);
    gone.add(element);
  }
}

test('numbers of elements that are gone are not kept: a few thousand of a hundred thousand, and those that live', () => {
  const lives = document.body.appendChild(document.createElement('b'));
  const first = numberOf(lives);
  passBy(100_000, numberOf);
  asked = 0;
  for (let number = first; number <= first + 100_000; number++) elementOf(number);
  expect(asked).toBeLessThan(3000);
  expect(elementOf(first)).toBe(lives);
  lives.remove();
});

test('of elements that listen and are gone few are kept while nobody looks, and those that live are told', () => {
  const shim = openBus('shim');
  const page = openBus('page');
  const told: unknown[] = [];
  page.hear('listens', (_, element) => told.push(element));
  const native = EventTarget.prototype.addEventListener;
  trackListeners(shim);
  try {
    const lives = document.createElement('b');
    lives.addEventListener('click', () => undefined);
    passBy(100_000, (element) => element.addEventListener('click', () => undefined));
    asked = 0;
    page.send('listeners');
    expect(asked).toBeLessThan(3000);
    expect(told).toEqual([lives]);
  } finally {
    EventTarget.prototype.addEventListener = native;
  }
});
