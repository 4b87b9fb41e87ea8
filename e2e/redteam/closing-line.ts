import type { Reporter, TestCase } from '@playwright/test/reporter';
import { closingLine, linesBeside } from './tally';

/** Prints one line for all attacks of a run, after what else was counted. */
export default class implements Reporter {
  readonly #annotations: TestCase['annotations'] = [];

  onTestEnd(_test: TestCase, result: { annotations: TestCase['annotations'] }): void {
    this.#annotations.push(...result.annotations);
  }

  onEnd(): void {
    console.log(`\n${linesBeside(this.#annotations)}\n${closingLine(this.#annotations)}`);
  }
}
