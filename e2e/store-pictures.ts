import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { launchChromium } from './fixtures/launch-chromium';
import type { Scene } from './panel/fake-chrome';
import { opener } from './panel/panel';
import { scenes } from './panel/scenes';
import { servePanel } from './panel/serve-panel';
import { serveSites } from './sites/serve.mjs';

/** A picture of the listing or the README: a sentence, a demo page, and the panel beside it in one of its scenes. */
interface Shot {
  /** From the folder of the listing. */
  file: string;
  /** The README says it itself. */
  says?: string;
  site: 'themes' | 'desk';
  scene: string;
  /** Which of the panel's views, where it is not the first. */
  view?: 'Playbooks' | 'Settings';
}

const SHOTS: Shot[] = [
  { file: '../images/panel.png', site: 'themes', scene: 'run-done' },
  {
    file: 'screenshot-1.png',
    says: 'Type a goal. Abra plans all of its steps, and does them in the page.',
    site: 'themes',
    scene: 'run-moving',
  },
  {
    file: 'screenshot-2.png',
    says: 'It asks before what cannot be undone, and stops when you press Escape.',
    site: 'themes',
    scene: 'run-question',
  },
  {
    file: 'screenshot-3.png',
    says: 'Or show it once: what you do becomes a playbook that replays exactly.',
    site: 'desk',
    scene: 'recording-live',
  },
  {
    file: 'screenshot-4.png',
    says: 'What worked is kept for the site, and needs no model any more.',
    site: 'themes',
    scene: 'playbooks',
    view: 'Playbooks',
  },
  {
    file: 'screenshot-5.png',
    says: 'No account, no telemetry. Works without a key; with one, you say what leaves.',
    site: 'themes',
    scene: 'settings',
    view: 'Settings',
  },
];

const WIDTH = 1280;
const HEIGHT = 800;
const BAND = 72;
const PANEL = 400;
const inProject = (file: string) => path.resolve(import.meta.dirname, '..', file);
const asUrl = (bytes: Uint8Array, type: string) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** The pictures that the Chrome Web Store wants, by file name: screenshots of 1280 × 800 and the tile of 440 × 280. */
export async function storePictures(): Promise<[name: string, png: Uint8Array][]> {
  const browser = await launchChromium();
  const [sites, served] = await Promise.all([serveSites(), servePanel()]);
  try {
    const panel = await sized(browser, PANEL, HEIGHT - BAND);
    const open = opener(panel, served);
    const site = await sized(browser, WIDTH - PANEL, HEIGHT - BAND);
    // Its dialog welcomes a visitor once.
    await site.goto(sites.url('themes'));
    await site.getByRole('button', { name: 'Get Started' }).click();
    const made: [string, Uint8Array][] = [];
    for (const shot of SHOTS) {
      await site.goto(sites.url(shot.site));
      await open(scenes[shot.scene] as Scene);
      if (shot.view) await panel.getByRole('navigation').getByRole('button', { name: shot.view }).click();
      const sides = [await still(site), await still(panel)].map((png) => `<img src="${asUrl(png, 'image/png')}">`).join('');
      const [height, band] = shot.says ? [HEIGHT, `<p>${shot.says}</p>`] : [HEIGHT - BAND, ''];
      made.push([shot.file, await drawn(browser, WIDTH, height, `${band}<div>${sides}</div>`)]);
    }
    const icon = asUrl(readFileSync(inProject('public/icons/abra.svg')), 'image/svg+xml');
    const tile = `<main><img src="${icon}" width=88><h1>Abra</h1><p>A browser agent that never clicks the wrong thing</p></main>`;
    return [...made, ['tile-440x280.png', await drawn(browser, 440, 280, tile)]];
  } finally {
    served.close();
    await sites.close();
    await browser.close();
  }
}

const STYLE = `*{margin:0;box-sizing:border-box}body{background:#faf9f5;color:#1b1730;font-family:'Instrument Sans',sans-serif}
body>p{height:${BAND}px;padding:0 28px;font:600 25px/${BAND}px 'Instrument Sans',sans-serif;background:#3f2d9c;color:#fff}
div{display:flex}main{height:280px;display:grid;place-content:center;justify-items:center;gap:10px;text-align:center;padding:0 40px}
h1{font-size:44px;line-height:1}main p{font-size:19px;line-height:1.3}`;

/** A page of HTML as a picture, in the panel's font. */
async function drawn(browser: Browser, width: number, height: number, html: string): Promise<Uint8Array> {
  const page = await sized(browser, width, height);
  const font = readFileSync(inProject('node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'));
  const face = `@font-face{font-family:'Instrument Sans';src:url(${asUrl(font, 'font/woff2')});font-weight:400 700}`;
  await page.setContent(`<!doctype html><style>${face}${STYLE}</style>${html}`);
  const png = await still(page);
  await page.close();
  return png;
}

async function still(page: Page): Promise<Uint8Array> {
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

const sized = (browser: Browser, width: number, height: number) =>
  browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce', colorScheme: 'light' });
