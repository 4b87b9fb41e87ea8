import { afterEach, expect, test } from 'vitest';
import { look, truth } from './fixtures/instances';

afterEach(() => {
  document.body.innerHTML = '';
});

type Twins = readonly (readonly [text: string, key: string])[];
const DOT = 'style="display:inline-block;width:12px;height:12px" tabindex=0';
const MAKES: Record<string, (text: string, key: string) => string> = {
  'buttons of boxes': (text, key) => `<div class=node><span>${text}</span><button ${key}></button></div>`,
  'buttons of entries': (text, key) => `<li>${text}<button ${key}></button></li>`,
  'dots of boxes': (text, key) => `<div class=node><span>${text}</span><i ${DOT} ${key}></i></div>`,
  'fields of rows': (text, key) => `<tr><td><input type=checkbox ${key}><td>${text}</tr>`,
  'buttons in a line': (text, key) => `<span>${text}</span><button ${key}></button>`,
};
const before: Twins = [
  ['Mail', 'in-mail'],
  ['Log', 'in-log'],
  ['Sheet', 'in-sheet'],
];
const [mail, log, sheet] = before as [Twins[0], Twins[0], Twins[0]];

/** What is found of the one at "Log" in a page of these, by the place it has in it. */
function found(make: string, name: string, then: Twins, now: Twins): number | 'abstained' {
  const page = (twins: Twins, wanted?: string) => {
    const inner = twins.map(([text, key]) => MAKES[make]!(text, `${name}="${key}"${truth(text === wanted)}`)).join('');
    return `<main><h1>Flow</h1>${make.endsWith('rows') ? `<table>${inner}</table>` : inner}</main>`;
  };
  const answer = look(page(then, 'Log'), page(now));
  if (!('element' in answer)) return 'abstained';
  return now.findIndex(([, key]) => key === answer.element.getAttribute(name));
}

const CASES = Object.keys(MAKES).flatMap((make) => ['id', 'data-testid', 'data-id', 'data-key'].map((name) => [make, name] as const));

test.each(CASES)('one of several without words is found by its key though a text beside it changed: %s, %s', (make, name) => {
  const became = (...now: Twins) => found(make, name, before, now);
  expect(became(mail, ['Archive', 'in-log'], sheet)).toBe(1);
  expect(became(mail, ['Log 2', 'in-log'], sheet)).toBe(1);
  expect(became(['Inbox', 'in-mail'], log, sheet)).toBe(1);
  expect(became(['New', 'in-new'], ['Inbox', 'in-mail'], ['Archive', 'in-log'], ['Table', 'in-sheet'])).toBe(2);
});

test.each(CASES)('not where another one stands at its text, its key is gone or counts: %s, %s', (make, name) => {
  const became = (...now: Twins) => found(make, name, before, now);
  expect(became(['Log', 'in-mail'], ['Mail', 'in-log'], sheet)).not.toBe(1);
  expect(became(mail, ['Archive', 'in-archive'], sheet)).toBe('abstained');
  const counted = (...texts: string[]) => texts.map((text, at) => [text, `in-${at}`] as const);
  expect(found(make, name, counted('Mail', 'Log', 'Sheet'), counted('Mail', 'Archive', 'Sheet'))).toBe('abstained');
});
