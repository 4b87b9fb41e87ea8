import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sayFrom } from '../../locales/chrome-words';
import { doingWords } from './doing-words';

const words = (language: string) =>
  sayFrom(JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../../public/_locales/${language}/messages.json`), 'utf8')));

test('the bubble gets what is said of each type of operation of its leg, in the language of the panel', () => {
  const operations = [{ operation: { type: 'click' as const, elementId: 1 } }, { operation: { type: 'wait' as const, duration: 1 } }];
  expect(doingWords(words('en'), operations)).toEqual({ click: 'Clicking “$1”', wait: 'Using “$1”' });
  expect(doingWords(words('ja'), operations)).toEqual({ click: '「$1」をクリック中', wait: '「$1」を使用中' });
});
