import type { Case, Step } from './case';
import type { HandsInPage } from './hands.entry';
import { meaningful } from './normalise';
import type { Stage } from './trusted';
import { doTrusted } from './trusted';

export interface Ran {
  state: Record<string, unknown>;
  log: string[];
  bails: { kind: string }[];
}

export async function runCase(stage: Stage, test: Case, by: 'trusted' | 'abra' | 'abra, unfocused'): Promise<Ran> {
  const { page, hands } = stage;
  // A real mouse would give the window the focus.
  if (by !== 'abra, unfocused') await page.mouse.move(1, 1);
  await page.evaluate(([html, script]) => (window as unknown as Recorder).startCase(html, script), [test.html, test.script ?? ''] as const);
  await hands<void>('handsInPage.begin()');
  await page.evaluate(() => (window as unknown as Recorder).startRecording());
  const bails: ({ kind: string } | undefined)[] = [];
  for (const step of test.steps) {
    if (by === 'trusted') await doTrusted(stage, step);
    else bails.push(await hands<{ kind: string } | undefined>(`handsInPage.act(${JSON.stringify(step satisfies Step)} )`));
  }
  const { state, log } = await page.evaluate(() => (window as unknown as Recorder).endCase());
  return { state, log: meaningful(log, test), bails: bails.filter((bail) => !!bail) };
}

interface Recorder {
  handsInPage: HandsInPage;
  startCase(html: string, script: string): Promise<void>;
  startRecording(): void;
  endCase(): Promise<{ state: Record<string, unknown>; log: string[] }>;
}
