import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press } from '../met/gentelella';
import { site } from '../site';
import { fill, inTurn, key } from './hands';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mail</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/w2ui/w2ui-2.0.min.css"><style>body{font:14px sans-serif;margin:.6rem 1rem}#all{display:grid;grid-template-columns:11rem 46rem 1fr;gap:.6rem;height:30rem}#letter{border:1px solid #ccc;padding:.8rem}#letter textarea{width:95%;height:6rem}</style></head><body>
<h1>Mail</h1><div id="all"><div id="folders"></div><div id="list"></div><article id="letter">No message is open.</article></div>
<script type="module">
import { w2grid, w2sidebar } from '/npm/w2ui/w2ui-2.0.es6.min.js';
const mail = (recid, from, subject, date, kb, text, unread) => ({ recid, from, subject, date, kb, text, unread, folder: 'inbox' });
const mails = globalThis.mails = [
  mail(1, 'Northern Bank', 'Your statement for January', '2031-02-03', 96, 'Your balance on 31 January was £ 1,204.70.', true), mail(2, 'Lena Vogt', 'Train on Friday', '2031-02-03', 4, 'I arrive at 18:12 on platform 3.', true),
  mail(3, 'Garden Weekly', 'Newsletter: seeds to sow now', '2031-02-02', 310, 'Broad beans can go out.'), mail(4, 'Paul Adeyemi', 'Old sofa', '2031-02-01', 7, 'Do you still want it? Otherwise it goes.'),
  mail(5, 'Grandma', 'Are you well?', '2031-01-31', 3, 'You have not called for so long.', true), mail(6, 'Lena Vogt', 'Pictures from the lake', '2031-01-30', 5400, 'Here they are at last.'),
  mail(7, 'City Library', 'Two books are due', '2031-01-29', 12, 'Please bring them back by 7 February.'), mail(8, 'Cycling Club', 'Newsletter: spring rides', '2031-01-28', 220, 'The first one is on 16 March.') ];
let folder = 'inbox';
const log = globalThis.did = { open: null, sent: [] };
const shown = () => mails.filter((one) => one.folder === folder), style = (one) => ({ ...one, w2ui: one.unread ? { style: 'font-weight: bold' } : {} });
const side = new w2sidebar({ box: '#folders', name: 'side', nodes: [['inbox', 'Inbox'], ['archive', 'Archive'], ['trash', 'Trash']].map(([id, text]) => ({ id, text })), selected: 'inbox', onClick(event) { folder = event.target; draw(); } });
const grid = globalThis.grid = new w2grid({ box: '#list', name: 'mails', show: { toolbar: true, toolbarReload: false, toolbarColumns: false, toolbarSearch: true, selectColumn: true, footer: true }, multiSelect: true,
  columns: [{ field: 'from', text: 'From', size: '30%', sortable: true, searchable: true }, { field: 'subject', text: 'Subject', size: '45%', sortable: true, searchable: true }, { field: 'date', text: 'Received', size: '90px', sortable: true }, { field: 'kb', text: 'Size (KB)', size: '80px', sortable: true, render: 'int' }],
  toolbar: { items: [{ type: 'button', id: 'archive', text: 'Archive' }, { type: 'button', id: 'trash', text: 'Delete' }, { type: 'button', id: 'unread', text: 'Mark as unread' }], onClick(event) {
    const to = event.target; if (!['archive', 'trash', 'unread'].includes(to)) return;
    for (const one of mails) if (grid.getSelection().includes(one.recid)) { if (to === 'unread') one.unread = true; else one.folder = to; } draw(); } },
  onClick(event) { const { recid, column } = event.detail ?? event; if (column === null || column === undefined) return; event.done(() => read(mails.find((one) => one.recid === Number(recid)))); } });
