import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Operation } from '../../model/plan/operation';
import type { Report } from '../../model/run/leg';
import { clockTimes } from '../clock.fixture';
import { runWithYes } from '../run-leg/with-yes.fixture';
import { installShim } from '../shim/install-shim';

beforeAll(() => installShim(true));
afterEach(() => {
  document.body.innerHTML = '';
});

const $ = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!;
const channel = new MessageChannel();
/** As schedulers of frameworks do it. */
const inTask = (work: () => void) => {
  channel.port1.onmessage = work;
  channel.port2.postMessage(0);
};

let legs = 0;
function run(...operations: Operation[]): Promise<Report> {
  const id = `react-${++legs}`;
  const leg = { runId: 'react', id, operations: operations.map((operation, at) => ({ id: `${id}-${at}`, operation })) };
  return runWithYes({ ...leg, patience: 300, settleLimit: 1000, overlay: false }, () => undefined, new AbortController().signal);
}

/** Writes down what the page does, event by event. */
function transcript(selector: string, reactions: Partial<Record<string, (say: (line: string) => void) => void>>): string[] {
  const lines: string[] = [];
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown', 'input', 'keyup']) {
    $(selector).addEventListener(type, (event) => {
      if (event.isTrusted && type.startsWith('pointer')) return;
      lines.push(type);
      reactions[type]?.((line) => lines.push(line));
    });
  }
  return lines;
}

test('what a page schedules on an event is done before it hears the next one', async () => {
  document.body.innerHTML = '<button>Go</button>';
  const lines = transcript('button', { pointerdown: (say) => inTask(() => say('rendered')), mouseup: (say) => inTask(() => say('again')) });
  await run({ type: 'click', selector: 'button' });
  expect(lines).toEqual(['pointerdown', 'rendered', 'mousedown', 'pointerup', 'mouseup', 'again', 'click']);
});

test('so are its promises, however many follow each other', async () => {
  document.body.innerHTML = '<input>';
  const lines = transcript('input', {
    keydown: async (say) => {
      for (let hop = 0; hop < 40; hop++) await null;
      say('rendered');
    },
  });
  await run({ type: 'type', selector: 'input', text: 'a' });
  expect(lines.slice(-4)).toEqual(['keydown', 'rendered', 'input', 'keyup']);
});

test('a page that schedules nothing hears all events, and the next operation, in one task', async () => {
  document.body.innerHTML = '<button id=a>Go</button><button id=b>On</button>';
  let tasks = 0;
  const heard: number[] = [];
  document.body.onclick = () => heard.push(tasks);
  // Messages go round by themselves: whoever leaves the task lets one in.
  const round = new MessageChannel();
  let on = true;
  round.port1.onmessage = () => {
    tasks++;
    if (on) round.port2.postMessage(0);
  };
  round.port2.postMessage(0);
  const end = clockTimes(0);
  await run({ type: 'click', selector: '#a' }, { type: 'click', selector: '#b' });
  end();
  on = false;
  expect(heard[1]).toBe(heard[0]);
});

test('a press that disables its target a task later is not followed by a click', async () => {
  document.body.innerHTML = '<button>Pay</button>';
  const button = $<HTMLButtonElement>('button');
  const lines = transcript('button', { pointerdown: () => inTask(() => button.setAttribute('disabled', '')) });
  await run({ type: 'click', selector: 'button' });
  expect(lines).not.toContain('click');
});

test('what a page draws in answer to a press, and what it then begins to listen for, is there before the release', async () => {
  document.body.innerHTML = '<div id=day tabindex=0>7</div>';
  let heard = 0;
  const listen = () => addEventListener('mouseup', () => heard++, { once: true });
  // As frameworks run what is for after the paint: a task that the next frame schedules.
  $('#day').onmousedown = () => requestAnimationFrame(() => requestAnimationFrame(() => window.setTimeout(listen)));
  await run({ type: 'click', selector: '#day' });
  expect(heard).toBe(1);
});

test('so it is where the frame was asked for by the operation before', async () => {
  document.body.innerHTML = '<button id=a>Save</button><div id=b tabindex=0>7</div>';
  const waiting: (() => void)[] = [];
  const drawn = () =>
    window.setTimeout(() => {
      for (const work of waiting.splice(0)) work();
    });
  // As frameworks gather what is for after the paint: the first one asks for a frame.
  const afterPaint = (work: () => void) => waiting.push(work) === 1 && requestAnimationFrame(drawn);
  let heard = 0;
  $('#a').onclick = () => afterPaint(() => undefined);
  $('#b').onmousedown = () => afterPaint(() => addEventListener('mouseup', () => heard++, { once: true }));
  await run({ type: 'click', selector: '#a' }, { type: 'click', selector: '#b' });
  expect(heard).toBe(1);
});

test('what a page schedules as microtasks on an event has it as the current one, as after a person’s', async () => {
  document.body.innerHTML = '<input>';
  const current: string[] = [];
  const note = (event: Event) =>
    void Promise.resolve().then(async () => {
      for (let hop = 0; hop < 5; hop++) await null;
      current.push(`${event.type}: ${window.event === event}`);
    });
  for (const type of ['mousedown', 'click', 'keydown', 'input']) $('input').addEventListener(type, note);
  await run({ type: 'click', selector: 'input' }, { type: 'type', selector: 'input', text: 'a' });
  expect([...new Set(current)]).toEqual(['mousedown: true', 'click: true', 'keydown: true', 'input: true']);
  expect(window.event?.type).not.toBe('input');
});

test('what it schedules for later has no current event', async () => {
  document.body.innerHTML = '<button>Go</button>';
  const current: unknown[] = [];
  $('button').onclick = () => requestAnimationFrame(() => void Promise.resolve().then(() => current.push(window.event)));
  await run({ type: 'click', selector: 'button' });
  expect(current).toEqual([undefined]);
});
