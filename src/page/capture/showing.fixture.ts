import { afterEach, beforeEach } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Shown } from '../../model/page/shown';
import { sayOperation } from '../../model/plan/operation-words';
import type { Gap } from '../../model/playbook/gap';
import { sayGap } from '../../model/playbook/gap-words';
import { captureSteps } from './capture';

/** All that was told since the test began, or since `forget`. */
export let told: Shown[] = [];
/** What was told as missing since then. */
let gaps: Gap[] = [];
let stop = (): void => undefined;

/** In each test of a file the page is empty and nothing is recorded until `show`; after it the recording ends. */
export function onRecordedPage(): void {
  beforeEach(async () => {
    forget();
    // The pointer rests where the last test left it, and hovering is watched.
    await userEvent.unhover(document.body);
  });
  afterEach(() => {
    end();
    document.body.innerHTML = '';
  });
}

export function forget(): void {
  told = [];
  gaps = [];
}

/** The page, from now on recorded. */
export function show(html: string): void {
  document.body.innerHTML = html;
  stop = captureSteps(
    (shown) => told.push(shown),
    undefined,
    (gap) => gaps.push(gap),
  );
}

export function end(): void {
  stop();
  stop = () => undefined;
}

/** As the worker joins them: what is told again replaces its step, which is the one of the same moment, or else the last. */
export const steps = (): Shown[] =>
  told.reduce<Shown[]>((all, one) => {
    const again = all.findIndex(({ at }) => at === one.at);
    if (again >= 0) return all.with(again, one);
    return [...(one.replaces ? all.slice(0, -1) : all), one];
  }, []);

export const said = (): string[] => steps().map(({ operation, label }) => sayOperation(operation, label));

export const $ = <Kind extends HTMLElement = HTMLElement>(selector: string) => document.querySelector(selector) as Kind;

/** What is missing so far, in words. */
export const missing = (): string[] => gaps.map(sayGap);
