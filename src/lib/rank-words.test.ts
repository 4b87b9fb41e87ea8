import { describe, expect, test } from 'vitest';
import { partName, rankByWords } from './rank-words';

const PAGE = [
  ['Save', 'row Bob'],
  ['Save', 'row Ann'],
  ['Save as a template', ''],
  ['New task', 'section Today'],
  ['Newsletter', 'footer'],
  ['Tasks', 'navigation'],
  ['Schließen', 'dialog Über uns'],
  ['新しいタスク', ''],
  ['Открыть файл', ''],
  ['حفظ الملف', ''],
] as const;
const all = PAGE.map(([name, around]) => partName(around ? `${name} (${around})` : name, name, around));

describe('what is typed finds', () => {
  test.each([
    ['save', ['Save (row Bob)', 'Save (row Ann)', 'Save as a template']],
    ['ann sav', ['Save (row Ann)']],
    ['save ann', ['Save (row Ann)']],
    ['nt', ['New task (section Today)']],
    ['saat', ['Save as a template']],
    ['template save', ['Save as a template']],
    ['task', ['New task (section Today)', 'Tasks (navigation)']],
    ['tsks', ['Tasks (navigation)']],
    ['letter', ['Newsletter (footer)']],
    ['schliessen uber', ['Schließen (dialog Über uns)']],
    ['タ', ['新しいタスク']],
    ['файл', ['Открыть файл']],
    ['ملف حفظ', ['حفظ الملف']],
    ['e', []],
    ['save zebra', []],
  ])('“%s”', (typed, wanted) => {
    expect(rankByWords(typed, all)).toEqual(wanted);
  });

  test('all in their order where nothing is typed', () => {
    expect(rankByWords(' ', all)).toEqual(all.map(({ item }) => item));
  });
});
