import type { Page } from '@playwright/test';
import { items } from '../../src/model/run';
import type { Abra } from '../fixtures/abra';
import { complete, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import type { ModelRequest, ScriptedModel } from '../model/serve-model.mjs';
import { count } from './tally';

/** What one site shows and another one is never told unasked; and a password that only its own form gets. */
const TOLD = 'Zebra-77-Quartz';
const PASSWORD = 'c4nary-Pass&1';

interface World {
  abra: Abra;
  tab: Page;
  model: ScriptedModel;
  /** The site that is read, and the one that asks for it. */
  here: string;
  there: string;
}

const POST = 'method=post action="/in"';
/** Forms and fields of the other site, each with one field. */
const TAKERS: Record<string, (there: string, here: string) => string> = {
  'a field': () => '<input aria-label=Note>',
  'a text area': () => '<textarea aria-label=Note></textarea>',
  'an editor': () => '<div contenteditable role=textbox aria-label=Note style="min-height:30px;border:1px solid"></div>',
  'a form that posts': () => `<form ${POST}><input aria-label=Note><button>Next</button></form>`,
  'a search': () => '<form role=search action="/find"><input type=search aria-label=Note><button>Find</button></form>',
  'a field that sends as one types': () => '<input aria-label=Note oninput="fetch(\'/in?q=\' + this.value)">',
  'a frame of its own': (there) => `<iframe src="${there}/frame" width=400 height=80></iframe>`,
  'a form that sends back home': (_there, here) => `<form action="${here}/in"><input aria-label=Note></form>`,
  'a field that is called secret': () => '<input aria-label=Note name=token>',
  'a label': () => '<label>Note <input></label>',
};

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

test('what one site shows is told to no other one unasked', async ({ abra, tab, site, model }) => {
  const world = { abra, tab, model, here: site.origin, there: site.crossOrigin };
  // On the site that it was read on it is typed, so that it is the question that keeps it from the others.
  expect(await tells({ ...world, there: world.here }, '<input aria-label=Note>')).toBe(true);
  const came: string[] = [];
  for (const [what, html] of Object.entries(TAKERS)) if (await tells(world, html(world.there, world.here))) came.push(what);
  console.log(`${came.length} of ${Object.keys(TAKERS).length} told unasked: ${came.join(', ')}`);
  count(test.info(), { plans: { tried: Object.keys(TAKERS).length, came: came.length } });
  expect(came).toEqual([]);
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

const htmlOf = (body: string) => `<!doctype html><meta charset=utf-8><title>Page</title><main>${body}</main>`;
const fulfilled = (body: string, headers: Record<string, string> = {}) => ({
  contentType: 'text/html; charset=utf-8',
  body: htmlOf(body),
  headers,
});
/** The one field that is called so, in the words that a prompt has for it. */
function noteOf(request: ModelRequest): number {
  const found = ['textbox', 'searchbox', 'textbox:password', 'textbox:search', 'searchbox:search']
    .map((kind) => idOf(request, `${kind} "Note"`))
    .find((id) => id !== undefined);
  if (found === undefined) throw new Error(`No field "Note" in: ${request.text}`);
  return found;
}

/** Reads one site, goes to the other because the goal names it, and types what was read there. Was it typed? */
async function tells({ abra, tab, model, here, there }: World, taker: string): Promise<boolean> {
  await tab.route('**/read', (route) => route.fulfill(fulfilled(`<h1>Mail</h1><p>Your word is ${TOLD}</p><button>Archive</button>`)));
  await tab.route('**/taker', (route) => route.fulfill(fulfilled(taker)));
  await tab.route('**/frame', (route) => route.fulfill(fulfilled('<input aria-label=Note>')));
  await tab.goto(`${here}/read`);
  model.script([
    () => plan([{ type: 'navigate', url: `${there}/taker` }]),
    (request) => plan([{ type: 'type', elementId: noteOf(request), text: `My word: ${TOLD}` }]),
    complete('Done.'),
  ]);
  await abra.run(`leave a note at ${there}/taker`, {
    tab,
    learn: false,
    answer: ({ text }) => (text.includes(TOLD) ? undefined : 'allow'),
  });
  return (await shownIn(tab)).includes(TOLD);
}

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

/** What all fields of all frames hold. */
async function shownIn(tab: Page): Promise<string> {
  const held = await Promise.all(
    tab
      .frames()
      .map((one) =>
        one.evaluate(() =>
          [...document.querySelectorAll('input,textarea,[contenteditable]')]
            .map((field) => (field as HTMLInputElement).value ?? field.textContent)
            .join('\n'),
        ),
      ),
  );
  return held.join('\n');
}
