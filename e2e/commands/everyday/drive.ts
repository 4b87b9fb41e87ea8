import type { Bed } from '../command';
import { any, press, texts } from '../met/gentelella';
import { site } from '../site';
import { fill, inTurn, key } from './hands';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>My files</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/jstree/dist/themes/default/style.min.css"><style>body{font:15px sans-serif;margin:1rem 2rem}.bar{display:flex;gap:.5rem;margin:.8rem 0;align-items:center}.both{display:grid;grid-template-columns:26rem 1fr;gap:2rem}aside{background:#f4f4f4;padding:1rem}</style></head><body>
<h1>My files</h1><div class="bar"><button id="folder">New folder</button><button id="rename">Rename</button><button id="delete">Delete</button>
<label>Move to <select id="move"><option value="">…</option></select></label><button id="fold">Close all folders</button><input id="find" type="search" placeholder="Find a file"></div>
<div class="both"><div id="tree"></div><aside id="about">Nothing is picked.</aside></div>
<script src="/npm/jquery/dist/jquery.min.js"></script><script src="/npm/jstree/dist/jstree.min.js"></script>
<script>
let id = 0;
const file = (text, size, day) => ({ id: 'n' + ++id, text, type: 'file', data: { size, day } }), folder = (text, ...children) => ({ id: 'n' + ++id, text, type: 'folder', children });
const data = [
  folder('Documents', file('CV 2019.pdf', '120 KB', '4 May 2019'), file('CV 2030.pdf', '131 KB', '9 Jan 2030'), file('Invoice 0042.pdf', '88 KB', '2 Feb 2031'), file('budget.xlsx', '45 KB', '1 Feb 2031'), file('tax letter.pdf', '210 KB', '11 Jan 2031')),
  folder('Pictures', folder('Holiday', file('beach.jpg', '3.4 MB', '7 Aug 2030'), file('lighthouse.jpg', '2.9 MB', '8 Aug 2030')), file('passport photo.jpg', '640 KB', '3 Mar 2030')),
  folder('Taxes', file('tax return 2029.pdf', '1.1 MB', '30 May 2030')), file('read me.txt', '1 KB', '1 Jan 2029') ];
