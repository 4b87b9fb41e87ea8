import type { RunEvent } from '../../src/model/run/run-event';
import { callsOf, downloadOf, drop, expect, goalBox, ok, type PanelPage, tell, test } from '../panel/panel';
import { LOCKED, NOW, themes } from '../panel/scene-playbooks';
import { confirming, finished, moving } from '../panel/scene-runs';
import { world } from '../panel/scene-world';
import { scenes } from '../panel/scenes';

test('Enter runs the goal, Shift and Enter makes a line', async ({ page, open }) => {
  await open(scenes['run-start'] ?? world());
  await goalBox(page).pressSequentially('log in');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('as ada');
  expect(await callsOf(page, 'run.start')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'run.start')).toEqual([{ goal: 'log in\nas ada', tabId: 7 }]);
  await expect(goalBox(page)).toHaveValue('');
  // What was asked has its answer, so the next goal may be asked for.
  await page.keyboard.type('log out');
  await expect(page.getByTitle('Run (Enter)')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'run.start')).toHaveLength(2);
});

test('what is typed after Enter is of the next goal', async ({ page, open }) => {
  await open({ ...world(), silent: ['run.start'] });
  await goalBox(page).fill('log in');
  await page.keyboard.press('Enter');
  await expect(goalBox(page)).toHaveValue('');
  await expect(goalBox(page), 'what was taken stays legible until its run begins').toHaveAttribute('placeholder', 'log in');
  await page.keyboard.type('log out');
  await expect(goalBox(page)).toHaveValue('log out');
  expect(await callsOf(page, 'run.start')).toMatchObject([{ goal: 'log in' }]);
});

for (const [how, stop] of [
  ['Escape', (page: PanelPage) => page.keyboard.press('Escape')],
  ['Stop', (page: PanelPage) => page.getByRole('button', { name: 'Stop', exact: true }).click()],
] as const)
  test(`a run that is asked for and has not begun is stopped by ${how} as soon as it has`, async ({ page, open }) => {
    await open(world());
    await page.evaluate(() => {
      const send = chrome.runtime.sendMessage as (message: { abra: string }) => Promise<unknown>;
      const { promise, resolve } = Promise.withResolvers<void>();
      Object.assign(globalThis, { begin: resolve });
      Object.assign(chrome.runtime, {
        sendMessage: async (message: { abra: string }) => {
          const answer = send(message);
          if (message.abra === 'run.start') await promise;
          return answer;
        },
      });
    });
    await goalBox(page).fill('log in');
    await page.keyboard.press('Enter');
    await expect.poll(() => callsOf(page, 'run.start')).toHaveLength(1);
    await stop(page);
    expect(await callsOf(page, 'run.stop')).toEqual([]);
    await page.evaluate(() => (globalThis as unknown as { begin: () => void }).begin());
    await expect.poll(() => callsOf(page, 'run.stop')).toEqual([{ runId: 'run-1' }]);
  });

