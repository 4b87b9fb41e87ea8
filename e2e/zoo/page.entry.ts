import type { Operation } from '../../src/model/plan/operation';
import type { Report } from '../../src/model/run/leg';
import { runWithYes } from '../../src/page/run-leg/with-yes.fixture';
import { scan } from '../../src/page/scan/scan';

/** The page layer in an isolated world, as the extension has it. */
Object.assign(globalThis, {
  names: () => scan().elements.map(({ role, name }) => `${role} ${name}`),
  run: (operations: Operation[], files: { name: string; type: string; base64: string }[]): Promise<Report> =>
    runWithYes(
      {
        runId: 'zoo',
        id: 'zoo',
        operations: operations.map((operation, at) => ({ id: `o${at}`, operation })),
        patience: 10_000,
        settleLimit: 5000,
        overlay: false,
        files,
      },
      () => undefined,
      new AbortController().signal,
    ),
});
