import path from 'node:path';
import { Abra } from '../fixtures/abra';
import { everythingStored } from '../fixtures/everything-stored';
import { expect, test } from '../fixtures/test';
import { messages, PORTS } from './forged/messages';
import { otherExtension } from './forged/other-extension';
import { count } from './tally';

// In a browser that is renewed Chrome gives pages the early shim up to a second after the permission.
test.use({ ownBrowser: true, allSites: 'an attack meets the most that a person can allow' });

/** Of each way of forging so many are tried, in an order of this seed. */
const EACH = Number(process.env['EACH'] ?? 100);
const SEED = Number(process.env['SEED'] ?? 1);

const KINDS = [
  'begin', 'enter', 'leave', 'finish', 'ask', 'work', 'open', 'dialog', 'answer', 'watch', 'replied', 'began', 'ended', 'rooted', 'met', 'taken', 'listeners',
  'listens', 'hears', 'heard', 'drops', 'forbidden', 'watching', 'sent', 'answered', 'abra-page', 'abra-shim', 'abra-line',
]; // biome-ignore format: the words of the line

/**
 * What a page does from its first script on: listens everywhere first, takes the place of what the shim calls and reads, keeps every node that it ever
 * gets from that, and says on all of them, on its own and on the document whatever the two ends say.
 */
const HOSTILE = `<script>
  const { apply, defineProperty, getOwnPropertyDescriptor } = Reflect;
  const getter = (prototype, name) => getOwnPropertyDescriptor(prototype, name).get;
  const connected = getter(Node.prototype, 'isConnected'), isInstance = Function.prototype[Symbol.hasInstance];
  const held = new Set(), mine = new Set();
  const keep = (one) => {
    try { if (!apply(connected, one, []) && !mine.has(one)) held.add(one); } catch {}
    return one;
  };
  const own = () => { const one = new Comment(); mine.add(one); return one; };
  for (const [prototype, names] of [[Event.prototype, ['target', 'currentTarget']], [FocusEvent.prototype, ['relatedTarget']], [CustomEvent.prototype, ['detail']]])
    for (const name of names) {
      const get = getter(prototype, name), target = getter(Event.prototype, 'target');
      defineProperty(prototype, name, { configurable: true, get() { try { keep(apply(target, this, [])); } catch {} return keep(apply(get, this, [])); } });
    }
  for (const name of ['dispatchEvent', 'addEventListener', 'removeEventListener']) {
    const native = EventTarget.prototype[name];
    EventTarget.prototype[name] = function (...given) { keep(this); return apply(native, this, given); };
  }
  for (const name of ['call', 'apply', 'bind']) {
    const native = Function.prototype[name];
    Function.prototype[name] = function (...given) { for (const one of given) keep(one); return apply(native, this, given); };
  }
  for (const name of ['bubbles', 'cancelable', 'composed'])
    defineProperty(Object.prototype, name, { configurable: true, get() { for (const key in this) keep(this[key]); return undefined; } });
  for (const kind of [CustomEvent, FocusEvent, Node, Comment, Element])
    defineProperty(kind, Symbol.hasInstance, { value(one) { keep(one); try { keep(apply(getter(Event.prototype, 'target'), one, [])); } catch {} return apply(isInstance, kind, [one]); } });
  for (const kind of ${JSON.stringify(KINDS)}) window.addEventListener(kind, (event) => keep(event.relatedTarget), true);
  const details = ['', '1', '99', 'null', '{}', '[]', '{"work":[]}', '{"early":true,"watching":false,"loading":[],"due":null,"open":false,"work":[]}',
    JSON.stringify({ url: location.origin + '/popped', name: '', features: '' }), JSON.stringify({ kind: 'confirm', text: 'Delete it?', accept: true })];
  function forge(random) {
    const pick = (all) => all[Math.floor(random() * all.length)];
    const kind = pick(${JSON.stringify(KINDS)});
    const target = pick([document, window, document.body, own(), ...held]);
    const event = random() < 0.3 ? new FocusEvent(kind, { relatedTarget: own() }) : new CustomEvent(kind, { detail: pick(details) });
    target.dispatchEvent(event);
    window.postMessage({ abra: kind, params: {} }, '*');
  }
  function heldNodes() { return held.size; }
  function flood(times, seed) {
    let state = seed * 7919 + 17;
    const random = () => { state = (state * 1103515245 + 12345) % 2 ** 31; return state / 2 ** 31; };
    for (let at = 0; at < times; at++) forge(random);
  }
</script>`;
const page = (inside: string) => `<!doctype html><meta charset="utf-8"><title>Forged</title>${HOSTILE}${inside}`;
const INNER = '/forged?inner';
const TOP = `<button id="go" onclick="setTimeout(() => { document.querySelector('output').textContent = 'done' }, 300); flood(20, 3)">Go</button>
<output></output><iframe src="${INNER}"></iframe>`;