test('a double-click on Run runs the goal', async ({ page, open }) => {
  await open(world());
  await goalBox(page).fill('log in');
  const composer = page.getByRole('region', { name: 'New goal' });
  await composer.getByRole('button', { name: 'Run', exact: true }).dblclick();
  await expect.poll(() => callsOf(page, 'run.start')).toHaveLength(1);
  // The run is shown by what the feed tells of it, which is nothing here.
  await expect(composer.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  expect(await callsOf(page, 'run.stop')).toEqual([]);
});

test('that a goal was taken is drawn at once, and how its run begins together, a tenth of a second later', async ({ page, open }) => {
  await open(world());
  await goalBox(page).fill('set the theme to Fuchsia');
  await page.evaluate(timeByHand);
  await page.keyboard.press('Enter');
  await expect(goalBox(page)).toHaveValue('');
  expect(await changesOf(page, finished.slice(0, 4))).toBe(0);
  await page.evaluate(() => globalThis.pass(99));
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.evaluate(() => globalThis.pass(1));
  await expect(page.getByRole('article')).toBeVisible();
});

for (const [how, more, runs] of [
  ['runs the goal once it is', '', 1],
  ['runs nothing where the goal was written on', ' and wait', 0],
] as const)
  test(`an Enter before it is known what may be done in the tab ${how}`, async ({ page, open }) => {
    const known = world();
    await open({ ...known, silent: ['site.state'] });
    await goalBox(page).pressSequentially('log in');
    await page.keyboard.press('Enter');
    await page.keyboard.type(more);
    expect(await callsOf(page, 'run.start')).toEqual([]);
    await page.evaluate((state) => globalThis.world.answer('site.state', state), known.answers['site.state'] ?? ok({}));
    await tell(page, { kind: 'changed', what: 'site' });
    await expect(page.getByRole('button', { name: 'Run', exact: true }).last()).toBeEnabled({ enabled: runs === 0 });
    await expect.poll(() => callsOf(page, 'run.start')).toEqual(Array(runs).fill({ goal: 'log in', tabId: 7 }));
  });

test('the arrow keys bring back earlier goals, also after the panel was closed', async ({ page, open }) => {
  await open(world());
  await goalBox(page).pressSequentially('new');
  await page.keyboard.press('ArrowUp');
  await expect(goalBox(page)).toHaveValue('set the theme to Fuchsia');
  await page.keyboard.press('ArrowUp');
  await expect(goalBox(page)).toHaveValue('scroll to the middle');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(goalBox(page)).toHaveValue('new');
});

test('without access the panel says what lets Abra in, and runs what was asked once it is let in', async ({ page, open }) => {
  await open(world({ answers: { 'site.state': ok(LOCKED) } }));
  await expect(page.getByText('Abra needs your OK for this page')).toContainText('Ctrl+Shift+Y');
  await goalBox(page).fill('scroll down');
  await page.keyboard.press('Enter');
  await expect(page.getByText('As soon as you do, Abra goes on')).toBeVisible();
  expect(await callsOf(page, 'run.start')).toEqual([]);
  await page.evaluate((answer) => globalThis.world.answer('site.state', answer), ok(themes));
  await tell(page, { kind: 'changed', what: 'site' });
  await expect.poll(() => callsOf(page, 'run.start')).toHaveLength(1);
});

test('on a page that Chrome closes to extensions nothing can be run, and the panel says so', async ({ page, open }) => {
  await open(scenes['run-forbidden'] ?? world());
  await goalBox(page).fill('scroll down');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Open a website to use Abra.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run', exact: true }).last()).toBeDisabled();
  expect(await callsOf(page, 'run.start')).toEqual([]);
});

test('every event is seen as it comes, and Escape stops the run', async ({ page, open }) => {
  await open(world());
  for (const event of moving) await tell(page, { kind: 'event', runId: 'run-1', event });
  await expect(page.getByRole('listitem').filter({ hasText: 'Click “Fuchsia”' })).toContainText('doing…');
  await expect(page.getByRole('status').filter({ hasText: 'Step 3 of 6, doing' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect.poll(() => callsOf(page, 'run.stop')).toEqual([{ runId: 'run-1' }]);
});

test('a plan is shown before anything is done, and Enter approves it', async ({ page, open }) => {
  await open(scenes['run-approve'] ?? world());
  const card = page.getByRole('region', { name: 'Question: Shall Abra do this?' }).or(page.getByLabel('Question: Shall Abra do this?'));
  expect((await card.ariaSnapshot()).split('\n').map((line) => line.trim())).toEqual([
    '- \'region "Question: Shall Abra do this?"\':',
    '- heading "Shall Abra do this?" [level=2]',
    '- list:',
    '- listitem: Click “Get Started”',
    '- listitem: Click “Theme”',
    '- listitem: Click “Fuchsia”',
    '- listitem: Click “Apply”',
    '- listitem: Type “Autumn” into “Name”',
    '- listitem: Click “Publish” can’t be undone',
    '- paragraph: Nothing has been done yet.',
    '- button "Do it"',
    '- button "Don’t"',
  ]);
  // The steps stand in the question, and nowhere else.
  await expect(page.getByText('Click “Publish”')).toHaveCount(1);
  await expect(card.getByRole('button', { name: 'Do it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'run.answer')).toEqual([{ runId: 'run-1', questionId: 'approve-plan', choice: 'go' }]);
});

test('a run is followed to its end, drawn once in a quarter of a second however fast it is told', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 300 });
  await open(world());
  await page.evaluate(timeByHand);
  const [first, ...rest] = finished.filter(({ kind }) => kind !== 'finished');
  await tell(page, { kind: 'run', events: [first as RunEvent] });
  await expect(page.getByRole('article')).toBeVisible();
  // A question, its answer and what was learned change the panel at once; all the rest waits for its quarter of a second.
  const asked = rest.filter(({ kind }) => ['questioned', 'answered', 'learned'].includes(kind)).length;
  expect(asked).toBeLessThan(rest.length / 4);
  expect(await changesOf(page, rest)).toBeLessThanOrEqual(asked);
  expect(await page.evaluate(() => globalThis.scrolls)).toEqual([0]);
  await page.evaluate(() => globalThis.pass(250));
  await page.evaluate(() => globalThis.draw());
  await expect(page.getByRole('status').filter({ hasText: 'Step 8 of 8, done' })).toBeAttached();
  const view = page.getByRole('region', { name: 'This run' });
  await expect
    .poll(() =>
      view.evaluate((box) => {
        globalThis.draw();
        return box.scrollHeight - box.scrollTop - box.clientHeight;
      }),
    )
    .toBeLessThan(2);
  const scrolls = await page.evaluate(() => globalThis.scrolls);
  expect(Math.max(...scrolls)).toBe(1);
});

/** How often the panel changes while it is told of these events, each in a task of its own, as messages come. */
const changesOf = (page: PanelPage, events: readonly RunEvent[]): Promise<number> =>
  page.evaluate(async (events) => {
    let changes = 0;
    const observer = new MutationObserver(() => changes++);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    const { port1, port2 } = new MessageChannel();
    for (const event of events) {
      const turned = new Promise((resolve) => (port1.onmessage = resolve));
      globalThis.world.tell({ kind: 'event', runId: 'run-1', event });
      port2.postMessage(0);
      await turned;
    }
    return changes;
  }, events);

declare global {
  /** How often the panel scrolled: before the first frame, and in and after each that was drawn. */
  var scrolls: number[];
  /** Draws a frame: runs what was asked for it. */
  var draw: () => void;
  /** Lets so many ms pass: runs the timers that are due. */
  var pass: (ms: number) => void;
}

/** From now on time passes with `pass`, and a frame comes with `draw`, so that neither is the machine's affair. */
function timeByHand(): void {
  let last = 1_000_000;
  let now = performance.now();
  const timers = new Map<number, { at: number; ring: () => void }>();
  performance.now = () => now;
  globalThis.setTimeout = ((ring: () => void, ms = 0) => {
    timers.set(++last, { at: now + ms, ring });
    return last;
  }) as typeof setTimeout;
  globalThis.clearTimeout = (id) => void timers.delete(Number(id));
  globalThis.pass = (ms) => {
    now += ms;
    for (const [id, { at, ring }] of timers) if (at <= now && timers.delete(id)) ring();
  };
  let asked = new Map<number, FrameRequestCallback>();
  globalThis.scrolls = [0];
  globalThis.requestAnimationFrame = (callback) => {
    asked.set(++last, callback);
    return last;
  };
  globalThis.cancelAnimationFrame = (id) => void asked.delete(id);
  globalThis.draw = () => {
    const frame = asked;
    asked = new Map();
    globalThis.scrolls.push(0);
    for (const callback of frame.values()) callback(now);
  };
  const native = Element.prototype.scrollTo;
  Element.prototype.scrollTo = function (this: Element, ...args: unknown[]) {
    globalThis.scrolls.push((globalThis.scrolls.pop() ?? 0) + 1);
    Reflect.apply(native, this, args);
  };
}

test('what cannot be undone is not the button that stands out', async ({ page, open }) => {
  await open(scenes['run-question'] ?? world());
  await expect(page.getByRole('button', { name: 'No', exact: true })).toHaveClass(/primary/);
  await expect(page.getByRole('button', { name: 'Click “Publish”' })).not.toHaveClass(/primary/);
});

test('a step that is marked as one that cannot be undone is asked about in the same words', async ({ page, open }) => {
  await open(scenes['run-question'] ?? world());
  const question = page.getByRole('region', { name: /^Question/ });
  expect((await question.ariaSnapshot()).split('\n').map((line) => line.trim())).toEqual([
    '- \'region "Question: May Abra do this?"\':',
    '- heading "May Abra do this?" [level=2]',
    '- paragraph: Click “Publish”',
    '- term: Where',
    '- definition: “Save theme” on themes.example',
    '- term: With',
    '- definition: "“Title”: “Autumn”"',
    '- paragraph: This can’t be undone.',
    '- button "Click “Publish”"',
    '- button "No"',
  ]);
});

test('while a run goes on a notification is offered, once, and in the settings', async ({ page, open }) => {
  await open(scenes['run-moving'] ?? world());
  const offer = page.getByRole('button', { name: 'Notify me when it’s done' });
  await offer.click();
  await expect.poll(() => page.evaluate(() => globalThis.world.granted)).toEqual([['notifications']]);
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { name: 'Notify me' })).toBeChecked();
});

test('a question is answered by its button, once', async ({ page, open }) => {
  await open(scenes['run-question'] ?? world());
  await expect(page.getByRole('region', { name: /^Question/ })).toBeFocused();
  await page.getByRole('button', { name: 'Click “Publish”' }).click();
  await expect(page.getByRole('button', { name: 'Click “Publish”' })).toBeDisabled();
  expect(await callsOf(page, 'run.answer')).toEqual([{ runId: 'run-1', questionId: 'confirm-o-8', choice: 'allow' }]);
});

test('an offer is put into the goal field, and runs nothing before Enter', async ({ page, open }) => {
  await open(scenes['run-suggestions'] ?? world());
  await page.getByRole('button', { name: 'Click Delete in the row of Bob' }).click();
  await expect(goalBox(page)).toHaveValue('Click Delete in the row of Bob');
  await expect(goalBox(page)).toBeFocused();
  expect(await callsOf(page, 'run.start')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'run.start')).toEqual([{ goal: 'Click Delete in the row of Bob', tabId: 7 }]);
});

test('a start that is refused says why', async ({ page, open }) => {
  await open(
    world({ answers: { 'run.start': { ok: false, failure: { kind: 'wire', message: 'Another run is going on in this tab.' } } } }),
  );
  await goalBox(page).fill('scroll down');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Another run is going on in this tab.');
  await expect(goalBox(page)).toHaveValue('scroll down');
});

test('a model’s Markdown is drawn, without its HTML, pictures and links to anything but pages', async ({ page, open }) => {
  await open(scenes['run-answer-marked'] ?? world());
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('table')).toBeVisible();
  expect((await result.ariaSnapshot()).split('\n').map((line) => line.trim())).toEqual([
    '- region "Result":',
    '- heading "Done" [level=2]',
    '- heading "Two cameras" [level=3]',
    '- paragraph:',
    '- text: There are',
    '- strong: two',
    '- text: of them, see the',
    '- link "list":',
    '- /url: https://themes.example/cameras',
    '- text: "or this:"',
    '- list:',
    '- listitem: Pico 2, with a <b>lens</b>',
    '- listitem: Granite',
    '- region "Table":',
    '- table:',
    '- rowgroup:',
    '- row "Camera Price":',
    '- columnheader "Camera"',
    '- columnheader "Price"',
    '- rowgroup:',
    '- row "Pico 2, blue 129 €":',
    '- cell "Pico 2, blue"',
    '- cell "129 €"',
    '- row "=SUM(A1:A9) 54 €":',
    '- cell "=SUM(A1:A9)"',
    '- cell "54 €"',
    '- button "CSV"',
    '- button "Copy"',
    '- button "Run again"',
    '- paragraph: 8.9 s · 1 model call, about $0.0064',
  ]);
  const downloading = downloadOf(page, 'table.csv');
  await result.getByRole('button', { name: 'CSV' }).click();
  expect(await downloading).toBe('\ufeffCamera,Price\r\n"Pico 2, blue",129 €\r\n\'=SUM(A1:A9),54 €\r\n');
});