function draw() { grid.clear(); grid.selectNone(); grid.add(shown().map(style)); side.get('inbox').count = mails.filter((one) => one.folder === 'inbox' && one.unread).length || null; side.refresh('inbox'); }
function read(one) {
  if (!one) return; one.unread = false; log.open = one.subject; const letter = document.querySelector('#letter');
  letter.innerHTML = '<h2></h2><p class="from"></p><p class="text"></p><label>Your answer<br><textarea></textarea></label><br><button>Send</button>';
  letter.querySelector('h2').textContent = one.subject; letter.querySelector('.from').textContent = 'from ' + one.from; letter.querySelector('.text').textContent = one.text;
  letter.querySelector('button').addEventListener('click', () => { log.sent.push([one.from, letter.querySelector('textarea').value]); letter.querySelector('textarea').value = ''; });
  grid.set(one.recid, style(one)); side.get('inbox').count = mails.filter((each) => each.folder === 'inbox' && each.unread).length || null; side.refresh('inbox');
}
globalThis.at = () => folder; draw(); document.body.classList.add('ready');
</script></body></html>`;

const INBOX = [
  'Your statement for January',
  'Train on Friday',
  'Newsletter: seeds to sow now',
  'Old sofa',
  'Are you well?',
  'Pictures from the lake',
  'Two books are due',
  'Newsletter: spring rides',
];
const without = (...gone: number[]) => INBOX.filter((_, at) => !gone.includes(at + 1));
const row = (id: number) => press(`#grid_mails_rec_${id} td[col="1"]`);
const tick = (id: number) => press(`#grid_mails_frec_${id} .w2ui-col-select`);
const tool = (id: string) => press(`#tb_mails_toolbar_item_${id}`);
/** The grid takes the focus a moment after a press on a row: quicker than any person is. */
const settled = (tab: Page) => tab.locator('#grid_mails_focus:focus').waitFor({ state: 'attached' });
/** A message that is opened on the way to what was asked is read then. */
const READ = { open: any, unread: any, picked: any };

interface Mail {
  mails: { subject: string; folder: string; unread?: boolean }[];
  grid: { getSelection(): number[]; sortData: { field: string; direction: string }[]; last: { search: string } };
  did: { open: string | null; sent: string[][] };
  at(): string;
}

/** A mailbox in w2ui: a grid whose rows are ticked, a bar of tools that are no buttons, and folders at the side. */
export const MAIL: Bed = {
  on: { name: 'w2ui mail', serve: site({ at: '/mail', page }), ready: (tab) => tab.locator('body.ready #grid_mails_rec_8').waitFor() },
  state: (tab) =>
    tab.evaluate(() => {
      const { mails, grid, did, at } = globalThis as unknown as Mail;
      const in_ = (folder: string) => mails.filter((one) => one.folder === folder).map(({ subject }) => subject);
      return {
        inbox: in_('inbox'),
        archive: in_('archive'),
        trash: in_('trash'),
        unread: mails.filter(({ unread }) => unread).map(({ subject }) => subject),
        at: at(),
        picked: [...grid.getSelection()],
        sorted: grid.sortData.map(({ field, direction }) => `${field} ${direction}`),
        searched: grid.last.search,
        open: did.open,
        sent: did.sent,
        answer: document.querySelector<HTMLTextAreaElement>('#letter textarea')?.value ?? '',
      };
    }),
  commands: [
    {
      says: '把 Paul 的邮件删掉',
      via: READ,
      right: { ...READ, inbox: without(4), trash: ['Old sofa'] },
      hand: inTurn(row(4), tool('trash')),
    },
    {
      says: 'open what the bank has written to me',
      right: { open: 'Your statement for January', unread: ['Train on Friday', 'Are you well?'], picked: any },
      hand: row(1),
    },
    {
      says: 'archive both newsletters',
      via: READ,
      right: { ...READ, inbox: without(3, 8), archive: ['Newsletter: seeds to sow now', 'Newsletter: spring rides'] },
      hand: inTurn(tick(3), tick(8), tool('archive')),
    },
    {
      says: 'put the biggest messages at the top',
      via: { sorted: any },
      right: { sorted: ['kb desc'] },
      hand: inTurn(press('#grid_mails_column_3'), press('#grid_mails_column_3')),
    },
    { says: 'how many messages have I not read yet?', tells: /\b(3|three)\b/i },
    {
      says: 'look for messages about the library',
      right: { searched: /library/i },
      hand: inTurn(fill('#grid_mails_search_all', 'library'), key('Enter')),
    },
    {
      says: "answer Grandma: I'll call you on Sunday",
      via: { ...READ, answer: any },
      right: { open: 'Are you well?', unread: any, picked: any, sent: /^\[\["Grandma","I['’]ll call you on Sunday\.?"\]\]$/ },
      hand: inTurn(row(5), settled, fill('#letter textarea', "I'll call you on Sunday"), press('#letter button')),
    },
    { says: 'delete the message from Lena', kind: 'ambiguous', suggests: /Lena|Train on Friday|Pictures from the lake/i },
  ],
};
