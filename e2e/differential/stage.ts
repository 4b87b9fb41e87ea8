import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { atDocumentStart, WORLD } from '../fixtures/document-start';
import { recorder } from './recorder';
import type { Stage } from './trusted';

let bundle: Promise<string> | undefined;
/** Abra's hands as one script. */
function script(): Promise<string> {
  const entryPoints = [path.join(import.meta.dirname, 'hands.entry.ts')];
  bundle ??= build({ entryPoints, bundle: true, format: 'iife', target: 'chrome120', write: false }).then(
    ({ outputFiles }) => outputFiles[0]?.text ?? '',
  );
  return bundle;
}

/** Sets a page up: the recorder in its own world, the hands in an isolated one where calls carry no user gesture. */
export async function setStage(page: Page, url: string): Promise<Stage> {
  const cdp = await page.context().newCDPSession(page);
  await atDocumentStart(cdp);
  await page.goto(url);
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { executionContextId: contextId } = await cdp.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName: WORLD });
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
  // First, as a content script at document start is.
  await call(await script());
  await page.evaluate(recorder);
  return { page, cdp, hands: call };
}