test('the journal of a run is given as a file', async ({ page, open }) => {
  await open(scenes['run-done'] ?? world());
  const downloading = downloadOf(page, 'abra-run-1.json');
  await page.getByText('What was done').click();
  await page.getByRole('button', { name: 'Save log' }).click();
  expect(JSON.parse(await downloading)).toEqual(JSON.parse(JSON.stringify(finished)));
});

test('everything is reached by keyboard alone', async ({ page, open }) => {
  await open(scenes['run-question'] ?? world());
  const reached = new Set<string>();
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label') || ''));
  }
  for (const name of ['Run', 'Playbooks', 'Settings', 'Click “Publish”', 'No', 'Stop', 'Options for this run'])
    expect([...reached]).toContain(name);
});

test('a step that uploads is given its file in the panel, and a picture that was kept is saved from it', async ({ page, open }) => {
  await open(world(scenes['run-file']));
  const downloading = downloadOf(page, 'desk 2026-11-21.png');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  expect(await downloading).toBe('picture');
  await page.getByLabel('File to upload').setInputFiles({ name: 'lunch.pdf', mimeType: 'application/pdf', buffer: Buffer.from('soup') });
  await expect
    .poll(() => callsOf(page, 'run.give'))
    .toEqual([
      {
        runId: 'run-1',
        questionId: 'file-o-3',
        files: [
          {
            name: 'lunch.pdf',
            type: 'application/pdf',
            base64: Buffer.from('soup').toString('base64'),
            lastModified: expect.any(Number),
          },
        ],
      },
    ]);
});

