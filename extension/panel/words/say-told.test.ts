import { afterEach, expect, test } from 'vitest';
import { readAbra } from '../../../src/interchange/abra-json';
import { faultOf, sayInEnglish } from '../../../src/model/say-in-english';
import { Saying } from '../../../src/model/saying';
import { saying } from '../../../src/model/saying-of';
import { setLanguage } from '../../locales/say';
import { faultInWords, sayOne, saySaid, sayTold } from './say-told';

afterEach(() => setLanguage('en'));

test('what was told is worded in the language of the panel, and in English for a model', async () => {
  const says = [saying('saidNoTo', { step: { step: 'op-1', words: 'Click “Pay”' } }), saying('doneFrom', { playbooks: ['Log in', 'Buy'] })];
  expect(sayInEnglish(says)).toBe('You said no to: Click “Pay”. It was not done. Done, from “Log in”, “Buy”.');
  await setLanguage('de');
  expect(sayTold({ text: 'x', says })).toBe('Sie haben abgelehnt: Click “Pay”. Es wurde nicht getan. Erledigt mit „Log in“, „Buy“.');
  await setLanguage('ja');
  expect(sayTold({ text: 'x', says: [saying('tabLost'), saying('goThere')] })).toBe(
    'この実行のタブが閉じられたか、クラッシュしました。移動しますか？',
  );
});

test('an element that came near differs in no English word', async () => {
  await setLanguage('de');
  expect(
    [
      saying('nearName', { now: 'Weiter', was: 'Zurück' }),
      saying('nearRole'),
      saying('nearKey', { key: 'id', now: 'a', was: 'b' }),
      saying('nearNotIn', { place: 'row Bob' }),
    ].map((one) => sayOne(one)),
  ).toEqual([
    'heißt „Weiter“, nicht „Zurück“',
    'eine andere Art von Bedienelement',
    'heißt im Code der Seite „a“, nicht „b“',
    'nicht in: Zeile „Bob“',
  ]);
});

test('what a page or a person wrote stays as it is', async () => {
  await setLanguage('de');
  expect(sayOne('Der Warenkorb ist leer.')).toBe('Der Warenkorb ist leer.');
  expect(faultInWords(faultOf('tab-gone', saying('tabClosed')))).toMatch(/^Der Tab wurde geschlossen/);
});

test('a file is refused in the language of the panel, whatever its schema says', async () => {
  await setLanguage('de');
  const refused = readAbra('{"domain":"a.example","playbooks":[{"name":5}],"optionMap":{}}', '2026-01-01T00:00:00Z');
  const said = refused.ok ? [] : refused.failure.map((reason) => saySaid(reason));
  expect(said.length).toBeGreaterThan(0);
  for (const one of said) expect(one).not.toMatch(/expected|received|Invalid|missing|Too |Unrecognized/);
});

test('where a file is wrong is told by its playbooks and steps', () => {
  expect(saySaid([saying('at', { path: 'playbooks[4].operations[1].type' }), saying('whyNoKind')])).toBe(
    'Playbook 5, step 2, “type”: Abra does not support what stands here',
  );
  expect(saySaid([saying('at', { path: 'optionMap' }), saying('whyMissing')])).toBe('optionMap: is missing.');
});

test('a saying of a kind that there is none of is refused', () => {
  expect(Saying.safeParse({ kind: 'script', values: {} }).success).toBe(false);
});
