import type { Dialog } from '@playwright/test';
import type { Shown } from '../../src/model/page/shown';
import { markStep } from '../../src/model/page/shown';
import { sayInEnglish } from '../../src/model/say-in-english';
import type { FeedMessage } from '../../src/wire/calls';
import { person } from '../fixtures/person';
import { begin, recording, said, save, showSearch, state, watched } from '../fixtures/showing';
import { expect, test } from '../fixtures/test';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';

type FeedOf<Kind extends FeedMessage['kind']> = FeedMessage & { kind: Kind };

// Over 5 s: shown, edited, saved and played over three pages.
test('values that were marked are blanks and secrets of the playbook; checks and waits are played', async ({ abra, tab, site }) => {
  await tab.goto(site.url('/desk/login'));
  const hand = person(tab);
  await begin(abra, tab);
  await hand.type('email', ACCOUNT.email);
  await hand.type('password', ACCOUNT.password);
  await showSearch(abra, tab);
  await expect.poll(() => said(abra)).toHaveLength(6);
  await abra.call('record.set', { status: 'stopped' });
  const shown = (await recording(abra))?.steps ?? [];
  const marked = [
    { at: 0, mark: { as: 'secret', name: 'login' } },
    { at: 3, mark: { as: 'fixed' } },
    { at: 4, mark: { as: 'blank', param: { name: 'guests', kind: 'option' } } },
  ] as const;
  const steps = marked.reduce<Shown[]>((now, { at, mark }) => markStep(now, at, mark), shown);
  const last = steps.at(-1) as Shown;
  const checks: Shown[] = [
    {
      at: last.at + 1,
      operation: { type: 'wait', until: 'url', text: '/desk/results' },
      label: '',
      url: last.url.replace('dashboard', 'results'),
    },
    { at: last.at + 2, operation: { type: 'assert', text: 'Montreal' }, label: '', url: last.url.replace('dashboard', 'results') },
  ];
  await abra.call('record.steps', { steps: [...steps, ...checks] });
  expect(JSON.stringify(await recording(abra))).not.toContain(ACCOUNT.email);
  const { domain } = await save(abra, 'Look for a stay');
  const [playbook] = (await abra.playbooks(domain)).playbooks;
  expect(playbook?.params).toMatchObject([{ name: 'guests', kind: 'option', default: '3' }]);
  expect(playbook?.operations).toMatchObject([
    { text: '{{secret:login}}' },
    { text: '{{secret:password}}' },
    {},
    { text: 'Montreal' },
    { options: ['{{guests}}'] },
    {},
    { type: 'wait', until: 'url' },
    { type: 'assert', text: 'Montreal' },
  ]);
  await abra.call('secrets.set', { name: 'password', origin: site.origin, value: ACCOUNT.password });
  await abra.call('secrets.set', { name: 'login', origin: site.origin, value: ACCOUNT.email });
  await tab.context().clearCookies();
  await tab.goto(site.url('/desk/login'));
  const run = await abra.play('Look for a stay', { tab, params: { guests: '2' } });
  expect(run.finished).toMatchObject({ outcome: 'success' });
  expect(new URL(tab.url()).searchParams.get('guests')).toBe('2');
});