const $tree = $('#tree').jstree({ core: { data, check_callback: true, multiple: false, animation: 0 }, types: { file: { icon: 'jstree-file', valid_children: [] }, folder: {} }, plugins: ['types', 'dnd', 'search', 'contextmenu'], search: { show_only_matches: true } });
const tree = globalThis.tree = $tree.jstree(true), picked = () => tree.get_selected()[0];
const folders = () => { for (const one of [...document.querySelectorAll('#move option')].slice(1)) one.remove(); for (const one of tree.get_json('#', { flat: true })) if (one.type === 'folder') $('#move').append($('<option>').val(one.id).text(one.text)); };
$tree.on('ready.jstree', () => { folders(); document.body.classList.add('ready'); }).on('rename_node.jstree delete_node.jstree', folders);
$tree.on('changed.jstree', () => { const one = tree.get_node(picked()); $('#about').text(!one ? 'Nothing is picked.' : one.type === 'folder' ? one.text + ': a folder with ' + one.children.length + ' things in it' : one.text + ': ' + one.data.size + ', changed on ' + one.data.day); });
$('#folder').on('click', () => { const at = picked() && tree.get_type(picked()) === 'folder' ? picked() : '#'; tree.edit(tree.create_node(at, { text: 'New folder', type: 'folder' })); });
$('#rename').on('click', () => picked() && tree.edit(picked()));
$('#delete').on('click', () => picked() && tree.delete_node(picked()));
$('#move').on('change', (event) => { if (picked()) tree.move_node(picked(), event.target.value, 'last'); event.target.value = ''; });
$('#fold').on('click', () => tree.close_all());
$('#find').on('input', (event) => tree.search(event.target.value));
</script></body></html>`;

const FILES = [
  'Documents',
  'Documents/CV 2019.pdf',
  'Documents/CV 2030.pdf',
  'Documents/Invoice 0042.pdf',
  'Documents/budget.xlsx',
  'Documents/tax letter.pdf',
  'Pictures',
  'Pictures/Holiday',
  'Pictures/Holiday/beach.jpg',
  'Pictures/Holiday/lighthouse.jpg',
  'Pictures/passport photo.jpg',
  'Taxes',
  'Taxes/tax return 2029.pdf',
  'read me.txt',
];
/** The files, with one for another (or for none). */
const files = (from: string, to?: string) => [...FILES.filter((one) => one !== from), ...(to ? [to] : [])].sort();
const open = (name: string) => press(`.jstree-node:has(> a:text-is("${name}")) > .jstree-ocl`);
const pick = (name: string) => press(`.jstree-anchor:text-is("${name}")`);
/** On the way to a file folders are opened and it is picked. */
const ON_THE_WAY = { open: any, picked: any };

interface Tree {
  tree: {
    get_json(of: string, how: { flat: true }): { id: string; text: string }[];
    get_path(id: string, between: string): string;
    get_selected(full: true): { text: string }[];
    is_open(id: string): boolean;
  };
}

/** One's own files in jsTree: a tree whose folders are opened, with buttons for what is picked. */
export const DRIVE: Bed = {
  on: {
    name: 'jsTree files',
    serve: site({ at: '/files', page }),
    ready: (tab) => tab.locator('body.ready .jstree-anchor').first().waitFor(),
  },
  state: async (tab) => ({
    ...(await tab.evaluate(() => {
      const { tree } = globalThis as unknown as Tree;
      const all = tree.get_json('#', { flat: true });
      return {
        files: all.map(({ id }) => tree.get_path(id, '/')).sort(),
        open: all.filter(({ id }) => tree.is_open(id)).map(({ text }) => text),
        picked: tree.get_selected(true).map(({ text }) => text),
      };
    })),
    shown: await texts(tab, '.jstree-search'),
    find: await tab.locator('#find').inputValue(),
    menus: await tab.locator('.vakata-context').count(),
    renaming: await tab.locator('.jstree-rename-input').count(),
  }),
  commands: [
    {
      says: 'show me what is in the Holiday folder',
      right: { open: ['Pictures', 'Holiday'], picked: any },
      hand: inTurn(open('Pictures'), open('Holiday')),
    },
    {
      says: 'rename budget.xlsx to budget 2031.xlsx',
      via: { ...ON_THE_WAY, renaming: any },
      right: { ...ON_THE_WAY, files: files('Documents/budget.xlsx', 'Documents/budget 2031.xlsx') },
      hand: inTurn(
        open('Documents'),
        pick('budget.xlsx'),
        press('#rename'),
        fill('.jstree-rename-input', 'budget 2031.xlsx'),
        key('Enter'),
      ),
    },
    {
      says: 'throw away my old CV from 2019',
      via: ON_THE_WAY,
      right: { ...ON_THE_WAY, files: files('Documents/CV 2019.pdf') },
      hand: inTurn(open('Documents'), pick('CV 2019.pdf'), press('#delete')),
    },
    {
      says: '「レシピ」という新しいフォルダを作って',
      via: { files: any, renaming: any, picked: any },
      right: { files: files('', 'レシピ'), picked: any },
      hand: inTurn(press('#folder'), fill('.jstree-rename-input', 'レシピ'), key('Enter')),
    },
    { says: 'how big is the picture of the beach?', right: ON_THE_WAY, tells: /3\.4/ },
    {
      says: 'find everything that has tax in its name',
      right: { find: 'tax', shown: ['tax letter.pdf', 'Taxes', 'tax return 2029.pdf'], open: any },
      hand: fill('#find', 'tax'),
    },
    {
      says: 'move the invoice to Taxes',
      via: ON_THE_WAY,
      right: { ...ON_THE_WAY, files: files('Documents/Invoice 0042.pdf', 'Taxes/Invoice 0042.pdf') },
      hand: inTurn(open('Documents'), pick('Invoice 0042.pdf'), (tab) => tab.locator('#move').selectOption({ label: 'Taxes' })),
    },
    { says: 'delete the picture', kind: 'ambiguous', suggests: /beach|lighthouse|passport|Pictures|Holiday/i },
  ],
};
