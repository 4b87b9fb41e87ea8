import { createRequire } from 'node:module';
import path from 'node:path';
import { Client, type Transport } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { AbraBrowser } from '../../../src/runner/browser';
import { findChromium } from '../../../src/runner/chromium.mjs';
import { openMcp } from '../../../src/runner/mcp/open-mcp';
import { OwnDesk } from '../../../src/runner/mcp/own-desk';
import { countingCall, type McpClient, openMcpClient } from '../../fixtures/mcp-client';

/** A server with a client, and the page as it says itself how it stands. */
export interface McpStage extends Pick<McpClient, 'call' | 'counted' | 'close'> {
  /** An expression in the page's own world; not counted. */
  judge(expression: string): Promise<boolean>;
}

/** Abra's server in this process, so that the page can be asked. */
export async function abraStage(): Promise<McpStage & { desk: OwnDesk }> {
  const desk = new OwnDesk({
    launch: () => AbraBrowser.launch({ grant: [] }),
    end: (abra) => abra.close(),
    planner: 'embedded',
    learn: false,
    longest: 60_000,
  });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await openMcp(desk, 'bench').connect(here);
  const sdk = new Client({ name: 'bench', version: '1' });
  await sdk.connect(there as Transport);
  return {
    desk,
    ...countingCall(sdk),
    judge: async (expression) => (await desk.tab()).page.evaluate(expression) as Promise<boolean>,
    close: async () => {
      await sdk.close();
      await desk.close();
    },
  };
}

/** Playwright's own server, from npm, with the same Chromium. */
export async function playwrightStage(): Promise<McpStage> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@playwright/mcp/package.json'));
  const words = [path.join(folder, 'cli.js'), '--headless', '--isolated', '--no-sandbox', '--executable-path', findChromium()];
  const client = await openMcpClient({
    command: { program: process.execPath, words: [...words, '--viewport-size', '1440x900'] },
    folder: path.resolve('node_modules/.cache'),
  });
  return {
    call: client.call,
    counted: client.counted,
    close: client.close,
    judge: async (expression) => {
      const { content } = await client.sdk.callTool({ name: 'browser_evaluate', arguments: { function: `() => ${expression}` } });
      return /### Result\n(true|false)/.exec(content.map((one) => (one.type === 'text' ? one.text : '')).join('\n'))?.[1] === 'true';
    },
  };
}
