import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../fixtures/listen';
import { type Application, clicks, step, writes } from '../flow';
import { inPackages, program } from '../serve';

const about = (name: string, version: string) => ({
  name,
  version,
  description: `${name} in its version ${version}`,
  license: 'MIT',
  keywords: ['tea'],
  dependencies: { 'left-cup': '^1.0.0' },
  readme: `# ${name}\n\nThis is ${name}.`,
});

/** A package in two versions, as its storage has them. */
function publish(storage: string, name: string): void {
  const versions = Object.fromEntries(
    ['1.0.0', '1.1.0'].map((version) => [
      version,
      {
        ...about(name, version),
        _id: `${name}@${version}`,
        dist: { shasum: '0'.repeat(40), tarball: `http://127.0.0.1/${name}/-/${name}-${version}.tgz` },
      },
    ]),
  );
  const time = {
    created: '2026-01-01T00:00:00.000Z',
    modified: '2026-02-01T00:00:00.000Z',
    '1.0.0': '2026-01-01T00:00:00.000Z',
    '1.1.0': '2026-02-01T00:00:00.000Z',
  };
  const rest = {
    _id: name,
    _rev: '1',
    _attachments: {},
    _distfiles: {},
    _uplinks: {},
    readme: `# ${name}`,
    time,
    users: {},
    'dist-tags': { latest: '1.1.0' },
  };
  mkdirSync(path.join(storage, name), { recursive: true });
  writeFileSync(path.join(storage, name, 'package.json'), JSON.stringify({ name, versions, ...rest }));
}

const CONFIG = `storage: ./storage
auth:
  htpasswd:
    file: ./htpasswd
uplinks: {}
packages:
  '**':
    access: $all
    publish: $all
web:
  title: Packages
  login: true
log: { type: stdout, format: pretty, level: fatal }
`;

export const verdaccio: Application = {
  name: 'Verdaccio',
  kind: 'registry',
  serve: async (given) => {
    const port = given || (await freePort());
    const url = `http://127.0.0.1:${port}/`;
    const folder = mkdtempSync(path.join(tmpdir(), 'abra-verdaccio-'));
    const names = ['green-tea', 'black-tea', 'tea-pot'];
    for (const name of names) publish(path.join(folder, 'storage'), name);
    writeFileSync(
      path.join(folder, 'storage/.verdaccio-db.json'),
      JSON.stringify({ list: names, secret: '0123456789abcdef0123456789abcdef' }),
    );
    writeFileSync(path.join(folder, 'config.yaml'), CONFIG);
    const server = await program(
      inPackages('verdaccio/bin/verdaccio'),
      ['--config', path.join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`],
      url,
    );
    return {
      url,
      reset: async () => undefined,
      close: async () => {
        await server.end();
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
  ready: (tab) => tab.getByText('green-tea', { exact: true }).first().waitFor(),
  steps: [
    writes('look for a pot', 'type:tea-p', 'header input >> nth=0', 'tea-p'),
    step('take it', 'click', ({ click, tab }) => click(tab.getByRole('option').filter({ hasText: 'tea-pot' }).first())),
    writes('look for tea', 'type:green', 'header input >> nth=0', 'green', { first: ['Control+a'] }),
    step('take that', 'click', ({ click, tab }) => click(tab.getByRole('option').filter({ hasText: 'green-tea' }).first())),
    step('its versions', 'click', ({ click, tab }) => click(tab.getByRole('tab').nth(2))),
    clicks('the older one', 'click', 'a[href*="/v/1.0.0"] >> nth=0'),
    step('what it depends on', 'click', ({ click, tab }) => click(tab.getByRole('tab').nth(1))),
  ],
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    tab: await tab.evaluate(() =>
      [...document.querySelectorAll('[role=tab]')].findIndex((one) => one.getAttribute('aria-selected') === 'true'),
    ),
  }),
  right: { path: '/-/web/detail/green-tea/v/1.0.0', tab: 1 },
};
