import { sayLandmark } from '../../model/page/landmark-words';
import '../dom/counted.fixture';
import { afterEach, describe, expect, test } from 'vitest';
import { timesAsked } from '../dom/counted.fixture';
import { scan } from './scan';

afterEach(() => {
  document.body.innerHTML = '';
});

const cards = (amount: number) =>
  Array.from({ length: amount }, (_, at) => `<li class="card"><b>Camera ${at}</b><button class="add">Add</button></li>`).join('');
const fill = (html: string) => {
  document.body.innerHTML = html;
};
const made = (tag: string, text: string) => Object.assign(document.createElement(tag), { textContent: text });
const seen = () => scan().elements.map(({ name, place, selector }) => `${name} — ${place.slice(0, 1).map(sayLandmark)} — ${selector}`);
const one = (selector: string) => document.querySelector(selector) as HTMLElement;

describe('a second look', () => {
  test('does not count again what the tree says, as long as it stays as it was', () => {
    fill(`<ul>${cards(50)}</ul>`);
    const asks = () => {
      let told: string[] = [];
      const asked = timesAsked('getAttributeNames', () => {
        told = seen();
      });
      return { asked, told };
    };
    const first = asks();
    const second = asks();
    expect(second.told).toEqual(first.told);
    expect(second.asked).toBeLessThan(first.asked * 0.6);
    one('li').setAttribute('data-x', '');
    expect(asks().asked).toBe(first.asked);
  });

  test.each<[string, () => void]>([
    ['a text', () => (one('li b').firstChild as Text).replaceData(0, 6, 'Tripod')],
    ['an attribute', () => one('li button').setAttribute('id', 'first')],
    ['an element', () => void one('ul').prepend(document.createElement('li'))],
    ['an element that is gone', () => one('li').remove()],
    ['a text inside of a shadow root', () => one('#host').shadowRoot?.querySelector('b')?.replaceChildren('Lens')],
    ['a root that is attached', () => one('#late').attachShadow({ mode: 'open' }).append(made('b', 'Late'), made('button', 'Go'))],
    ['a slot that is filled by hand', () => void one('#manual').shadowRoot?.querySelector('slot')?.assign(one('#other'))],
  ])('sees %s that changed as a first look does', async (what, change) => {
    const build = () => {
      fill(`<ul>${cards(3)}</ul><div><section><div id=host></div></section><section><div id=late></div></section></div>`);
      one('#host').attachShadow({ mode: 'open' }).innerHTML = '<b>Film</b><button>Go</button>';
      if (!what.includes('by hand')) return;
      one('#late').id = 'manual';
      one('#manual').innerHTML = '<b id=some>Some</b><b id=other>Other</b>';
      one('#manual').attachShadow({ mode: 'open', slotAssignment: 'manual' }).innerHTML = '<slot></slot><button>Go</button>';
      one('#manual').shadowRoot?.querySelector('slot')?.assign(one('#some'));
    };
    build();
    const before = seen();
    change();
    const after = seen();
    build();
    change();
    // The change is heard, and all forgotten.
    await Promise.resolve();
    expect(after).toEqual(seen());
    expect(after).not.toEqual(before);
  });
});
