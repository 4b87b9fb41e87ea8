import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { type ChromeWords, sayFrom } from './chrome-words';
import { LANGUAGES } from './languages';

const folder = path.resolve(import.meta.dirname, '../../public/_locales');
const words = (language: string): ChromeWords => JSON.parse(readFileSync(path.join(folder, language, 'messages.json'), 'utf8'));
const en = words('en');
const holes = (message: string) => [...message.matchAll(/\$\d/g)].map(([hole]) => hole).sort();

it('has a file for each language of the panel and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(LANGUAGES).sort());
});

test.each(Object.keys(LANGUAGES))('%s has each word, with its values', (language) => {
  const said = words(language);
  expect(Object.keys(said).sort()).toEqual(Object.keys(en).sort());
  const differing = Object.entries(en).filter(([word, { message }]) => {
    const other = said[word as keyof ChromeWords].message;
    return (
      String(holes(other)) !== String(holes(message)) || (language !== 'en' && other === message && /[a-z]{3} [a-z]{3}/i.test(message))
    );
  });
  expect(differing.map(([word]) => word)).toEqual([]);
  // https://developer.chrome.com/docs/extensions/reference/manifest/description
  expect(said.description.message.length).toBeLessThanOrEqual(132);
});

test('a word is said with its values', () => {
  expect(sayFrom(words('de'))('workingAt', 3, 8)).toBe('Abra arbeitet · Schritt 3 von 8');
});
