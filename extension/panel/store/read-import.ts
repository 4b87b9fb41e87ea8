import { isPlaywrightTest } from '../../../src/interchange/playwright/is-playwright-test';
import { ok, type Result } from '../../../src/lib/result';
import type { Sayings } from '../../../src/model/saying';
import type { PanelParams } from '../../../src/wire/calls';

export type Given = Pick<PanelParams<'playbooks.import'>, 'text' | 'notes'>;

/**
 * The data of a file that is sent to the worker for import. Playwright tests are read here, where their reader is loaded on demand (a service
 * worker has no `import()`), and sent as playbooks. A failure lists paths and reasons.
 */
export async function readImport(text: string, domain: string | undefined): Promise<Result<Given, Sayings[]>> {
  if (!isPlaywrightTest(text)) return ok({ text });
  const { readPlaywright } = await import('../../../src/interchange/playwright/read-playwright');
  const read = readPlaywright(text, { now: new Date().toISOString(), ...(domain ? { domain } : {}) });
  if (!read.ok) return read;
  return ok({ text: JSON.stringify(read.value.files), notes: Object.fromEntries(read.value.notes) });
}
