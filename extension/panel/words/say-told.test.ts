import { afterEach, describe, expect, test } from 'vitest';
import { faultOf, sayInEnglish, saying } from '../../../src/model/say-in-english';
import { Saying } from '../../../src/model/saying';
import { SAYINGS } from '../../../src/model/sayings/sayings';
import en from '../../locales/en.json';
import { setLanguage } from '../../locales/say';
import { faultInWords, sayFixed, sayTold } from './say-told';

afterEach(() => setLanguage('en'));

/** The values that the English of a saying is made of, as it names them. */
const namesIn = (made: unknown): string[] => {
  if (typeof made !== 'function') return [];
  const [, names = ''] = /^\(?\{([^}]*)\}/.exec(String(made)) ?? [];
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
};
const usedIn = (message: string): string[] => [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name);

describe('each saying of the engine', () => {
  const all = Object.entries(SAYINGS);

  test('has a message, and there is no message of another', () => {
    const messages = Object.keys(en).flatMap((key) => (key.startsWith('said.') ? [key.slice(5)] : []));
    expect(all.length).toBeGreaterThan(150);
    expect(messages.sort()).toEqual(all.map(([kind]) => kind).sort());
  });

  test('gives its message all the values that it uses', () => {
    const lacking = all.flatMap(([kind, made]) => {
      const given = namesIn(made);
      const message = en[`said.${kind}` as keyof typeof en];
      return usedIn(message).flatMap((name) => (given.includes(name) ? [] : [`${kind}: ${name}`]));
    });
    expect(lacking).toEqual([]);
  });

  test('has an English of its own, so that a sentence without values is known by it', () => {
    const fixed = all.flatMap(([, made]) => (typeof made === 'string' ? [made] : []));
    expect(fixed.filter((one, at) => fixed.indexOf(one) !== at)).toEqual([]);
  });
});

test('what was told is worded in the language of the panel, and in English for a model', async () => {
  const says = [saying('saidNoTo', { step: { step: 'op-1', words: 'Click “Pay”' } }), saying('doneFrom', { playbooks: ['Log in', 'Buy'] })];
  expect(sayInEnglish(says)).toBe('You said no to: Click “Pay”. It was not done. Done, from "Log in", "Buy".');
  await setLanguage('de');
  expect(sayTold({ text: 'x', says })).toBe('Sie haben abgelehnt: Click “Pay”. Es wurde nicht getan. Erledigt mit „Log in“, „Buy“.');
  await setLanguage('ja');
  expect(sayTold({ text: 'x', says: [saying('tabLost'), saying('goThere')] })).toBe(
    'この実行のタブが閉じられたか、クラッシュしました。移動しますか？',
  );
});

test('a sentence without values is known by its English, as pages and older journals have it; any other text stays as it is', async () => {
  await setLanguage('de');
  expect(sayFixed('You stopped it.')).toBe('Sie haben es gestoppt.');
  expect(sayTold({ text: 'read-only' })).toBe('schreibgeschützt');
  expect(sayTold({ text: 'Der Warenkorb ist leer.' })).toBe('Der Warenkorb ist leer.');
  expect(faultInWords(faultOf('tab-gone', saying('tabClosed')))).toMatch(/^Der Tab wurde geschlossen/);
});

test('a saying of a kind that there is none of is refused', () => {
  expect(Saying.safeParse({ kind: 'script', values: {} }).success).toBe(false);
});
