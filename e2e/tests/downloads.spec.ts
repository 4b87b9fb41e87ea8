import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Abra } from '../fixtures/abra';
import { openMcpClient } from '../fixtures/mcp-client';

/** A press that downloads changes nothing that the page could see: what the program that drives the browser saw of it is evidence. */
const PAGE = `<!doctype html><title>Reports</title><a href=/report.csv>Report</a>
<form action=/report.csv method=post><button>Make report</button></form> <a href=/nothing>Nothing</a> <a href=/report.csv id=kept>Kept report</a>
<script>document.getElementById('kept').onclick = (event) => event.preventDefault()</script>`;

let server: Server;
let abra: Abra;
let url = '';
test.beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/report.csv') response.writeHead(200, { 'content-disposition': 'attachment; filename="report.csv"' }).end('a,b');
    else if (request.url === '/nothing') response.writeHead(204).end();
    else response.setHeader('content-type', 'text/html').end(PAGE);
  });
  await new Promise<void>((listening) => void server.listen(0, listening));
  url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  abra = await Abra.launch();
});
test.afterAll(async () => {
  await abra.close();
  server.close();
});

for (const [name, outcome] of [
  ['Report', 'success'],
  ['Make report', 'success'],
  ['Nothing', 'failed'],
  ['Kept report', 'failed'],
] as const)
  test(`a run whose last press is “${name}” ends as ${outcome}`, async () => {
    const tab = await abra.browser.context.newPage();
    await tab.goto(url);
    const began = performance.now();
    const run = await abra.run(`click "${name}"`, { tab, planner: 'embedded', usePlaybooks: false, learn: false, answer: () => 'allow' });
    expect(run.finished, run.finished?.summary).toMatchObject({ outcome });
    // A page cannot know that what it is left for is a download, and waits ten seconds; who is told does not.
    if (outcome === 'success') expect(performance.now() - began).toBeLessThan(8000);
    if (outcome === 'failed') expect(run.finished?.summary).toContain('cannot be seen');
    await tab.close();
  });

test('a run of an MCP client that ends with a download is done', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'abra-downloads-'));
  const client = await openMcpClient({ environment: { ABRA_DATA: data } });
  const done = await client.call('run_goal', { goal: 'click "Report"', url });
  expect(done.structured, done.text).toMatchObject({ outcome: 'success' });
  await client.close();
  await rm(data, { recursive: true, force: true, maxRetries: 5 });
});
