import type { Bed } from '../command';
import { site } from '../site';
import { any, press, texts } from './gentelella';

const pictures = [
  [/http:\/\/lokeshdhakar\.com\/projects\/lightbox2\/images\/(image|thumb)-(\d)\.jpg/g, '/npm/gentelella/dist/images/prod-1.jpg?$2'],
] as const;

/** The example of Lightbox, with other pictures: its own are elsewhere. */
export const LIGHTBOX: Bed = {
  on: {
    name: 'Lightbox example',
    serve: site({ folder: 'lightbox2', at: '/examples/index.html', instead: pictures }),
    ready: (tab) => tab.locator('#lightbox').waitFor({ state: 'attached' }),
  },
  state: async (tab) => {
    const open = await tab.locator('#lightbox').isVisible();
    return {
      open,
      picture: open ? ((await tab.locator('.lb-image').getAttribute('src')) ?? '').replace(/.*\?/, '') : '',
      caption: open ? (await texts(tab, '.lb-caption'))[0] : '',
    };
  },
  commands: [
    { says: 'open the first picture', right: { open: true, picture: '1', caption: any }, hand: press('[data-lightbox=example-1]') },
    { says: 'show the second image', right: { open: true, picture: '2', caption: any }, hand: press('[data-lightbox=example-2]') },
    {
      says: 'enlarge the last photo',
      right: { open: true, picture: '6', caption: any },
      hand: press('[data-lightbox=example-set]:last-of-type'),
    },
    {
      says: 'click on the third thumbnail of the four image set',
      right: { open: true, picture: '5', caption: any },
      hand: press('[data-lightbox=example-set]:nth-of-type(3)'),
    },
    {
      says: 'open the first image of the set and go to the next one',
      via: { open: true, picture: '3', caption: any },
      right: { open: true, picture: '4', caption: any },
      hand: async (tab) => {
        await press('[data-lightbox=example-set]')(tab);
        await tab.locator('.lb-number').waitFor();
        await tab.keyboard.press('ArrowRight');
      },
    },
    { says: 'how many images are in the set?', tells: /\b(4|four)\b/i },
    {
      says: 'öffne das letzte Bild',
      right: { open: true, picture: '6', caption: any },
      hand: press('[data-lightbox=example-set]:last-of-type'),
    },
    { says: 'what is the heading above the first two images?', tells: /Two Individual Images/ },
    { says: 'open a picture', kind: 'ambiguous' },
    { says: 'delete the first picture', kind: 'impossible' },
  ],
};
