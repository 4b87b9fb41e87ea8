import { afterEach, beforeAll, expect, test } from 'vitest';
import { openBus } from './bus';
import { installShim } from './install-shim';
import { type Link, shimLink } from './link';

let link: Link;
const natives = { setTimeout, alert: window.alert, fetch: window.fetch };
beforeAll(() => {
  installShim(true);
  link = shimLink();
});
afterEach(() => link.finish());

test('the two ends meet whichever comes first, and a second shim knows that it is one', () => {
  expect(link.met()).toBe(true);
  expect(openBus('shim').taken()).toBe(true);
});

test('a page end that comes later takes the line over', () => {
  const heard: string[] = [];
  const late = openBus('page');
  late.hear('work', (detail) => heard.push(detail));
  late.send('ask');
  expect(late.met()).toBe(true);
  expect(JSON.parse(heard[0]!)).toMatchObject({ early: true, work: [] });
  const again = openBus('page');
  expect(again.met()).toBe(true);
});

test('a page cannot listen in: nothing of what is told passes the document', () => {
  const seen: string[] = [];
  const spy = (event: Event) => seen.push(event.type);
  for (const kind of ['begin', 'enter', 'leave', 'ask', 'work', 'finish']) document.addEventListener(kind, spy, true);
  const end = openBus('page');
  for (const kind of ['begin', 'enter', 'leave', 'ask', 'finish']) end.send(kind, '1');
  expect(seen).toEqual([]);
});

test('between operations nothing is followed and dialogs are the own ones of the page', () => {
  setTimeout(() => undefined, 10);
  expect(link.report()?.work ?? []).toEqual([]);
  expect(window.alert).toBe(natives.alert);
});
