import type { Reporter, TestCase } from '@playwright/test/reporter';
import { closingLine } from './tally';

/** Prints one line for all applications of a run. */
export default class implements Reporter {
  readonly #annotations: TestCase['annotations'] = [];

  onTestEnd(_test: TestCase, result: { annotations: TestCase['annotations'] }): void {
    this.#annotations.push(...result.annotations);
  }

  onEnd(): void {
    console.log(`\n${closingLine(this.#annotations)}`);
  }
}
