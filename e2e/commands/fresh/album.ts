import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts, values } from '../met/gentelella';
import { site } from '../site';

const page = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>写真アルバム</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/viewerjs/dist/viewer.min.css"><style>body{font:15px sans-serif;max-width:900px;margin:1rem auto}.tools{display:flex;gap:1rem;align-items:center}#album{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;list-style:none;padding:0}#album img{width:100%;height:150px;object-fit:cover;cursor:zoom-in}.like[aria-pressed=true]{color:#c33}</style></head><body>
<h1>写真アルバム</h1><p>全6枚の写真・最終更新日 2031年1月9日</p><div class="tools"><label>年 <select id="year"><option value="">すべて</option><option>2029</option><option>2030</option><option>2031</option></select></label><button id="slides">スライドショー</button><button id="download">選択した写真をダウンロード</button></div>
<ul id="album"></ul><p role="status" id="told"></p>
<script src="/npm/viewerjs/dist/viewer.min.js"></script>
<script>
const photos = [['桜', 2029, '#f6c'], ['富士山', 2029, '#59c'], ['夏祭り', 2030, '#e63'], ['紅葉', 2030, '#c41'], ['雪の京都', 2031, '#9bc'], ['海', 2030, '#28a']], album = document.querySelector('#album');
const picture = (name, colour) => 'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="' + colour + '"/><circle cx="430" cy="120" r="60" fill="#fff8"/><text x="30" y="370" font-size="40" fill="#fff">' + name + '</text></svg>');
album.innerHTML = photos.map(([name, year, colour]) => '<li data-year="' + year + '"><img src="' + picture(name, colour) + '" alt="' + name + '"><div>' + name + '（' + year + '年）</div><label><input type="checkbox" value="' + name + '"> 選択</label> <button class="like" aria-pressed="false">お気に入り</button></li>').join('');
const viewer = globalThis.viewer = new Viewer(album, { transition: false, title: [1, (image) => image.alt] });
album.addEventListener('click', ({ target }) => { if (target.matches('.like')) target.setAttribute('aria-pressed', target.getAttribute('aria-pressed') !== 'true'); });
document.querySelector('#year').addEventListener('change', ({ target }) => { for (const one of album.children) one.hidden = target.value !== '' && one.dataset.year !== target.value; });
document.querySelector('#slides').addEventListener('click', () => { document.querySelector('#told').textContent = 'スライドショーを開始しました。'; viewer.show(); });
document.querySelector('#download').addEventListener('click', () => { document.querySelector('#told').textContent = [...album.querySelectorAll('input:checked')].map(({ value }) => value).join('、') + 'をダウンロードしました。'; });
</script></body></html>`;

interface Viewed {
  viewer: { index: number; isShown: boolean; imageData?: { rotate?: number; ratio?: number }; initialImageData?: { ratio?: number } };
}

const photo = (name: string) => press(`#album img[alt="${name}"]`);
const tool = (action: string) => press(`.viewer-toolbar [data-viewer-action="${action}"]`);
const pick = (name: string) => press(`#album li:has(img[alt="${name}"]) input`);

/** A Japanese album whose photos are looked at in Viewer.js: zoomed, rotated and leafed through by its own buttons. */
export const ALBUM: Bed = {
  on: {
    name: 'Viewer.js album',
    serve: site({ at: '/album', page }),
    ready: (tab) => tab.locator('#album li').nth(5).waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    ...(await tab.evaluate(() => {
      const { viewer } = globalThis as unknown as Viewed;
      const open = viewer.isShown;
      return {
        open: open ? document.querySelector('.viewer-title')?.textContent : null,
        turned: open ? (viewer.imageData?.rotate ?? 0) : 0,
      };
    })),
    year: await values(tab, '#year'),
    picked: await values(tab, '#album input'),
    liked: await texts(tab, '#album li:has(.like[aria-pressed=true]) div'),
    told: await tab.locator('#told').textContent(),
  }),
  commands: [
    { says: '富士山の写真を開いて', right: { open: '富士山' }, hand: photo('富士山') },
    {
      says: '桜と紅葉を選択して',
      via: { picked: any },
      right: { picked: [true, false, false, true, false, false] },
      hand: async (tab: Page) => {
        await pick('桜')(tab);
        await pick('紅葉')(tab);
      },
    },
    {
      says: 'open the first photo, then go to the next one',
      via: { open: '桜' },
      right: { open: '富士山' },
      hand: async (tab: Page) => {
        await photo('桜')(tab);
        await tool('next')(tab);
      },
    },
    {
      says: 'open 海 and rotate it right',
      via: { open: '海' },
      right: { open: '海', turned: 90 },
      hand: async (tab: Page) => {
        await photo('海')(tab);
        await tool('rotate-right')(tab);
      },
    },
    { says: 'press お気に入り for 夏祭り', right: { liked: ['夏祭り（2030年）'] }, hand: press('#album li:has(img[alt="夏祭り"]) .like') },
    { says: 'only show 2030', right: { year: ['2030'] }, hand: (tab) => tab.locator('#year').selectOption('2030') },
    { says: 'how many photos are there in this album?', tells: /\b6\b|6枚|six/i },
    { says: '海の写真を印刷して', kind: 'impossible', suggests: /海|ダウンロード/ },
  ],
};
