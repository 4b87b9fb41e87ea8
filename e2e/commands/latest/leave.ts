import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press } from '../met/gentelella';
import { site } from '../site';

const page = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>休暇申請</title><link rel="icon" href="data:,"><style>body{font:14px sans-serif;max-width:760px;margin:2rem auto}#form>*{display:block;margin:14px 0}</style></head><body>
<h1>休暇申請</h1><p>残りの有給休暇：11日。申請は3営業日前までにお願いします。</p><div id="form"></div><p role="status" id="sent"></p>
<script src="/npm/kintone-ui-component/umd/kuc.min.js"></script>
<script>
const Kuc = Kucs['1.24.0'], form = document.querySelector('#form'), list = (...labels) => labels.map((label) => ({ label, value: label }));
const fields = {
  name: new Kuc.Text({ label: '氏名', requiredIcon: true }),
  team: new Kuc.Dropdown({ label: '部署', items: list('営業部', '開発部', '人事部', '総務部'), value: '営業部' }),
  kind: new Kuc.RadioButton({ label: '休暇の種類', items: list('有給休暇', '午前半休', '午後半休', '特別休暇'), value: '有給休暇' }),
  from: new Kuc.DatePicker({ label: '開始日', language: 'ja', value: '2031-04-01' }),
  until: new Kuc.DatePicker({ label: '終了日', language: 'ja', value: '2031-04-01' }),
  tell: new Kuc.Checkbox({ label: '連絡先', items: list('上司', 'チーム', '取引先'), value: ['上司'] }),
  reach: new Kuc.Switch({ label: '休暇中も連絡可', text: '連絡可' }),
  why: new Kuc.TextArea({ label: '理由' }),
};
for (const one of Object.values(fields)) form.append(one);
const send = new Kuc.Button({ text: '申請する', type: 'submit' }), clear = new Kuc.Button({ text: 'クリア', type: 'normal' });
form.append(send, clear);
send.addEventListener('click', () => { const { value } = fields.name; fields.name.error = value ? '' : '必須です。'; document.querySelector('#sent').textContent = value ? value + 'さんの申請を受け付けました。' : ''; });
clear.addEventListener('click', () => { fields.name.value = ''; fields.why.value = ''; });
globalThis.filled = () => ({ name: fields.name.value, team: fields.team.value, kind: fields.kind.value, from: fields.from.value, until: fields.until.value, tell: fields.tell.value, reach: fields.reach.checked, why: fields.why.value });
</script></body></html>`;

const write = (label: string, words: string) => async (tab: Page) => {
  await tab.getByRole('textbox', { name: label }).fill(words);
  await tab.keyboard.press('Tab');
};

/** A Japanese form to ask for days off, of the components that Cybozu's kintone gives its customers. */
export const LEAVE: Bed = {
  on: {
    name: 'kintone leave form',
    serve: site({ at: '/kyuka', page }),
    ready: (tab) => tab.getByRole('button', { name: '申請する' }).waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    ...(await tab.evaluate(() => (globalThis as unknown as { filled(): Record<string, unknown> }).filled())),
    sent: await tab.locator('#sent').textContent(),
  }),
  commands: [
    { says: '氏名に「山田太郎」と入力して', right: { name: '山田太郎' }, hand: write('氏名', '山田太郎') },
    {
      says: '部署は開発部でお願いします',
      right: { team: '開発部' },
      hand: async (tab: Page) => {
        await tab.getByRole('button', { name: '部署' }).click();
        await tab.getByRole('option', { name: '開発部' }).click();
      },
    },
    { says: '午後半休を選んで', right: { kind: '午後半休' }, hand: press('label:has-text("午後半休")') },
    {
      says: 'set 開始日 to 2031-04-10',
      right: { from: '2031-04-10' },
      hand: write('開始日', '2031-04-10'),
    },
    {
      says: '氏名は山田花子、理由は家族旅行、それから申請する',
      via: { name: any, why: any },
      right: { name: '山田花子', why: '家族旅行', sent: '山田花子さんの申請を受け付けました。' },
      hand: async (tab: Page) => {
        await write('氏名', '山田花子')(tab);
        await write('理由', '家族旅行')(tab);
        await tab.getByRole('button', { name: '申請する' }).click();
      },
    },
    { says: 'please also tick チーム under 連絡先', right: { tell: ['上司', 'チーム'] }, hand: press('label:has-text("チーム")') },
    { says: '有給休暇はあと何日残っていますか？', tells: /11/ },
    { says: 'set the date to 2031-05-01', kind: 'ambiguous', suggests: /開始日|終了日/ },
  ],
};
