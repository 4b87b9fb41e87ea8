import { describe, expect, it } from 'vitest';
import { alikeKey, bareWords, opposed, same, sameKey, tidy } from './text';
import { TEXT_PAIRS } from './text-pairs.fixture';

const inPairs = (lists: string[][] = []) =>
  lists.flatMap((texts) => texts.flatMap((one, index) => texts.slice(index + 1).map((other) => [one, other] as const)));

const rows = TEXT_PAIRS.flatMap(({ script, same: equal, differ }) => [
  ...inPairs(equal).map(([one, other]) => ({ script, one, other, wanted: true })),
  ...inPairs(differ).map(([one, other]) => ({ script, one, other, wanted: false })),
]);

describe('same', () => {
  it('has a table of 400 pairs and more, over 20 scripts and kinds of signs and more, each pair once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(400);
    expect(new Set(rows.map(({ script }) => script)).size).toBeGreaterThanOrEqual(20);
    expect(rows.filter(({ one, other }) => one === other)).toEqual([]);
  });

  it.each(TEXT_PAIRS.map(({ script }) => script))('tells which texts say the same: %s', (script) => {
    const wrong = rows.filter(
      (row) => row.script === script && (same(row.one, row.other) !== row.wanted || same(row.other, row.one) !== row.wanted),
    );
    expect(wrong.map(({ one, other, wanted }) => `${wanted ? 'same' : 'not the same'}: ${one} | ${other}`)).toEqual([]);
  });

  it('has a key that is its own key, so that keys can be kept and compared with keys', () => {
    const texts = [...new Set(rows.flatMap(({ one, other }) => [one, other]))];
    expect(texts.filter((text) => sameKey(sameKey(text)) !== sameKey(text))).toEqual([]);
  });

  it('never finds two texts the same that do not meet as candidates', () => {
    const lost = rows.filter(({ one, other, wanted }) => wanted && alikeKey(one) !== alikeKey(other));
    expect(lost.map(({ one, other }) => `${one} | ${other}`)).toEqual([]);
  });
});

describe('opposed', () => {
  it.each([
    ['+1', '-1'],
    ['1', '-1'],
    ['C++', 'C#'],
    ['C', 'C++'],
    ['C++ course', 'C# courses'],
    ['< 10', '> 10'],
    ['10', '< 10'],
    ['👍', '👎'],
    ['👍 Like', '👎 Like'],
    ['Pay €10', 'Pay $10'],
    ['Pay €10 now', 'Pay $10 today'],
    ['Pay 10', 'Pay €10'],
    ['Send 5', 'Send -5'],
    ['カス', 'ガス'],
    ['ガス料金', 'カス料金'],
    ['दान', 'दिन'],
    ['мой', 'мои'],
    ['v1.0', 'v10'],
    ['10.50', '1050'],
    ['+', '-'],
    ['↑', '↓'],
    ['?', '!'],
    ['★★★☆☆', '★★★★☆'],
  ])('by a sign or a mark: %s and %s', (one, other) => {
    expect([opposed(one, other), opposed(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Subscribe', 'Unsubscribe'],
    ['Lock', 'Unlock'],
    ['Mute Bob', 'Unmute Bob'],
    ['Activate', 'Deactivate'],
    ['Enable', 'Disable'],
    ['Connect', 'Disconnect'],
    ['Import', 'Export'],
    ['Include', 'Exclude'],
    ['Name', 'Rename'],
    ['anmelden', 'abmelden'],
    ['abonnieren', 'deabonnieren'],
    ['activar', 'desactivar'],
    ['connecter', 'déconnecter'],
    ['включить', 'выключить'],
    ['ปิด', 'เปิด'],
  ])('by what makes another word of it: %s and %s', (one, other) => {
    expect([opposed(one, other), opposed(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Save', 'Save changes'],
    ['Save', 'Saved'],
    ['Save', 'Saving…'],
    ['Order', 'Orders'],
    ['Mail', 'Email'],
    ['Mail', 'E-mail'],
    ['Log in', 'Login'],
    ['User name', 'Username'],
    ['Name', 'Username'],
    ['Search', 'Search again'],
    ['Send', 'Submit'],
    ['Buy now', 'Rebuy it today'],
    ['支払い', 'お支払い'],
    ['بحث', 'البحث'],
    ['ค้นหา', 'การค้นหา'],
    ['speichern', 'gespeichert'],
    ['Add', 'Adding'],
    ['ID', 'Paid'],
    ['Cameras', 'Kameras'],
    ['Control', 'Kontrol'],
  ])('not by what bends it, nor where more is said otherwise: %s and %s', (one, other) => {
    expect([opposed(one, other), opposed(other, one)]).toEqual([false, false]);
  });

  it.each([
    ['Save', 'Save'],
    ['Save', 'Save…'],
    ['Save', '“Save”'],
    ['Name', 'Name *'],
    ['Name', 'Name:'],
    ['Delete', '🗑 Delete'],
    ['Next', 'Next →'],
    ['Next', 'Next >'],
    ['New item', '+ New item'],
    ['10 €', '€10'],
    ['Sign-in', 'Sign in'],
    ['Résumé', 'Resume'],
    ['Inbox (3)', 'Inbox (4)'],
    ['Inbox', 'Inbox (4)'],
    ['1,000', '1.000'],
    ['Buy', 'Order now'],
    ['×', 'Delete'],
    ['−1', '-1'],
  ])('not by what decorates, nor by other words: %s and %s', (one, other) => {
    expect([opposed(one, other), opposed(other, one)]).toEqual([false, false]);
  });
});

it('keeps the signs of words and drops what only decorates them', () => {
  expect(bareWords('“Sign-in” (C++), < 10, €1,000.50…')).toEqual(['sign', 'in', 'c++', '<', '10', '€1.000.50']);
  expect(bareWords('…')).toEqual(['...']);
});

it('keeps what joins letters and pictographs, and no other invisible character', () => {
  expect(tidy('می\u200cخواهم 👩\u200d💻')).toBe('می\u200cخواهم 👩\u200d💻');
  expect(tidy('a\u200cb\u200dc\u200b \u202eevil')).toBe('abc evil');
  expect(tidy(`🏴${'\u{e0061}'.repeat(40)}`)).toBe(`🏴${'\u{e0061}'.repeat(7)}`);
});
