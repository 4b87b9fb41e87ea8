import type { DomainPlaybooks, Playbook } from '../../src/model/playbook/playbook';
import { distill } from '../../src/playbook/learn/distill';
import type { Step } from '../../src/playbook/learn/step';
import { mergeDomain } from '../../src/playbook/merge/merge';
import { optionsShownBy } from '../../src/playbook/play/variants';
import { recall } from '../../src/playbook/recall/recall';
import { summarisePlaybooks } from '../../src/playbook/recall/summarise-playbooks';
import { chooses, NOW, opens, print, step, types, VIEWPORT } from '../../src/playbook/steps.fixture';
import { openDatabase } from '../../src/storage/database';
import { openPlaybookStore } from '../../src/storage/playbook-store';

/** One line of the result: what was measured, milliseconds of the median and of the slowest of `times`. */
export interface Row {
  what: string;
  median: number;
  worst: number;
  times: number;
}

const NOUNS =
  'invoice order customer report camera tripod lens ticket project budget calendar contact profile message folder image payment address coupon shipment'.split(
    ' ',
  );
const OPTIONS = ['Purple', 'Fuchsia', 'Lime', 'Amber', 'Teal', 'Rose', 'Slate', 'Zinc', 'Stone', 'Sky', 'Cyan', 'Violet'];

/** `amount` different playbooks of a domain as learning makes them: menus with options, searches, forms, rows of clicks. */
export function manyPlaybooks(domain: string, amount: number): DomainPlaybooks {
  const playbooks: Playbook[] = [];
  const optionMap: DomainPlaybooks['optionMap'] = {};
  for (let index = 0; index < amount; index++) {
    const noun = `${NOUNS[index % NOUNS.length]} ${Math.floor(index / NOUNS.length)}`;
    const steps = stepsFor(noun, index % 4);
    const made = distill({
      domain,
      pagePath: index % 3 ? '/' : '/settings',
      goal: '',
      sequenceName: index % 4 === 3 ? `Send ${noun}` : undefined,
      steps,
      viewport: VIEWPORT,
      now: NOW,
      cause: 'learned',
    });
    if (!made) continue;
    playbooks.push({ ...made, name: `${made.name}`, goals: [`please take care of ${noun}`, `do the ${noun} thing again`] });
    Object.assign(optionMap, optionsShownBy(steps));
  }
  return { domain, playbooks, optionMap };
}

function stepsFor(noun: string, kind: number): Step[] {
  if (kind === 0) return [opens(noun, OPTIONS), chooses('Purple', noun)];
  if (kind === 1) return [types('something', print('searchbox', `Search ${noun}`)), step({ type: 'press', key: 'Enter' })];
  if (kind === 2)
    return [
      types('Ada', print('textbox', `${noun} name`)),
      types('Oslo', print('textbox', `${noun} place`)),
      step({ type: 'click', elementId: 1 }, print('button', 'Save')),
    ];
  return [
    step({ type: 'click', elementId: 1 }, print('link', noun)),
    step({ type: 'click', elementId: 2 }, print('button', `Send ${noun}`)),
  ];
}

async function measure(what: string, times: number, work: (round: number) => unknown): Promise<Row> {
  const took: number[] = [];
  for (let round = 0; round < times; round++) {
    const began = performance.now();
    await work(round);
    took.push(performance.now() - began);
  }
  took.sort((left, right) => left - right);
  return { what, median: took[Math.floor(times / 2)] ?? 0, worst: took.at(-1) ?? 0, times };
}

/** All measurements of one size; runs in a page, on the real IndexedDB. */
export async function measurePlaybooks(amount: number, domains: number): Promise<Row[]> {
  const memory = manyPlaybooks('big.example', amount);
  const noun = NOUNS[0] ?? '';
  const place = { path: '/' };
  const fresh = () => ({ ...memory, playbooks: memory.playbooks.map((playbook) => ({ ...playbook })) });
  const rows = [
    await measure('recall, nothing prepared', 5, () => recall(`set ${noun} 1 to Teal`, fresh(), place)),
    await measure('recall that hits', 30, (round) =>
      must(recall(`set ${noun} ${12 * round} to Teal`, memory, {}).hit === true || round > 5),
    ),
    await measure('recall of three parts', 30, () => recall('set invoice 0 to Teal, order 12 Lime and camera 24 Rose', memory, {})),
    await measure('recall that misses', 30, (round) => must(!recall(`paint the ${round} house in purple with a brush`, memory, place).hit)),
    await measure('summary for the prompt', 30, (round) =>
      must(summarisePlaybooks(`send invoice ${round} to the customer`, memory, 40, '/').split('\n').length === 40),
    ),
    await measure('take in one playbook (pure)', 10, (round) => mergeDomain(memory, manyPlaybooks('big.example', 1 + round))),
  ];
  const database = await openDatabase(`bench-${amount}-${Date.now()}`);
  const store = openPlaybookStore(database);
  rows.push(await measure('first save of all', 1, () => store.update('big.example', () => memory)));
  rows.push(await measure('load, nothing in memory', 5, () => openPlaybookStore(database).load('big.example')));
  rows.push(await measure('load again', 20, () => store.load('big.example')));
  rows.push(await measure('save one more', 20, (round) => store.update('big.example', (current) => mergeDomain(current, one(round)))));
  for (let index = 0; index < domains; index++)
    await store.update(`site-${index}.example`, () => manyPlaybooks(`site-${index}.example`, 3));
  rows.push(await measure(`list ${domains + 1} sites`, 10, () => store.domains()));
  rows.push(
    await measure('load a small site, nothing in memory', 10, (round) => openPlaybookStore(database).load(`site-${round}.example`)),
  );
  rows.push(await measure('prune by age over all sites, nothing old', 5, () => store.prune('2000-01-01')));
  database.close();
  return rows;
}

function one(round: number): DomainPlaybooks {
  const steps = [
    step({ type: 'click', elementId: 1 }, print('link', `New ${round}`)),
    step({ type: 'click', elementId: 2 }, print('button', `Go ${round}`)),
  ];
  const made = distill({ domain: 'big.example', pagePath: '/', goal: '', steps, viewport: VIEWPORT, now: NOW, cause: 'learned' });
  return { domain: 'big.example', playbooks: made ? [made] : [], optionMap: {} };
}

function must(holds: boolean): void {
  if (!holds) throw new Error('the benchmark does not measure what it says');
}

Object.assign(globalThis, { measurePlaybooks });
