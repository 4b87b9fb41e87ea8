import path from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { browserSwitches } from '../../src/runner/browser-switches';
import { findChromium } from '../../src/runner/chromium.mjs';
import { wrongJudges } from '../commands/by-hand';
import { bedsNamed } from '../commands/named';
import { installIn } from '../dependencies.mjs';

/** BED=newest, BED=latest and BED=fresh the pages of `on-newest`, `on-latest` and `on-fresh`, else those of `on-pages`; ONLY=words those pages whose name holds one of them. */
const only = process.env.ONLY?.toLowerCase().split(',');

test('the judges of plain commands on pages: right by hand, and not without', async () => {
  test.setTimeout(3_600_000);
  installIn(path.resolve(import.meta.dirname, '../commands/pages'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserSwitches() });
  const wrong: string[] = [];
  try {
    for (const bed of bedsNamed(process.env.BED ?? 'pages'))
      if (!only || only.some((words) => bed.on.name.toLowerCase().includes(words))) wrong.push(...(await wrongJudges(browser, bed)));
  } finally {
    await browser.close();
  }
  expect(wrong).toEqual([]);
});
