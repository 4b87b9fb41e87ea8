import { afterEach, beforeAll } from 'vitest';
import type { Operation } from '../../model/plan/operation';
import type { Leg, Report } from '../../model/run/leg';
import { inEnglish } from '../../model/say-in-english';
import { Saying, type Told } from '../../model/saying';
import { installShim } from '../shim/install-shim';
import type { Teller } from './tell-progress';
import { runWithYes } from './with-yes.fixture';

/** A page with the shim, empty again after each test. */
export function onBarePage(): void {
  beforeAll(() => installShim(true));
  afterEach(() => {
    document.body.innerHTML = '';
  });
}

let legs = 0;
export const $ = <Kind extends HTMLElement>(selector: string) => document.querySelector(selector) as Kind;
export type Step = Operation & { id?: string } & Pick<
    Leg['operations'][number],
    'expects' | 'exact' | 'ref' | 'open' | 'replaces' | 'toFrame'
  >;

/** Runs operations on a page of this html and tells it as a person would read it, who says yes to what is asked. */
export async function run(html: string, steps: Step[], more: Partial<Leg> = {}, prepare: () => void = () => undefined): Promise<string> {
  document.body.innerHTML = html;
  prepare();
  return words(await send(steps, more));
}

export async function send(
  steps: Step[],
  more: Partial<Leg> = {},
  tell: Teller['tell'] = () => undefined,
  signal = new AbortController().signal,
) {
  const id = `leg-${++legs}`;
  const operations = steps.map(({ expects, exact, ref, open, replaces, toFrame, id: own, ...operation }, index) => ({
    id: own ?? `${id}-${index}`,
    operation: operation as Operation,
    ...(expects && { expects }),
    ...(exact && { exact }),
    ...(ref !== undefined && { ref }),
    ...(open && { open }),
    ...(replaces && { replaces }),
    ...(toFrame && { toFrame }),
  }));
  return runWithYes({ runId: 'run', id, operations, patience: 700, settleLimit: 3000, overlay: false, ...more }, tell, signal);
}

export function words({ records, bail }: Report): string {
  const lines = records.map(({ status, label, by, dismissed, options, delta, notes, value }) =>
    [
      `${status} ${label}`,
      by && by !== 'selector' && `by ${by}`,
      dismissed && `dismissed ${dismissed.join()}`,
      delta.opened && `opened ${delta.opened.join()}`,
      delta.closed && `closed ${delta.closed.join()}`,
      delta.changed.length && delta.changed.map(({ field, name, to }) => `${field} of ${name ?? '?'} is ${to}`).join(', '),
      options && `options ${options.map((option) => option.label).join('|')}`,
      value !== undefined && `read ${JSON.stringify(value)}`,
      ...notes.map(inEnglish),
    ]
      .filter(Boolean)
      .join('; '),
  );
  return [...lines, bail && `bail ${bailWords(bail)}`].filter(Boolean).join('\n');
}

function bailWords(bail: NonNullable<Report['bail']>): string {
  const { kind, ...rest } = bail;
  return `${kind} ${Object.values(rest)
    .map((value) => (isTold(value) ? inEnglish(value) : JSON.stringify(value)))
    .join(' / ')}`.slice(0, 160);
}

const isTold = (value: unknown): value is Told => typeof value === 'string' || Saying.safeParse(value).success;
