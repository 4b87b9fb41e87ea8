import { describe, expect, test } from 'vitest';
import { condenseLines } from './condense-lines';
import { type PromptLine, promptLineText } from './prompt-line';
import { unfold } from './unfold.fixture';

const element = (id: number, role: string, ...parts: string[]): PromptLine => ({ shape: `element ${role}`, id, parts: [role, ...parts] });
const heading = (name: string): PromptLine => ({ shape: 'in', parts: [`In: ${name}`] });
const words = (said: string): PromptLine => ({ shape: 'text', parts: [said] });
const screen: PromptLine = { shape: 'screen', parts: ['Off screen:'] };

const fold = (lines: PromptLine[]) => {
  const folded = condenseLines(lines);
  expect(unfold(folded.join('\n')).split('\n')).toEqual(lines.map(promptLineText));
  return folded;
};

describe('folding', () => {
  test('tells rows of the same make once, and of each its numbers and words; where the screen ends is told between them', () => {
    const row = (at: number, name: string) => [
      element(at, 'link', `"${name}"`, '', `→ /product/${at}`),
      element(at + 1, 'button', '"Add"', '', '', `— ${name}`),
    ];
    expect(
      fold([
        ...row(1, 'Aria Camera'),
        ...row(3, '50 mm Lens'),
        ...row(6, 'Film'),
        screen,
        ...row(8, 'Bag'),
        ...row(10, 'Elm'),
        ...row(12, 'Ash'),
      ]),
    ).toMatchInlineSnapshot(`
      [
        "Each: [] link "{1}" → /product/{2} + [] button "Add" — {1}",
        " [1 2] Aria Camera | 1",
        " [3 4] 50 mm Lens | 3",
        " [6 7] Film | 6",
        "Off screen:",
        " [8 9] Bag | 8",
        " [10 11] Elm | 10",
        " [12 13] Ash | 12",
      ]
    `);
  });

  test('takes a heading into the pattern, but leaves the last one where more stands under it', () => {
    const row = (at: number) => [heading(`row Bob ${at}`), element(at, 'button', '"Edit"'), element(at + 1, 'button', '"Remove"')];
    expect(fold([2, 4, 6, 8].flatMap(row))).toMatchInlineSnapshot(`
      [
        "Each: In: row Bob {1} + [] button "Edit" + [] button "Remove"",
        " [2 3] 2",
        " [4 5] 4",
        " [6 7] 6",
        " [8 9] 8",
      ]
    `);
    expect(fold([...[2, 4, 6, 8].flatMap(row), element(10, 'link', '"More"')]).slice(-4)).toMatchInlineSnapshot(`
      [
        "In: row Bob 8",
        "[8] button "Edit"",
        "[9] button "Remove"",
        "[10] link "More"",
      ]
    `);
  });

  test('leaves out an empty word with its space, and tells an equal word once', () => {
    const box = (at: number, state: string) => element(at, 'checkbox', `"Day ${at}"`, state, `→ /day/${at}`);
    expect(fold([box(1, ''), box(2, 'checked'), box(3, ''), box(4, 'checked')])).toMatchInlineSnapshot(`
      [
        "Each: [] checkbox "Day {1}" {2} → /day/{1}",
        " [1] 1",
        " [2] 2 | checked",
        " [3] 3",
        " [4] 4 | checked",
      ]
    `);
  });

  test('leaves as they are few lines, lines with too many words of their own, and what would be misread', () => {
    const same = (lines: PromptLine[]) => expect(fold(lines)).toEqual(lines.map(promptLineText));
    same([element(1, 'button', '"A long name"'), element(2, 'button', '"Another long name"')]);
    same([1, 2, 3, 4].map((at) => element(at, 'link', ...['a', 'b', 'c', 'd', 'e', 'f'].map((word) => `"${word}${at * at}${word}"`))));
    same([1, 2, 3, 4].map((at) => element(at, 'button', `"Long enough, a ${at} | b ${at * 7} c"`)));
    same([1, 2, 3, 4].map((at) => element(at, 'button', `"Long enough {1} + [] ${at}"`)));
  });

  test('takes three buttons of a row together, but not three rows', () => {
    const row = (at: number) =>
      ['Edit', 'Copy', 'Delete'].map((word, column) => element(at * 3 + column, 'button', `"${word}"`, `— row Order ${at}`));
    expect(fold([1, 2, 3, 4, 5, 6].flatMap(row))[1]).toBe(' [3 4 5] 1');
    expect(fold([1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => element(at, 'button', `"Product number ${at}"`)))[1]).toBe(' [1] 1');
  });

  test('is undone word for word, whatever a page says', () => {
    const random = seeded(7);
    const pick = <Value>(...all: Value[]) => all[Math.floor(random() * all.length)] as Value;
    const word = () =>
      pick('Add', 'Item', '{1}', ' + ', '[]', '|', ' | ', '', ' ', '😀', '😁', 'é', 'Straße', '$1.00', '1', '12', 'a b', 'Each:', ']');
    let folded = 0;
    for (let round = 0; round < 3000; round++) {
      const kinds = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick('button', 'link', 'checkbox', ''));
      const calm = random() < 0.7;
      let id = 0;
      const lines = Array.from({ length: 4 + Math.floor(random() * 8) }, (_, row) => [
        ...(random() < (calm ? 0.02 : 0.3) ? [heading(pick(`Item ${row}`, word()))] : []),
        ...(random() < 0.1 ? [screen] : []),
        ...(random() < 0.3 ? [words(calm ? `Line ${row}` : `a ${word()}`)] : []),
        ...kinds.flatMap((kind) => {
          if (random() < (calm ? 0.01 : 0.05)) return [];
          id += pick(1, 1, 1, 2);
          return [
            element(
              id,
              kind,
              `"${calm ? `Item ${row}` : `${word()}${word()}`}"`,
              calm ? pick('', 'checked') : word(),
              calm ? '' : `— ${word()}`,
              '',
            ),
          ];
        }),
      ]).flat();
      if (fold(lines).length < lines.length) folded++;
    }
    expect(folded).toBeGreaterThan(1000);
  });

  test('of thousands of lines takes work that grows with them', () => {
    const looks = (amount: number) => {
      const lines = Array.from({ length: amount }, (_, at) =>
        element(at, at % 7 ? 'link' : 'button', `"Entry ${at * at}"`, '', `→ /e/${at}`),
      );
      let looked = 0;
      const watched = new Proxy(lines, {
        get: (all, key, receiver) => {
          looked++;
          return Reflect.get(all, key, receiver);
        },
      });
      condenseLines(watched);
      return looked;
    };
    // Each line is looked at for each length that a block may have, and for each place where one may begin.
    expect(looks(2000)).toBeLessThan(2000 * 8 * 9);
    expect(looks(20_000)).toBeLessThan(looks(2000) * 11);
  });
});

/** Mulberry32: the same numbers each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
