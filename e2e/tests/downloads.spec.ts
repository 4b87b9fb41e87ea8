import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '../fixtures/listen';
import { openMcpClient } from '../fixtures/mcp-client';
import { expect, test } from '../fixtures/test';

/** A press that downloads changes nothing that the page could see: what the program that drives the browser saw of it is evidence. */
const PAGE = `<!doctype html><title>Reports</title><a href=/report.csv>Report</a>
<form action=/report.csv method=post><button>Make report</button></form> <a href=/nothing>Nothing</a> <a href=/report.csv id=kept>Kept report</a>
<script>document.getElementById('kept').onclick = (event) => event.preventDefault()</script>`;

let server: Server;
let url = '';
test.beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/report.csv') response.writeHead(200, { 'content-disposition': 'attachment; filename="report.csv"' }).end('a,b');
    else if (request.url === '/nothing') response.writeHead(204).end();
    else response.setHeader('content-type', 'text/html').end(PAGE);
  });
  const port = await listen(server);
  url = `http://localhost:${port}/`;
});
test.afterAll(() => void server.close());

for (const [name, outcome] of [
  ['Report', 'success'],
  ['Make report', 'success'],
  ['Nothing', 'failed'],
  ['Kept report', 'failed'],
] as const)
  test(`a run whose last press is “${name}” ends as ${outcome}`, { tag: name === 'Nothing' ? '@nightly' : [] }, async ({ abra, tab }) => {
    await tab.goto(url);
    const run = await abra.run(`click "${name}"`, { tab, planner: 'embedded', usePlaybooks: false, learn: false, answer: () => 'allow' });
    expect(run.finished, run.finished?.summary).toMatchObject({ outcome });
    if (outcome === 'failed') expect(run.finished?.summary).toContain('cannot be seen');
  });

test('a run of an MCP client that ends with a download is done', { tag: '@nightly' }, async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'abra-downloads-'));
  const client = await openMcpClient({ environment: { ABRA_DATA: data } });
  const done = await client.call('run_goal', { goal: 'click "Report"', url });
  expect(done.structured, done.text).toMatchObject({ outcome: 'success' });
  await client.close();
  await rm(data, { recursive: true, force: true, maxRetries: 5 });
});
