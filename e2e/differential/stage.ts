import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { recorder } from './recorder';
import type { Stage } from './run-case';

const bundles = new Map<string, Promise<string>>();

/** One of the entries here as one script: Abra's hands, or what the shim does for them in the page's world. */
export function script(entry: 'hands' | 'shim'): Promise<string> {
  const known = bundles.get(entry);
  if (known) return known;
  const entryPoints = [path.join(import.meta.dirname, `${entry}.entry.ts`)];
  const bundled = build({ entryPoints, bundle: true, format: 'iife', target: 'chrome120', write: false });
  const text = bundled.then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  bundles.set(entry, text);
  return text;
}

/** Sets a page up: the recorder in its own world, the hands in an isolated one where calls carry no user gesture. */
export async function setStage(page: Page, url: string): Promise<Stage> {
  await page.addInitScript(await script('shim'));
  await page.goto(url);
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
  // First, as a content script at document start is.
  await call(await script('hands'));
  await page.evaluate(recorder);
  return { page, cdp, hands: call };
}
