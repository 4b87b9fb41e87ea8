import { describe, expect, it } from 'vitest';
import { MARKED_NAMES } from './opposite-names.fixture';
import { alikeKey, bareWords, differInMeaning, same, sameKey, showDirectionChanges, tidy, tidyStart, withoutInvisible } from './text';
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
  it.each<readonly [string, string]>([
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
    ['Résumé', 'Resume'],
    ['Coté', 'Côté tôt'],
    ['Đóng cửa sổ', 'Đông cửa sổ'],
    ...MARKED_NAMES,
  ])('by a sign or a mark: %s and %s', (one, other) => {
    expect([differInMeaning(one, other), differInMeaning(other, one)]).toEqual([true, true]);
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
    expect([differInMeaning(one, other), differInMeaning(other, one)]).toEqual([true, true]);
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
    expect([differInMeaning(one, other), differInMeaning(other, one)]).toEqual([false, false]);
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
    ['SỬA', 'Su\u031b\u0309a'],
    ['Größe', 'GRÖẞE:'],
    ['Ｃａｆé', 'Café'],
    ['Straße', 'STRASSE'],
    ['Inbox (3)', 'Inbox (4)'],
    ['Inbox', 'Inbox (4)'],
    ['1,000', '1.000'],
    ['Buy', 'Order now'],
    ['×', 'Delete'],
    ['−1', '-1'],
  ])('not by what decorates, nor by other words: %s and %s', (one, other) => {
    expect([differInMeaning(one, other), differInMeaning(other, one)]).toEqual([false, false]);
  });
});

it('keeps the signs of words and drops what only decorates them', () => {
  expect(bareWords('“Sign-in” (C++), < 10, €1,000.50…')).toEqual(['sign', 'in', 'c++', '<', '10', '€1.000.50']);
  expect(bareWords('…')).toEqual(['...']);
});

it('shows to a person what turns the direction of writing', () => {
  expect(showDirectionChanges('Go to \u202emoc.live\u202c, שלום')).toBe('Go to [U+202E]moc.live[U+202C], שלום');
});

describe('what nobody sees carries nothing', () => {
  const chars = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
  it.each([
    ['soft hyphens and graphem joiners', '\u00ad\u034f'],
    ['zero-width spaces', '\u200b\u2060\ufeff'],
    ['joiners', '\u200c\u200d'.repeat(20)],
    ['bidi controls', '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'],
    ['invisible operators', '\u2061\u2062\u2063\u2064\u2065'],
    ['deprecated format characters', chars(0x206a, 0x206f)],
    ['variation selectors', chars(0xfe00, 0xfe0f)],
    ['more variation selectors', chars(0xe0100, 0xe01ef)],
    ['Mongolian selectors', '\u180b\u180c\u180d\u180e\u180f'],
    ['tags', chars(0xe0000, 0xe007f)],
    ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
    ['Khmer vowels that are not written', '\u17b4\u17b5'],
    ['annotations', '\ufff9\ufffa\ufffb\ufffc'],
    ['format characters of shorthand and music', '\u{1bca0}\u{1bca3}\u{1d173}\u{1d17a}'],
    ['control characters', '\0\u0001\u0007\u0008\u000e\u001b\u007f\u0085\u009f'],
    ['halves of pairs and what is no character', '\ud83d\ufdd0\ufffe'],
  ])('%s', (_, hidden) => {
    expect(withoutInvisible(`Pay${hidden} now`)).toBe('Pay now');
    expect(tidy(`${hidden}Pay ${hidden}now${hidden}`)).toBe('Pay now');
  });

  it('nor a row of them after what may have one', () => {
    expect(withoutInvisible(`❤${'\ufe0f'.repeat(30)}👍${'\u200d'.repeat(9)}`)).toBe('❤\ufe0f👍');
    expect(withoutInvisible(`1\ufe0f2\u20e3 漢${'\u{e0100}'.repeat(3)} س${'\u200c\u200d'.repeat(9)}`)).toBe('12\u20e3 漢 س');
    expect(withoutInvisible('a\u0301\u200d\u0301\u200db')).toBe('a\u0301\u0301b');
    expect(tidy(`Pay${'\u2800'.repeat(8)}now`)).toBe('Pay now');
  });

  it('but what shapes a text stays', () => {
    for (const text of [
      'می\u200cخواهم',
      'ه\u200d',
      'क्\u200dष क्\u200cष',
      'ශ්\u200dරී',
      '👩\u200d💻 👩🏽\u200d🚒 👩\u200d❤\ufe0f\u200d👩 🏳\ufe0f\u200d🌈 🏴\u200d☠\ufe0f 👁\ufe0f\u200d🗨\ufe0f',
      '1\ufe0f\u20e3 #\ufe0f\u20e3 ❤\ufe0f ™\ufe0f 🇩🇪',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      'ᠠ\u180b',
      'נָשִׂיא ไทย 한국어 ру́сский',
      'two\nlines\tand tabs',
    ])
      expect(withoutInvisible(text), JSON.stringify(text)).toBe(text);
  });
});

it('keeps what joins letters and pictographs, and no other invisible character', () => {
  expect(tidy('می\u200cخواهم 👩\u200d💻')).toBe('می\u200cخواهم 👩\u200d💻');
  expect(tidy('a\u200cb\u200dc\u200b \u202eevil')).toBe('abc evil');
  expect(tidy(`🏴${'\u{e0061}'.repeat(40)}`)).toBe('🏴');
});

it('the start of a text is the start of the tidy text, wherever it is cut', () => {
  const texts = [
    '  a b  '.repeat(900),
    '👩‍💻 '.repeat(900),
    '請求書 を\u200b削除\n'.repeat(900),
    `${' \n'.repeat(5000)}late`,
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(300),
    'short',
    '',
  ];
  for (const text of texts) for (const most of [1, 80, 81, 200, 4001]) expect(tidyStart(text, most)).toBe(tidy(text).slice(0, most));
});
