import { expect } from '@playwright/test';
import { SITE } from '../real/published';
import type { VersionPair } from '../real/version-pair';
import { pageOf } from './app';
import { KITS, type Kit } from './kits';

/** Each kit's app by one major and by the next. */
export const widgetPairs = (): VersionPair[] =>
  KITS.flatMap((kit) => {
    const majors = Object.keys(kit.majors);
    return majors.slice(1).map((major, at) => widgetPair(kit, majors[at] ?? '', major));
  });

function widgetPair(kit: Kit, one: string, other: string): VersionPair {
  const name = `${kit.library} ${one} → ${other}`;
  return {
    name,
    heldOut: kit.heldOut,
    targets: kit.targets,
    show: async (page, version) => {
      const major = kit.majors[version === 'before' ? one : other];
      const body = await pageOf(kit.app, major ?? { kit: '' });
      const url = `${SITE}/${kit.app}`;
      await page.route(url, (route) => route.fulfill({ body, contentType: 'text/html' }));
      await page.goto(url, { waitUntil: 'load' });
      await page.unroute(url);
      await expect(page.locator('#app > *').first(), name).toBeAttached();
    },
    element: async (page, target, version) => {
      const found = await page.evaluateHandle(controlAt, [target, version === 'before'] as const);
      const element = found.asElement();
      expect(element, `${name}: ${target}, ${version}`).not.toBeNull();
      return element;
    },
  };
}

interface Told {
  spotOf(name: string): Element | null;
}

/** The control at the app's word; `exactly`, or all that the app has put there, which a click may be on. */
function controlAt([name, exactly]: readonly [string, boolean]): Element | null {
  const control =
    'input:not([type=hidden]),button,a[href],textarea,select,[role=combobox],[role=button],[role=tab],[role=switch],[role=slider],[role=menuitem],[role=radio]';
  const spot = (globalThis as unknown as Told).spotOf(name);
  if (!spot || spot.matches(control)) return spot;
  const inner = spot.querySelector(control);
  if (inner) return exactly ? inner : spot;
  // What says that it is a control comes before what only has a class for it: the text in a header of an accordion may have one, too.
  return spot.closest(control) ?? spot.closest('[class*=menu-item],[class*=collapse-header]') ?? spot;
}