test('files that are dropped on the goal field go with the goal, and the run is given the one that it asks for', async ({ page, open }) => {
  await open(world());
  await drop(page, ['lunch.pdf', 'dinner.pdf', 'map.pdf']);
  const list = page.getByRole('list', { name: 'Files for this run' });
  await expect(list.getByRole('listitem')).toHaveText(['lunch.pdf', 'dinner.pdf', 'map.pdf']);
  await page.getByRole('button', { name: 'Take map.pdf away' }).click();
  await expect(page.getByText('2 files go with this goal.')).toBeAttached();
  await goalBox(page).fill('upload the receipt');
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  const text = 'Which file is this on your computer? (lunch.pdf)';
  const question = { id: 'file-o-3', kind: 'file' as const, text, choices: [{ id: 'given', label: 'Choose the file' }] };
  await tell(page, { kind: 'event', runId: 'run-1', event: { kind: 'questioned', at: NOW, question } });
  await expect
    .poll(() => callsOf(page, 'run.give'))
    .toMatchObject([
      {
        runId: 'run-1',
        questionId: 'file-o-3',
        files: [{ name: 'lunch.pdf', base64: Buffer.from('this is lunch.pdf').toString('base64') }],
      },
    ]);
});

test('more files than a run takes are refused with a sentence, and those before stay', async ({ page, open }) => {
  await open(world());
  await drop(page, ['lunch.pdf']);
  await drop(
    page,
    Array.from({ length: 20 }, (_, at) => `${at}.pdf`),
  );
  await expect(page.getByText('A run takes up to 20 files.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Files for this run' }).getByRole('listitem')).toHaveText(['lunch.pdf']);
});

