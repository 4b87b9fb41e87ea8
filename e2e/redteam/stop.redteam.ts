import type { Page } from '@playwright/test';
import type { Operation } from '../../src/model/plan/operation';
import type { Abra } from '../fixtures/abra';
import { click, idOf, plan } from '../fixtures/scripted';
import { shownPlaybook } from '../fixtures/shown-playbook';
import { expect, test } from '../fixtures/test';

test.use({ allSites: 'an attack meets the most that a person can allow' });

/** The page notes when it heard its last event. */
const HEARS = `<script>
  window.last = 0; window.heard = 0;
  for (const type of ['keydown', 'keyup', 'input', 'click', 'mousemove', 'pointermove', 'scroll'])
    window.addEventListener(type, () => { window.last = performance.timeOrigin + performance.now(); window.heard++; }, true);
</script>`;
const BLOCKS = `<script>
  document.querySelector('button').onclick = () => { console.log('blocking'); const end = performance.now() + 20000; while (performance.now() < end); };
</script>`;
type Hearing = { last: number; heard: number };

/** Within this the last event has come, and the run has ended, ms. */
const MAX_MS = 200;

interface Stopped {
  /** After Stop was pressed, ms: the last event that the page heard, the end of the run, the page's next answer to anybody. */
  lastEvent: number;
  ended: number;
  answered: number;
  outcome: string | undefined;
  summary: string | undefined;
}

async function show(tab: Page, url: string, html: string): Promise<void> {
  await tab.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><meta charset="utf-8"><title>Stop</title>${html}` }),
  );
  await tab.goto(url);
}

/** Starts a goal, or what `start` does, presses Stop once `begun`, and tells what still happened. */
async function stopped(abra: Abra, tab: Page, begun: () => Promise<unknown>, start = aGoal): Promise<Stopped> {
  const ended = new Promise<number>((resolve) => {
    abra.onEvent((event) => event.kind === 'finished' && resolve(Date.now()));
  });
  const { runId } = await start(abra, await abra.tabId(tab));
  await begun();
  const at = Date.now();
  await abra.call('run.stop', { runId });
  const end = (await ended) - at;
  const last = await tab.evaluate(() => (window as unknown as Hearing).last);
  const { finished } = await abra.load(runId);
  const lastEvent = last ? Math.round(last - at) : 0;
  return { lastEvent, ended: end, answered: Date.now() - at, outcome: finished?.outcome, summary: finished?.summary };
}

const aGoal = (abra: Abra, tabId: number) => abra.call('run.start', { goal: 'do it', tabId });

/** Plays a playbook from a file, and says yes to its steps. */
async function aPlaybook(abra: Abra, tabId: number, { host }: URL, operations: Operation[]): Promise<{ runId: string }> {
  const playbook = shownPlaybook({ domain: host, pagePath: '/stop' }, 'Write the note', operations);
  await abra.import(JSON.stringify({ domain: host, playbooks: [playbook], optionMap: {} }));
  const [kept] = (await abra.playbooks(host)).playbooks;
  abra.onEvent((event, runId) => {
    if (event.kind === 'questioned') void abra.call('run.answer', { runId, questionId: event.question.id, choice: 'go' });
  });
  return abra.call('run.play', { domain: host, id: kept?.id ?? '', tabId });
}

const heard = (tab: Page, atLeast: number) =>
  expect
    .poll(() => tab.evaluate(() => (window as unknown as Hearing).heard), { timeout: 30_000, intervals: [20] })
    .toBeGreaterThan(atLeast);

const TEXT = 'ab cd efg '.repeat(2000);
const fields = {
  'a field': '<textarea aria-label="Note"></textarea>',
  'an editor': '<div contenteditable role="textbox" aria-label="Note">x</div>',
};

for (const [name, field] of Object.entries(fields)) {
  /** A planner says what is typed and not how. */
  test(`while 20,000 characters are typed: into ${name}, planned`, async ({ abra, tab, site, model }) => {
    await show(tab, site.url('/stop'), `${field}${HEARS}`);
    model.script((request) => plan([{ type: 'type', elementId: idOf(request, 'textbox "Note"'), text: TEXT }]));
    expectStopped(name, await stopped(abra, tab, () => heard(tab, 0)));
  });

  test(`while 20,000 characters are typed: into ${name}, key by key, from a playbook`, async ({ abra, tab, site }) => {
    const url = site.url('/stop');
    await show(tab, url, `${field}${HEARS}`);
    const keys: Operation = { type: 'type', selector: '[aria-label="Note"]', text: TEXT, how: 'keys' };
    const start = (_: Abra, tabId: number) => aPlaybook(abra, tabId, new URL(url), [keys]);
    expectStopped(`${name}, keys`, await stopped(abra, tab, () => heard(tab, 50), start));
    const { length } = (await tab.getByLabel('Note').evaluate((one) => (one as HTMLTextAreaElement).value ?? one.textContent)) as string;
    expect(length).toBeLessThan(TEXT.length);
  });
}

test('while the page blocks itself', async ({ abra, tab, site, model }) => {
  await show(tab, site.url('/stop'), `<button>Block</button><button>Next</button>${HEARS}${BLOCKS}`);
  model.script((request) => plan([click(idOf(request, 'button "Block"')), click(idOf(request, 'button "Next"'))]));
  const told = await stopped(abra, tab, () => tab.waitForEvent('console', (said) => said.text() === 'blocking'));
  expectStopped('blocked', told);
  expect(told.summary).toContain('Whether this happened is not known: Click button "Block"');
});

test('in a wait', async ({ abra, tab, site }) => {
  const url = site.url('/stop');
  await show(tab, url, `<button>Go</button>${HEARS}`);
  const waits: Operation[] = [
    { type: 'wait', duration: 60_000 },
    { type: 'press', key: 'a' },
  ];
  const sent = new Promise<void>((resolve) => {
    abra.onEvent((event) => event.kind === 'sent' && resolve());
  });
  const start = (_: Abra, tabId: number) => aPlaybook(abra, tabId, new URL(url), waits);
  expectStopped('wait', await stopped(abra, tab, () => sent, start));
});

function expectStopped(name: string, told: Stopped): void {
  console.log(name, JSON.stringify(told));
  expect.soft(told.outcome).toBe('stopped');
  expect.soft(told.lastEvent).toBeLessThan(MAX_MS);
  expect.soft(told.ended).toBeLessThan(MAX_MS);
}
