import { afterEach, describe, expect, test } from 'vitest';
import { readAbra } from '../../../src/interchange/abra-json';
import { faultOf, sayInEnglish, saying } from '../../../src/model/say-in-english';
import { Saying } from '../../../src/model/saying';
import { SAYINGS, TOLD_IN_ENGLISH } from '../../../src/model/sayings/sayings';
import en from '../../locales/en.json';
import { setLanguage } from '../../locales/say';
import { sayFixed } from './say-fixed';
import { faultInWords, sayTold } from './say-told';

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
  const all = Object.entries({ ...SAYINGS, ...TOLD_IN_ENGLISH });

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

describe('what is told as its English alone', () => {
  const values: Record<string, string> = {
    thing: 'button "Save"',
    place: 'row Bob',
    why: 'is missing.',
    path: 'playbooks.0.name',
    key: 'id',
  };
  const numbers = ['count', 'line', 'megabytes', 'millions', 'seconds', 'status', 'step', 'tries'];
  const given = (name: string) => (numbers.includes(name) ? 7 : (values[name] ?? `some ${name}`));
  const told = Object.entries(TOLD_IN_ENGLISH).map(([kind, made]) => {
    const english =
      typeof made === 'string'
        ? made
        : (made as (values: object) => string)(Object.fromEntries(namesIn(made).map((name) => [name, given(name)])));
    return [kind, english] as const;
  });

  test.each(told)('%s is known by it in another language', async (kind, english) => {
    await setLanguage('de');
    const said = sayFixed(english);
    expect(said).not.toBe(english);
    const used = usedIn(en[`said.${kind}` as keyof typeof en]).filter((name) => name in values || numbers.includes(name));
    for (const name of used)
      if (name !== 'key' && name !== 'path')
        expect(said).toContain({ thing: '„Save“', place: 'Zeile „Bob“', why: 'fehlt.' }[name] ?? String(given(name)));
  });

  test('an element that came near differs in no English word', async () => {
    await setLanguage('de');
    expect(
      ['name "Weiter" instead of "Zurück"', 'role link instead of button', 'id "a" instead of "b"', 'not in "row Bob"'].map(sayFixed),
    ).toEqual([
      'heißt „Weiter“, nicht „Zurück“',
      'eine andere Art von Bedienelement',
      'heißt im Code der Seite „a“, nicht „b“',
      'nicht in: Zeile „Bob“',
    ]);
  });

  test('a file is refused in the language of the panel, whatever its schema says', async () => {
    await setLanguage('de');
    const refused = readAbra('{"domain":"a.example","playbooks":[{"name":5}],"optionMap":{}}', '2026-01-01T00:00:00Z');
    expect(refused.ok).toBe(false);
    const said = refused.ok ? [] : refused.failure.map(sayFixed);
    expect(said.length).toBeGreaterThan(0);
    for (const one of said) expect(one).not.toMatch(/expected|received|Invalid|missing|Too |Unrecognized/);
  });
});

test('where a file is wrong is told by its playbooks and steps', () => {
  expect(sayFixed('playbooks[4].operations[1].type: Invalid input')).toBe(
    'Playbook 5, step 2, “type”: Abra does not support what stands here',
  );
  expect(sayFixed('playbooks.0.name: is missing.')).toBe('Playbook 1, “name”: is missing.');
  expect(sayFixed('optionMap: is missing.')).toBe('optionMap: is missing.');
});

test('that a step led to another page is said in the language of the panel', async () => {
  await setLanguage('de');
  expect(sayFixed('it led to /desk/login?from=a:b')).not.toMatch(/led/);
});

test('a saying of a kind that there is none of is refused', () => {
  expect(Saying.safeParse({ kind: 'script', values: {} }).success).toBe(false);
});

test('what an export leaves out, and a line that cannot be imported, are said in the language of the panel', async () => {
  await setLanguage('de');
  const note =
    'Log in, step 3. Drag button "Card" by 10, 0 px: the Recorder has no step that drags. Abra does it when it reads this file again.';
  expect(sayFixed(note)).toBe(
    '„Log in“, Schritt 3: der Recorder hat keinen Schritt, der zieht. Abra tut es, wenn es diese Datei wieder liest.',
  );
  expect(sayFixed('Line 4: "for (const one of all) {" is not kept.')).toBe('Zeile 4: „for (const one of all) {“ wird nicht übernommen.');
});
