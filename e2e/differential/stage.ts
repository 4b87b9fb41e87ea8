import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { recorder } from './recorder';
import type { Stage } from './run-case';

let bundled: Promise<string> | undefined;

/** Abra's hands as one script. */
export const handsScript = () => {
  bundled ??= build({
    entryPoints: [path.join(import.meta.dirname, 'hands.entry.ts')],
    bundle: true,
    format: 'iife',
    target: 'chrome120',
    write: false,
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return bundled;
};

/** Sets a page up: the recorder in its own world, the hands in an isolated one where calls carry no user gesture. */
export async function setStage(page: Page, url: string): Promise<Stage> {
  await page.goto(url);
  await page.evaluate(recorder);
  const cdp = await page.context().newCDPSession(page);
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { executionContextId: contextId } = await cdp.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName: 'abra' });
  const call = async <Answer>(expression: string): Promise<Answer> => {
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression,
      contextId,
      awaitPromise: true,
      returnByValue: true,
      userGesture: false,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return result.value as Answer;
  };
  await call(await handsScript());
  return { page, cdp, hands: call };
}
