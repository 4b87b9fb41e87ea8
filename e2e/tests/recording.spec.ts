import { everythingStored } from '../fixtures/everything-stored';
import { person } from '../fixtures/person';
import { begin, recording, said, save, showSearch, state, watched } from '../fixtures/showing';
import { expect, test } from '../fixtures/test';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';

// Over 5 s: shown, and played for each of its options.
test('a theme that was shown is a playbook, with all the options that were seen', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'always' }));
  const hand = person(tab);
  await begin(abra, tab);
  await hand.click('get-started');
  await hand.click('theme-trigger');
  await hand.click('theme:fuchsia');
  await hand.click('style-trigger');
  await hand.click('style:lyra');
  await hand.click('radius-trigger');
  await hand.click('radius:large');
  await expect
    .poll(() => said(abra))
    .toEqual([
      expect.stringMatching(/^Click button "Get Started/),
      expect.stringMatching(/^Click button "Theme/),
      'Click option "Fuchsia"',
      expect.stringMatching(/^Click button "Style/),
      'Click option "Lyra"',
      expect.stringMatching(/^Click button "Radius/),
      'Click menuitemradio "Large"',
    ]);
  const { domain } = await save(abra, 'My look');
  expect(await recording(abra)).toBeUndefined();
  const memory = await abra.playbooks(domain);
  expect(Object.values(memory.optionMap).flatMap((options) => Object.keys(options))).toEqual(
    expect.arrayContaining(['Purple', 'Maia', 'Small']),
  );
  expect(memory.playbooks).toMatchObject([{ name: 'My look', source: 'recorded', pagePath: '/themes/' }]);

  await tab.evaluate(() => sessionStorage.clear());
  await tab.reload();
  const again = await abra.play('My look', { tab });
  expect(again.finished).toMatchObject({ outcome: 'success' });
  expect(await state(tab)).toMatchObject({ theme: 'Fuchsia', style: 'Lyra', radius: 'Large' });

  await tab.evaluate(() => sessionStorage.clear());
  await tab.goto(site.url('themes', { modal: 'always', drift: 'ids,wrappers,order', seed: 3 }));
  const drifted = await abra.play('My look', { tab });
  expect(drifted.finished).toMatchObject({ outcome: 'success' });
  expect(await state(tab)).toMatchObject({ theme: 'Fuchsia', style: 'Lyra', radius: 'Large' });
});

// Over 5 s: shown and played over three pages.
test('a login and a search are shown across pages, and the password is nowhere', async ({ abra, tab, site, model }) => {
  await tab.goto(site.url('/desk/login'));
  const hand = person(tab);
  const heard: string[] = [];
  abra.onEvent((event) => heard.push(JSON.stringify(event)));
  await begin(abra, tab);
  await hand.type('email', ACCOUNT.email);
  await hand.type('password', ACCOUNT.password);
  await hand.click('remember');
  await hand.press('Tab');
  await showSearch(abra, tab);
  await expect
    .poll(() => said(abra))
    .toEqual([
      `Type "${ACCOUNT.email}" into textbox "Email"`,
      'Type "{{secret:password}}" into textbox "Password"',
      'Check checkbox "Remember me"',
      'Click button "Login"',
      'Type "Montreal" into textbox "Destination"',
      'Select "3" in combobox "Guests"',
      'Click button "Search"',
    ]);
  const { domain, id } = await save(abra, 'Find a stay');
  const { playbooks } = await abra.playbooks(domain);
  expect(playbooks[0]).toMatchObject({ params: [{ default: ACCOUNT.email }, { default: 'Montreal' }], pagePath: '/desk/login' });

  for (const format of ['abra', 'recorder', 'playwright'] as const)
    expect((await abra.call('playbooks.export', { domain, ids: [id], format })).text).not.toContain(ACCOUNT.password);

  await abra.call('secrets.set', { name: 'password', origin: site.origin, value: ACCOUNT.password });
  for (const query of [{}, { drift: 'ids,wrappers', seed: '5' }] as Record<string, string>[]) {
    await tab.context().clearCookies();
    await tab.goto(site.url('/desk/login', query));
    const run = await abra.play('Find a stay', { tab, params: { destination: 'Lisbon' } });
    expect(run.finished).toMatchObject({ outcome: 'success' });
    expect(new URL(tab.url()).searchParams.get('q')).toBe('Lisbon');
    expect(new URL(tab.url()).searchParams.get('guests')).toBe('3');
  }
  model.script([]);
  expect(JSON.stringify(model.calls)).not.toContain(ACCOUNT.password);
  expect(heard.join()).not.toContain(ACCOUNT.password);
  // It lies in the secrets, where the person put it, and nowhere else.
  expect(await everythingStored(abra)).not.toContain(ACCOUNT.password);
});

// Over 5 s: shown and played over four pages with frames.
test('a purchase is shown through closed shadow roots and the frame of another site', async ({ abra, tab, site }) => {
  await abra.allowSites('http://pay.localhost/*');
  await tab.goto(site.url('/shop/product/7', { shadow: 'closed' }));
  const hand = person(tab);
  await begin(abra, tab);
  await hand.click('colour-silver');
  await hand.click('more');
  await hand.click('add-to-cart');
  await hand.click('cart');
  await tab.waitForURL('**/shop/cart**');
  await expect.poll(() => watched(abra)).toBe(1);
  await hand.click('checkout');
  await tab.waitForURL('**/shop/checkout**');
  const pay = tab.frames().find((frame) => frame.url().includes('/shop/pay'));
  if (!pay) throw new Error('The payment frame is missing.');
  await pay.waitForLoadState();
  await expect.poll(() => watched(abra)).toBe(2);
  await hand.type('full-name', 'Ada Lovelace');
  await hand.type('card-name', 'Ada Canary', { frame: pay });
  await hand.type('card-number', '4242 4242 4242 4242', { frame: pay });
  await hand.type('card-expiry', '12 / 30', { frame: pay });
  await hand.type('card-code', '123', { frame: pay });
  await hand.click('pay-now', { frame: pay });
  await expect.poll(async () => (await state(tab)).order).toMatch(/^LM-/);
  await expect
    .poll(() => said(abra))
    .toEqual([
      'Check radio "Silver"',
      'Click button "Increase quantity"',
      'Click button "Add to cart"',
      expect.stringMatching(/^Click link "/),
      'Click link "Checkout"',
      'Type "Ada Lovelace" into textbox "Full name"',
      'Type "{{secret:card-name}}" into textbox "Name on card"',
      'Type "{{secret:card-number}}" into textbox "Card number"',
      'Type "{{secret:card-exp}}" into textbox "Expiry"',
      'Type "{{secret:card-csc}}" into textbox "CVC"',
      expect.stringMatching(/^Click button "Pay now/),
    ]);
  const steps = (await recording(abra))?.steps ?? [];
  expect(steps[2]?.operation).toMatchObject({ fingerprint: { shadowPath: [expect.stringContaining('buy-box')] } });
  expect(steps[8]?.operation).toMatchObject({ fingerprint: { frame: { path: [0] } } });
  expect(JSON.stringify(steps)).not.toMatch(/4242|Canary/);
  await save(abra, 'Buy it');

  for (const [
    name,
    value,
  ] of [['card-name', 'Ada'], ['card-number', '4242424242424242'], ['card-exp', '12/30'], ['card-csc', '123']] as const) // biome-ignore format: a table
    await abra.call('secrets.set', { name, origin: site.crossOrigin, value });
  await tab.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  for (const drift of [{}, { drift: 'ids,wrappers', seed: '2' }] as Record<string, string>[]) {
    await tab.evaluate(() => localStorage.clear());
    await tab.goto(site.url('/shop/product/7', { shadow: 'closed', ...drift }));
    const run = await abra.play('Buy it', { tab, answer: () => 'allow' });
    expect(run.finished).toMatchObject({ outcome: 'success' });
    expect((await state(tab)).order).toMatch(/^LM-/);
  }
});

test('a way that leaves for another site is shown and replayed there, after a redesign too', { tag: '@nightly' }, async ({
  abra,
  tab,
  site,
}) => {
  await abra.allowSites('http://pay.localhost/*');
  const elsewhere = `${site.crossOrigin}/desk/login`;
  const link = (drift: string) =>
    tab.evaluate((href) => {
      document.body.prepend(Object.assign(document.createElement('a'), { href, textContent: 'To the desk', id: 'leave' }));
    }, `${elsewhere}${drift}`);
  await tab.goto(site.url('themes', { modal: 'never' }));
  await link('');
  const hand = person(tab);
  await begin(abra, tab);
  await tab.locator('#leave').click();
  await tab.waitForURL(elsewhere);
  await expect.poll(() => watched(abra)).toBe(1);
  await hand.type('email', 'ada@example.com');
  await hand.click('remember');
  await expect
    .poll(() => said(abra))
    .toEqual(['Click link "To the desk"', 'Type "ada@example.com" into textbox "Email"', 'Check checkbox "Remember me"']);
  await save(abra, 'Leave for the desk');
  for (const drift of ['', '?drift=ids,wrappers&seed=4']) {
    await tab.goto(site.url('themes', { modal: 'never' }));
    await link(drift);
    const run = await abra.play('Leave for the desk', { tab, params: { email: `bob${drift.length}@example.com` } });
    expect(run.finished).toMatchObject({ outcome: 'success' });
    expect(new URL(tab.url()).host).toBe(new URL(elsewhere).host);
    await expect.poll(() => tab.evaluate(() => document.querySelector('input')?.value)).toBe(`bob${drift.length}@example.com`);
  }
});

test('what an input method composes is one typing', { tag: '@nightly' }, async ({ abra, tab, site }) => {
  await tab.goto(site.url('/desk/login'));
  await begin(abra, tab);
  await person(tab).click('email');
  const session = await tab.context().newCDPSession(tab);
  for (const text of ['n', 'に', 'にほ', 'にほん'])
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await session.send('Input.insertText', { text: '日本' });
  await expect.poll(() => said(abra)).toEqual(['Type "日本" into textbox "Email"']);
});

test('the page shows that it is watched, and the mark is no part of it', { tag: '@nightly' }, async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const marks = () => tab.evaluate(() => document.querySelectorAll('html > :not(head, body)').length);
  expect(await marks()).toBe(0);
  await begin(abra, tab);
  await expect.poll(marks).toBe(1);
  const { snapshot } = await abra.call('page.snapshot', { tabId: await abra.tabId(tab) });
  expect(JSON.stringify(snapshot)).not.toContain('is recording');
  // Straight through it, to the page.
  await tab.mouse.click(1340, 875);
  expect(await said(abra)).toEqual([]);
  await abra.call('record.set', { status: 'paused' });
  await expect.poll(marks).toBe(0);
});