test('a run is followed to its end, but not away from what is being read', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await open(world());
  const view = page.getByRole('region', { name: 'This run' });
  for (const event of finished.slice(0, 12)) await tell(page, { kind: 'event', runId: 'run-1', event });
  // They are drawn within a tenth of a second: before, nowhere is far from the end.
  await expect.poll(() => view.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(300);
  await expect.poll(() => view.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)).toBeLessThan(2);
  // An event that comes before the browser has told of the scrolling, then the others.
  await view.evaluate(
    (box, event) => {
      box.scrollTo({ top: 0 });
      globalThis.world.tell({ kind: 'event', runId: 'run-1', event });
    },
    finished[12] as (typeof finished)[number],
  );
  for (const event of finished.slice(13)) await tell(page, { kind: 'event', runId: 'run-1', event });
  await expect(page.getByRole('region', { name: 'Result' })).toBeAttached();
  expect(await view.evaluate((box) => box.scrollTop)).toBe(0);
});

test('a notice that offers nothing goes by itself, not while it is pointed at', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await page.getByRole('button', { name: 'Choose all' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const notice = page.getByText('Saved themes.example.json.');
  await notice.hover();
  const stays = () =>
    notice.evaluate((text) =>
      text.parentElement
        ?.getAnimations()
        .filter((one) => !(one instanceof CSSAnimation))
        .map((one) => one.playState),
    );
  expect(await stays()).toEqual(['paused']);
  await page.mouse.move(0, 0);
  expect(await stays()).toEqual(['running']);
  await notice.evaluate((text) =>
    text.parentElement?.getAnimations().forEach((one) => {
      one.finish();
    }),
  );
  await expect(notice).toHaveCount(0);
});

test('a result folds where another page is in front, and what it suggests cannot be run there', async ({ page, open }) => {
  const elsewhere = { ...themes, url: 'https://themes.example/orders', path: '/orders' };
  await open(world({ ...scenes['run-done'], answers: { 'run.load': ok({ events: finished }), 'site.state': ok(elsewhere) } }));
  const earlier = page.getByRole('region', { name: 'An earlier run' });
  await expect(earlier.getByText(/^Done: /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Recent runs' })).toBeVisible();
  await earlier.getByText(/^Done: /).click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(page.getByText('These are for another page.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the published theme' })).toBeDisabled();
});

test('a question takes no focus from a person who types', async ({ page, open }) => {
  await open(world());
  const [asked, ...before] = [...confirming].reverse();
  for (const event of before.reverse()) await tell(page, { kind: 'event', runId: 'run-1', event });
  await goalBox(page).fill('and then');
  if (asked) await tell(page, { kind: 'event', runId: 'run-1', event: asked });
  await expect(page.getByRole('region', { name: /^Question/ })).toBeVisible();
  await expect(goalBox(page)).toBeFocused();
});

test('what is saved for the site runs at a click, or asks for its blanks', async ({ page, open }) => {
  await open(scenes['run-start'] ?? world());
  const saved = page.locator('section', { has: page.getByRole('heading', { name: 'Saved for this site' }) });
  await saved.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Run this playbook' })).toBeVisible();
  expect(await callsOf(page, 'run.play')).toEqual([]);
  await page.getByRole('navigation').getByRole('button', { name: 'Run' }).click();
  await saved.getByRole('button', { name: 'Details of Dismiss' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Dismiss/ })).toBeVisible();
  await page.getByRole('navigation').getByRole('button', { name: 'Run' }).click();
  await saved.getByRole('button', { name: /^Dismiss/ }).click();
  await expect.poll(() => callsOf(page, 'run.play')).toMatchObject([{ domain: 'themes.example', tabId: 7 }]);
});

test('the result comes into sight where the end of the steps was followed', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 300 });
  await open(world());
  const [last] = finished.slice(-1) as [RunEvent];
  for (const event of finished.slice(0, -1)) await tell(page, { kind: 'event', runId: 'run-1', event });
  await expect(page.getByRole('listitem').filter({ hasText: 'Publish' }).first()).toBeAttached();
  await page.locator('.view-scroll').evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
  await tell(page, { kind: 'event', runId: 'run-1', event: last });
  const result = page.getByLabel('Result');
  await expect(result.getByText('The Fuchsia theme “Autumn” is published.')).toBeInViewport();
  expect(await result.evaluate((card) => card.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
});