test('dialogs are answered as they were shown, and the new tab that a step opens is followed, there and back', { tag: '@nightly' }, async ({
  abra,
  tab,
  site,
}) => {
  const words = { ask: 'Open the desk?' };
  const prepare = () =>
    tab.evaluate((ask) => {
      const button = Object.assign(document.createElement('button'), { id: 'out', textContent: 'The desk' });
      button.onclick = () => {
        const name = confirm(ask) ? prompt('Who are you?') : null;
        document.title = String(name);
        if (name !== null) open('/desk/login', '_blank');
      };
      document.body.prepend(button);
    }, words.ask);
  await tab.goto(site.url('themes', { modal: 'never' }));
  await prepare();
  await begin(abra, tab);
  const answerAs = (dialog: Dialog) => void dialog.accept(dialog.type() === 'prompt' ? 'Ada' : undefined);
  tab.on('dialog', answerAs);
  const [opened] = await Promise.all([tab.context().waitForEvent('page'), tab.locator('#out').click()]);
  await opened.waitForLoadState();
  await expect.poll(() => watched(abra)).toBe(2);
  await person(opened).type('email', 'ada@example.com');
  await tab.bringToFront();
  await person(tab).click('theme-trigger');
  await person(tab).click('theme:purple');
  await expect
    .poll(() => said(abra))
    .toEqual([
      'Click button "The desk", then answer OK to "Open the desk?", then answer "Ada" to "Who are you?"',
      'Type "ada@example.com" into textbox "Email"',
      expect.stringMatching(/^Click button "Theme/),
      'Click option "Purple"',
    ]);
  expect((await recording(abra))?.steps.map(({ operation }) => operation.tab ?? 0)).toEqual([0, 1, 0, 0]);
  const { domain, id } = await save(abra, 'To the desk');
  expect((await abra.playbooks(domain)).playbooks[0]?.params).toMatchObject([{ default: 'Ada' }, { default: 'ada@example.com' }].reverse());
  const flow = await abra.call('playbooks.export', { domain, ids: [id], format: 'recorder' });
  expect(flow.notes.map(sayInEnglish).join()).toMatch(/answers no dialogs.*another tab/);
  const spec = await abra.call('playbooks.export', { domain, ids: [id], format: 'playwright' });
  expect(spec.text).toMatch(/answerDialogs\(page, true, .*\n.*click/);
  expect(spec.text).toContain("page.context().waitForEvent('page')");
  tab.off('dialog', answerAs);
  await opened.close();

  await tab.evaluate(() => sessionStorage.clear());
  await tab.reload();
  await prepare();
  const coming = tab.context().waitForEvent('page');
  const again = await abra.play('To the desk', { tab });
  expect(again.finished).toMatchObject({ outcome: 'success' });
  const there = await coming;
  await expect.poll(() => there.evaluate(() => document.querySelector('input')?.value)).toBe('ada@example.com');
  expect(await tab.title()).toBe('Ada');
  expect(await state(tab)).toMatchObject({ theme: 'Purple' });

  // Another question is for the person: nothing is opened.
  words.ask = 'Delete everything?';
  await tab.evaluate(() => sessionStorage.clear());
  await tab.reload();
  await prepare();
  const asked = await abra.play('To the desk', { tab });
  expect(asked.question).toMatchObject({ kind: 'person', text: expect.stringContaining('Delete everything?') });
  expect(await tab.title()).toBe('null');
});

test('an element is picked in the page, through closed shadow roots and in the frame of another site, and the page feels nothing', {
  tag: '@nightly',
}, async ({ abra, tab, site }) => {
  await tab.goto(site.url('/shop/product/7', { shadow: 'closed' }));
  const tabId = await abra.tabId(tab);
  const picks: FeedOf<'picked'>[] = [];
  abra.onMessage((message) => message.kind === 'picked' && picks.push(message));
  const felt = async () => tab.evaluate(() => (globalThis as unknown as { felt: string[] }).felt);
  const watch = () =>
    tab.evaluate(() => {
      const felt: string[] = [];
      for (const name of ['pointerdown', 'mousedown', 'mouseup', 'click', 'keydown', 'input'])
        document.addEventListener(name, ({ type }) => felt.push(type), true);
      Object.assign(globalThis, { felt });
    });
  await watch();
  await abra.call('record.start', { tabId });
  await abra.call('pick.start', { tabId, exact: false });
  await person(tab).click('add-to-cart');
  await expect.poll(() => picks.length).toBe(1);
  expect(picks[0]?.picked).toMatchObject({
    label: 'button "Add to cart"',
    fingerprint: { shadowPath: [expect.stringContaining('buy-box')] },
  });
  expect(await felt()).toEqual([]);
  expect(await said(abra)).toEqual([]);

  const { pickId } = await abra.call('pick.start', { tabId, exact: true });
  await person(tab).point('add-to-cart');
  await tab.keyboard.press('Escape');
  await expect.poll(() => picks.at(-1)).toMatchObject({ pickId, picked: null });
  expect(await felt()).toEqual([]);
  // The page is the person's again.
  await person(tab).click('add-to-cart');
  await expect.poll(() => said(abra)).toEqual(['Click button "Add to cart"']);
  await abra.call('record.discard', {});

  await tab.goto(site.url('/shop/checkout'));
  const pay = tab.frames().find((frame) => frame.url().includes('/shop/pay'));
  if (!pay) throw new Error('The payment frame is missing.');
  await pay.waitForLoadState();
  await abra.allowSites('http://pay.localhost/*');
  await abra.call('pick.start', { tabId, exact: false });
  await person(tab).click('pay-now', { frame: pay });
  await expect
    .poll(() => picks.at(-1)?.picked)
    .toMatchObject({
      label: expect.stringMatching(/^button "Pay now/),
      fingerprint: { frame: { path: [0], url: expect.stringContaining('/shop/pay') } },
    });
  expect((await state(tab)).order).toBeUndefined();
});
