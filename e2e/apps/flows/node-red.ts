import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../fixtures/listen';
import { type Application, clicks, step, writes } from '../flow';
import { at } from '../hand';
import { inPackages, program } from '../serve';

interface Node {
  id: string;
  type: string;
  name?: string;
  wires?: string[][];
}

export const nodeRed: Application = {
  name: 'Node-RED',
  kind: 'flow editor',
  open: { 'at 900×700': 'two of its shapes lie on each other' },
  serve: async (given) => {
    const port = given || (await freePort());
    const url = `http://127.0.0.1:${port}/`;
    const begin = async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'abra-node-red-'));
      const settings = `module.exports = { uiHost: '127.0.0.1', telemetry: { enabled: false }, editorTheme: { tours: false, userMenu: false }, flowFile: 'flows.json', credentialSecret: false }`;
      writeFileSync(path.join(folder, 'settings.js'), settings);
      const server = await program(
        inPackages('node-red/red.js'),
        ['-u', folder, '-s', path.join(folder, 'settings.js'), '-p', String(port)],
        url,
      );
      return { ...server, folder };
    };
    let running = await begin();
    const end = async () => {
      await running.end();
      rmSync(running.folder, { recursive: true, force: true, maxRetries: 5 });
    };
    return {
      url,
      close: end,
      reset: async () => {
        await end();
        running = await begin();
      },
    };
  },
  ready: (tab) => tab.locator('#red-ui-palette .red-ui-palette-node[data-palette-type=debug]').waitFor(),
  steps: [
    step('a source', 'drag', ({ drag, tab }) =>
      drag(tab.locator('[data-palette-type=inject]'), at(tab.locator('#red-ui-workspace-chart'), 0.3, 0.3)),
    ),
    step('a sink', 'drag', ({ drag, tab }) =>
      drag(tab.locator('[data-palette-type=debug]'), at(tab.locator('#red-ui-workspace-chart'), 0.6, 0.3)),
    ),
    step('a wire', 'drag', ({ drag, tab }) =>
      drag(
        tab.locator('.red-ui-flow-port-output .red-ui-flow-port').first(),
        tab.locator('.red-ui-flow-port-input .red-ui-flow-port').first(),
      ),
    ),
    step('open the source', 'click 2', ({ click, tab }) => click(tab.locator('.red-ui-flow-node-group').first(), { count: 2 })),
    writes('its name', 'type:Every hour', '#node-input-name', 'Every hour'),
    clicks('done', 'click', '#node-dialog-ok'),
    clicks('deploy', 'click', '#red-ui-header-button-deploy'),
  ],
  state: async (_tab, { url }) => {
    const nodes = (await (await fetch(`${url}flows`)).json()) as Node[];
    const called = new Map(nodes.map(({ id, type }) => [id, type]));
    return nodes.map(({ type, name = '', wires = [] }) => `${type} ${name} → ${wires.flat().map((id) => called.get(id))}`).sort();
  },
  right: ['debug debug 1 → ', 'inject Every hour → debug', 'tab  → '],
};