test('what a page and its frame forge is not obeyed, and they hear and hold nothing', async ({ abra, tab, site }) => {
  test.setTimeout(300_000);
  const url = site.url('/forged');
  await tab
    .context()
    .route('**/forged*', (route) =>
      route.fulfill({ contentType: 'text/html', body: page(route.request().url().endsWith(INNER) ? '' : TOP) }),
    );
  await tab.context().route('**/popped', (route) => route.fulfill({ contentType: 'text/html', body: 'popped' }));
  let popped = 0;
  tab.context().on('page', () => popped++);
  await tab.goto(url);
  const flood = (times: number, seed: number) =>
    Promise.all(
      tab
        .frames()
        .map((frame) =>
          frame.evaluate(
            ([many, from]) => (globalThis as unknown as { flood(many: number, from: number): void }).flood(many as number, from as number),
            [times, seed],
          ),
        ),
    );
  await flood(EACH, SEED);
  const runId = (await abra.call('run.start', { goal: 'click "Go"', tabId: await abra.tabId(tab), planner: 'embedded', learn: false }))
    .runId;
  let seed = SEED;
  let rounds = 1;
  await expect
    .poll(
      async () => {
        await flood(EACH, ++seed);
        rounds++;
        return (await abra.load(runId)).finished?.outcome;
      },
      { timeout: 60_000 },
    )
    .toBe('success');
  while (rounds * EACH * 2 < 1500) {
    await flood(EACH, ++seed);
    rounds++;
  }
  const held = await Promise.all(
    tab.frames().map((frame) => frame.evaluate(() => (globalThis as unknown as { heldNodes(): number }).heldNodes())),
  );
  // What the person asked for came, as it was waited for, and nothing else did.
  expect(await tab.locator('output').textContent()).toBe('done');
  const obeyed = popped + held.reduce((sum, one) => sum + one, 0);
  count(test.info(), { forged: { tried: rounds * EACH * 2, came: obeyed } });
  expect({ popped, held }).toEqual({ popped: 0, held: held.map(() => 0) });
});

test('what another extension says, from its page and from a page that it is in, is not obeyed', async ({ site }) => {
  test.setTimeout(300_000);
  const other = await otherExtension();
  const abra = await Abra.launch({ extension: [BUILT, other.folder].join() });
  const url = site.url('/forged');
  const tab = await abra.browser.context.newPage();
  await tab.route(url, (route) => route.fulfill({ contentType: 'text/html', body: DELETES }));
  await tab.goto(url);
  const run = await abra.run('click "Delete all files"', { tab, planner: 'embedded', learn: false });
  const { question } = run;
  expect(question?.kind).toBe('confirm');
  const tabId = await abra.tabId(tab);
  const { events } = await abra.call('run.load', { runId: run.id });
  const forged = messages({ runId: run.id, questionId: question?.id ?? '', choice: question?.choices[0]?.id ?? '', tabId, events });
  const speaker = await abra.browser.context.newPage();
  await speaker.goto(other.page);
  const before = await everythingStored(abra);
  const heard = await speaker.evaluate(speak, [abra.browser.extensionId, forged, PORTS, tabId] as const);
  const listens = await abra.browser.worker.evaluate(() => [
    chrome.runtime.onMessageExternal.hasListeners(),
    chrome.runtime.onConnectExternal.hasListeners(),
  ]);
  const after = await everythingStored(abra);
  const changed = after === before ? 0 : 1;
  const deleted = Number(await tab.locator('output').textContent());
  expect((await abra.load(run.id)).question?.id).toBe(question?.id);
  count(test.info(), { forged: { tried: heard.tried, came: heard.answered + changed + deleted } });
  expect({ ...heard, listens, changed, deleted }).toEqual({
    tried: 2 * (forged.length + PORTS.length),
    answered: 0,
    listens: [false, false],
    changed: 0,
    deleted: 0,
  });
  await abra.close();
  await other.remove();
});

const BUILT = path.resolve(import.meta.dirname, '../../dist/extension');
const DELETES = `<!doctype html><title>Files</title><button onclick="document.querySelector('output').textContent++">Delete all files</button><output>0</output>`;

/** In the page of the other extension: says it all from there, and from its script in the tab. */
async function speak([abra, forged, ports, tabId]: readonly [string, object[], string[], number]): Promise<{
  tried: number;
  answered: number;
}> {
  const sayAll = async (to: string, all: object[], names: string[]) => {
    const said = await Promise.all(
      all.map((one) =>
        chrome.runtime.sendMessage(to, one).then(
          () => 1,
          () => 0,
        ),
      ),
    );
    const opened = await Promise.all(
      names.map(
        (name) =>
          new Promise<number>((resolve) => {
            const port = chrome.runtime.connect(to, { name });
            port.onMessage.addListener(() => resolve(1));
            port.onDisconnect.addListener(() => {
              // Read, so that Chrome does not report it.
              void chrome.runtime.lastError;
              resolve(0);
            });
            port.postMessage(all[0]);
          }),
      ),
    );
    return { tried: said.length + opened.length, answered: [...said, ...opened].reduce((sum: number, one) => sum + one, 0) };
  };
  const here = await sayAll(abra, forged, ports);
  const [there] = await chrome.scripting.executeScript({ target: { tabId }, func: sayAll, args: [abra, forged, ports] });
  const inTab = there?.result ?? { tried: 0, answered: 0 };
  return { tried: here.tried + inTab.tried, answered: here.answered + inTab.answered };
}
