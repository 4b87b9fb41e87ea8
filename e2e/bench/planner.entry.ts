import type { Snapshot } from '../../src/model/page/snapshot';
import { type Row as PageRow, page } from '../../src/planner/commands/corpus/build-snapshot';
import { CORPUS } from '../../src/planner/commands/corpus/cases/corpus';
import { type Figures, figures, judge } from '../../src/planner/commands/corpus/judge';
import { planGoal } from '../../src/planner/commands/plan-goal';

/** Milliseconds of one call on a page of so many elements. */
export interface Latency {
  elements: number;
  /** The very first call in this world, with nothing compiled and no text seen before. */
  first: number;
  median: number;
  p95: number;
  slowest: number;
  calls: number;
}

export interface Measured {
  latencies: Latency[];
  figures: Figures[];
  /** By the page and its words. */
  pages: { about: string; commands: number; right: number; wrong: number }[];
}

const COMMANDS = [
  'type camera in the search box and press Enter',
  'click “Product 777”',
  'click Add to cart in the row of Product 512',
  'open the theme menu and choose Purple',
  'click the third result',
  'search for tripod and open the first result',
  'set sort to Newest',
  'tick in stock only',
  'click the frobnicator',
  'klicke auf den Warenkorb',
  '点击第三个结果',
  'scroll to the middle',
];
const ROUNDS = 8;

/** Measures the embedded planner on pages of growing size, then judges the corpus. */
function measurePlanner(): Measured {
  const latencies = [200, 2_000, 10_000].map((elements): Latency => {
    const { snapshot } = catalogue(elements);
    const first = time(() => ask(COMMANDS[0] ?? '', snapshot));
    const times = Array.from({ length: ROUNDS }, () => COMMANDS.map((goal) => time(() => ask(goal, snapshot))))
      .flat()
      .sort((left, right) => left - right);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return { elements, first, median: at(0.5), p95: at(0.95), slowest: at(1), calls: times.length };
  });
  const verdicts = CORPUS.flatMap(judge);
  const pages = CORPUS.map((cases) => {
    const own = judge(cases);
    const count = (verdict: string) => own.filter((each) => each.verdict === verdict).length;
    return { about: cases.about, commands: own.length, right: count('right'), wrong: count('wrong') };
  });
  return { latencies, figures: figures(verdicts), pages };
}

function ask(goal: string, snapshot: Snapshot): void {
  planGoal({ goal, snapshot, history: [] });
}

function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** A shop's page: a head, and products of two elements each. */
function catalogue(elements: number) {
  const head: PageRow[] = [
    ['searchbox', 'Search', { type: 'search', placeholder: 'Search products', selector: '#q', place: ['search', 'banner'] }],
    ['button', 'Search', { type: 'submit', key: 'go', place: ['search', 'banner'] }],
    ['link', 'Cart', { href: '/cart', place: ['banner'] }],
    ['button', 'Theme', { states: ['collapsed', 'popup'], place: ['banner'] }],
    ['combobox', 'Sort', { tag: 'select', options: [{ label: 'Newest' }, { label: 'Price' }], selector: '#sort', place: ['main'] }],
    ['checkbox', 'In stock only', { states: ['unchecked'], place: ['group Filters', 'main'] }],
  ];
  const products = Array.from({ length: Math.ceil((elements - head.length) / 2) }, (_, index): PageRow[] => [
    ['link', `Product ${index}`, { href: `/p/${index}`, place: [`listitem Product ${index}`, 'list Products', 'main'] }],
    ['button', 'Add to cart', { key: `add ${index}`, place: [`listitem Product ${index}`, 'list Products', 'main'] }],
  ]);
  return page('http://shop.localhost/', `Shop of ${elements}`, [...head, ...products.flat()].slice(0, elements), {
    text: products
      .map((_, index) => `Product ${index}\n$${index}.00`)
      .join('\n')
      .slice(0, 40_000),
  });
}

Object.assign(globalThis, { measurePlanner });
