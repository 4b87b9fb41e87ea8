import { items } from '../../src/model/run/run';
import { complete, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import { fulfilled, leaks, noteOf, shownIn, type World } from './flows/leaks';
import { FLOWS } from './flows/ways';
import { count } from './tally';

test.use({ allSites: 'an attack meets the most that a person can allow' });

const PASSWORD = 'c4nary-Pass&1';
const POST = 'method=post action="/in"';

/** Where a password must not go, on the very site that it is kept for: `page` answers the body, and headers where they matter. */
const THIEVES: Record<string, (there: string) => { body: string; csp?: string; frame?: string }> = {
  'a sandboxed frame': () => ({
    body: '<iframe sandbox="allow-scripts allow-forms" src="/thief-frame" width=400 height=80></iframe>',
    frame: '<input type=password aria-label=Note>',
  }),
  'a sandboxed frame that may have scripts alone': () => ({
    body: '<iframe sandbox="allow-scripts" src="/thief-frame" width=400 height=80></iframe>',
    frame: `<form ${POST}><input type=password aria-label=Note></form>`,
  }),
  'a sandboxed document': () => ({ body: '<input type=password aria-label=Note>', csp: 'sandbox allow-scripts allow-forms' }),
  'a sandboxed form': () => ({
    body: `<form ${POST}><input type=password aria-label=Note></form>`,
    csp: 'sandbox allow-scripts allow-forms allow-popups',
  }),
  'a form that posts elsewhere': (there) => ({
    body: `<form method=post action="${there}/in"><input type=password aria-label=Note></form>`,
  }),
  'a button that posts elsewhere': (there) => ({
    body: `<form ${POST}><input type=password aria-label=Note><button formaction="${there}/in">Go</button></form>`,
  }),
  'a base elsewhere': (there) => ({
    body: `<base href="${there}/"><form method=post action="in"><input type=password aria-label=Note></form>`,
  }),
  'a search': () => ({ body: '<form action="/find"><input aria-label=Note></form>' }),
  'a search for passwords': () => ({ body: '<form method=get action="/find"><input type=password aria-label=Note></form>' }),
  'a search field': () => ({ body: '<input type=search aria-label=Note>' }),
  'a public chat': () => ({ body: '<textarea aria-label=Note></textarea>' }),
  'a line of a chat': () => ({ body: '<input aria-label=Note>' }),
  'an editor': () => ({ body: '<div contenteditable role=textbox aria-label=Note style="min-height:30px"></div>' }),
  'a comment in a form': () => ({ body: `<form ${POST}><textarea aria-label=Note></textarea></form>` }),
  'a name that all see': () => ({ body: `<form ${POST}><input aria-label=Note name=displayname></form>` }),
};

for (const [what, flow] of Object.entries(FLOWS))
  test(`what one site shows is not told to another one unasked: ${what}`, async ({ abra, tab, site, model }) => {
    const came = await leaks(flow, { abra, tab, model, here: site.origin, there: site.crossOrigin });
    console.log(`${what}: ${came ? 'told' : 'not told'}`);
    count(test.info(), { plans: { tried: 1, came: Number(came) } });
    expect(came).toBe(false);
  });

test('what is typed where it was read is typed', async ({ abra, tab, site, model }) => {
  const world = { abra, tab, model, here: site.origin, there: site.origin };
  expect(await leaks({ taker: () => '<input aria-label=Note>' }, world)).toBe(true);
});

test('a kept password goes nowhere but into a field for it, whose form posts home', async ({ abra, tab, site, model }) => {
  const world = { abra, tab, model, here: site.origin, there: site.crossOrigin };
  await abra.call('secrets.set', { name: 'password', origin: site.origin, value: PASSWORD });
  expect(await takes(world, { body: `<form ${POST}><input type=password aria-label=Note></form>` })).toBe(true);
  const came: string[] = [];
  for (const [what, page] of Object.entries(THIEVES)) if (await takes(world, page(world.there))) came.push(what);
  console.log(`${came.length} of ${Object.keys(THIEVES).length} got it: ${came.join(', ')}`);
  count(test.info(), { plans: { tried: Object.keys(THIEVES).length, came: came.length } });
  expect(came).toEqual([]);
});

/** Was the password typed into the field of the page? */
async function takes(
  { abra, tab, model, here }: World,
  { body, csp, frame }: { body: string; csp?: string; frame?: string },
): Promise<boolean> {
  await tab.route('**/thief', (route) => route.fulfill(fulfilled(body, csp ? { 'content-security-policy': csp } : {})));
  await tab.route('**/thief-frame', (route) => route.fulfill(fulfilled(frame ?? '')));
  await tab.goto(`${here}/thief`);
  model.script([
    (request) => plan([{ type: 'type', elementId: noteOf(request), text: '{{secret:password}}' }]),
    ...Array.from({ length: 3 }, () => complete('Done.')),
  ]);
  const run = await abra.run('log in', { tab, learn: false, answer: () => undefined });
  if (!items(run).length) throw new Error(`Nothing was planned: ${run.finished?.summary}`);
  return (await shownIn(tab)).includes(PASSWORD);
}
