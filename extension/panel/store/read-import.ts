import { isPlaywrightTest } from '../../../src/interchange/playwright/is-playwright-test';
import { ok, type Result } from '../../../src/lib/result';
import type { PanelParams } from '../../../src/wire/calls';

export type Given = Pick<PanelParams<'playbooks.import'>, 'text' | 'notes'>;

/**
 * What of a file is sent to be taken in. Tests of Playwright are read here, where their parser can be loaded when it is needed (a service worker has
 * no `import()`), and go on as playbooks; else the places and reasons why nothing of the file is taken.
 */
export async function readImport(text: string, domain: string | undefined): Promise<Result<Given, string[]>> {
  if (!isPlaywrightTest(text)) return ok({ text });
  const { readPlaywright } = await import('../../../src/interchange/playwright/read-playwright');
  const read = readPlaywright(text, { now: new Date().toISOString(), ...(domain ? { domain } : {}) });
  if (!read.ok) return read;
  return ok({ text: JSON.stringify(read.value.files), notes: Object.fromEntries(read.value.notes) });
}
