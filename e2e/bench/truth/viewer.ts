import type { Case } from './case';
import { judge } from './goals';
import { control, hostOf, show } from './pages';
import { sentence } from './sentences';

/** PDF.js is published in the words of its translators; these, from right to left and without spaces between words. */
const LOCALES = ['ja', 'hi', 'ar', 'ru', 'ko', 'th', 'he', 'el', 'zh-CN', 'uk', 'bn', 'ka'] as const;
const VERSIONS = ['pdfjs-dist-viewer-min@1.10.100', 'pdfjs-dist-viewer-min@3.11.174'] as const;
const BUTTONS = ['#zoomIn', '#zoomOut', '#sidebarToggle', '#viewFind', '#secondaryToolbarToggle'] as const;
const SAYS: Record<string, string> = { ja: 'ja', 'zh-CN': 'zh', ru: 'ru', ko: 'ko' };

/** A button of the toolbar by its translated name; or its neighbour is wanted, which is gone. */
const viewer = (locale: string, from: string, button: string, isGone: boolean): Case => ({
  kind: 'other scripts',
  name: `${from} in ${locale}: ${button}${isGone ? ', gone' : ''}`,
  play: async (stage) => {
    const name = `${from} in ${locale}: ${button}${isGone ? ', gone' : ''}`;
    const tab = stage.tab();
    const cdp = await tab.context().newCDPSession(tab);
    const userAgent = await tab.evaluate(() => navigator.userAgent);
    await cdp.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
    await show(stage, hostOf(name), { from, file: 'build/minified/web/viewer.html' });
    // Not every button was translated into every language.
    const isTranslated = await tab
      .waitForFunction((selector) => /[^\p{ASCII}]/u.test(document.querySelector(selector)?.getAttribute('title') ?? ''), button, {
        timeout: 10_000,
      })
      .then(Boolean, () => false);
    if (!isTranslated) return [];
    const shown = await control(tab, button);
    if (!shown) return [];
    if (isGone) await shown.element.evaluate((one) => (one as Element).remove());
    else await stage.want({ [button]: shown.element });
    // Both show what the viewer does by itself, and what comes of a zoom.
    for (const field of ['#pageNumber', '#scaleSelect']) await tab.locator(field).evaluate((one) => globalThis.truthWatch.allow(one));
    await tab.evaluate(() => globalThis.truthWatch.begin());
    const goal = sentence('press', shown.name, '', name, SAYS[locale] ?? 'en');
    const first = await judge(stage, `${name}: ${goal}`, isGone ? [] : [shown], '', await stage.goal(goal), !isGone);
    await cdp.send('Emulation.setUserAgentOverride', { userAgent });
    await cdp.detach();
    return [first];
  },
});

export const VIEWERS: readonly Case[] = LOCALES.flatMap((locale, at) => [
  viewer(locale, VERSIONS[at % 2] as string, BUTTONS[at % BUTTONS.length] as string, false),
  viewer(locale, VERSIONS[(at + 1) % 2] as string, BUTTONS[(at + 1) % BUTTONS.length] as string, false),
  viewer(locale, VERSIONS[at % 2] as string, BUTTONS[at % 2] as string, true),
]);
