import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { turn } from '../rest/turn';
import { installShim } from './install-shim';
import { type Link, shimLink } from './link';

let link: Link;
const nativeConfirm = window.confirm;
beforeAll(() => {
  installShim(true);
  link = shimLink();
});
beforeEach(() => link.begin());
afterEach(() => link.finish());

/** Does something as the operation does it, and tells what is pending afterwards. */
function caused(work: () => void): string[] {
  link.enter();
  work();
  link.leave();
  return pending();
}
const pending = () => link.report()!.work.map(({ kind, what }) => `${kind}: ${what}`);

test('follows what an operation schedules, by kind and in words', () => {
  expect(
    caused(() => {
      setTimeout(() => undefined, 50);
      requestAnimationFrame(() => undefined);
      void fetch('/src/page/tsconfig.json?secret=1');
    }),
  ).toEqual(['timer: timer of 50 ms', 'frame: frame', 'request: /src/page/tsconfig.json']);
});

test('does not follow intervals, reminders, and what the page does by itself', () => {
  setTimeout(() => undefined, 50);
  expect(
    caused(() => {
      clearInterval(setInterval(() => undefined, 10));
      setTimeout(() => undefined, 700);
    }),
  ).toEqual([]);
});

test('forgets what is cancelled', () => {
  let id = 0;
  expect(caused(() => (id = window.setTimeout(() => undefined, 50)))).toHaveLength(1);
  clearTimeout(id);
  expect(pending()).toEqual([]);
});

test('follows work from callback to callback, and over awaits', async () => {
  let deep = 0;
  caused(() => {
    setTimeout(async () => {
      await null;
      setTimeout(() => deep++, 0);
    }, 0);
  });
  while (pending().length) await turn();
  expect(deep).toBe(1);
});

test('a key that is typed again and again may set the same timer each time', () => {
  const search = () => undefined;
  let id = 0;
  for (let key = 0; key < 9; key++) {
    caused(() => {
      clearTimeout(id);
      id = window.setTimeout(search, 250);
    });
  }
  expect(pending()).toEqual(['timer: timer of 250 ms']);
});

test('answers dialogs while an operation runs, tells them, and puts the own ones back', () => {
  const answers: unknown[] = [];
  caused(() => answers.push(alert('Saved'), confirm('Delete it?'), prompt('Name?')));
  expect(answers).toEqual([undefined, false, null]);
  expect(link.dialogs()).toEqual([
    { kind: 'alert', text: 'Saved' },
    { kind: 'confirm', text: 'Delete it?' },
    { kind: 'prompt', text: 'Name?' },
  ]);
  link.finish();
  expect(window.confirm).toBe(nativeConfirm);
});

test('announces shadow roots that are attached meanwhile', () => {
  const hosts: Element[] = [];
  const stop = link.onRooted((host) => hosts.push(host));
  const host = document.body.appendChild(document.createElement('section'));
  caused(() => host.attachShadow({ mode: 'closed' }));
  stop();
  expect(hosts).toEqual([host]);
});

test('callbacks get what they would have got, and natives look like natives', async () => {
  const got = await new Promise((resolve) => {
    caused(() => setTimeout((...args: unknown[]) => resolve(args), 0, 'a', 2));
  });
  expect(got).toEqual(['a', 2]);
  expect([setTimeout.name, setTimeout.length, fetch.name, XMLHttpRequest.prototype.send.name]).toEqual(['setTimeout', 1, 'fetch', 'send']);
  expect(new IntersectionObserver(() => undefined)).toBeInstanceOf(IntersectionObserver);
});

test('dialogs are answered as they were shown, in their words and once; all others with no', () => {
  link.begin([
    { kind: 'confirm', text: 'Delete 2 files?', accept: true },
    { kind: 'confirm', text: 'Keep a copy?', accept: false },
    { kind: 'prompt', text: 'New name', accept: true, reply: 'Autumn' },
    { kind: 'prompt', text: 'Password', accept: true },
  ]);
  expect(confirm('Delete 40 files?')).toBe(false);
  expect(confirm('Delete  2 files?')).toBe(true);
  expect(confirm('Delete 2 files?')).toBe(false);
  expect(confirm('Keep a copy?')).toBe(false);
  expect(prompt('New name')).toBe('Autumn');
  expect(prompt('Password')).toBe(null);
  expect(link.dialogs().map(({ text, answered }) => [text, answered === true])).toEqual([
    ['Delete 40 files?', false],
    ['Delete  2 files?', true],
    ['Delete 2 files?', false],
    ['Keep a copy?', true],
    ['New name', true],
    ['Password', false],
  ]);
});

test('while they are watched the person answers, and it is told how', () => {
  link.finish();
  const told: unknown[] = [];
  const own = { alert: window.alert, confirm: window.confirm, prompt: window.prompt };
  Object.assign(window, {
    alert: () => undefined,
    confirm: () => true,
    prompt: (_text: string, before: string) => (before === 'x' ? null : 'Oslo'),
  });
  const end = link.watchDialogs((answered) => told.push(answered));
  alert('Saved');
  expect(confirm('Sure?')).toBe(true);
  expect(prompt('Where to?', '')).toBe('Oslo');
  expect(prompt('Where to?', 'x')).toBe(null);
  end();
  confirm('Nobody hears');
  Object.assign(window, own);
  expect(told).toEqual([
    { kind: 'alert', text: 'Saved', accept: true },
    { kind: 'confirm', text: 'Sure?', accept: true },
    { kind: 'prompt', text: 'Where to?', accept: true, reply: 'Oslo' },
    { kind: 'prompt', text: 'Where to?', accept: false },
  ]);
});
