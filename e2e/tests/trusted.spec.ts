import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Playbook } from '../../src/model/playbook';
import { playbookId } from '../../src/playbook/identity';
import { Abra } from '../fixtures/abra';
import { expect, test } from '../fixtures/test';

const root = path.resolve(import.meta.dirname, '../..');

function unlock(domain: string): Playbook {
  const now = new Date().toISOString();
  const operations: Playbook['operations'] = [{ type: 'click', selector: '#real' }];
  const pagePath = '/pages/real-hand';
  const recordedViewport = { width: 1440, height: 900 };
  const outcomes = [{ appeared: ['button Lock again'] }];
  const counts = { successCount: 1, failCount: 0, lastUsed: now, createdAt: now };
  return {
    id: playbookId(operations, domain, pagePath),
    name: 'Unlock',
    domain,
    pagePath,
    operations,
    outcomes,
    recordedViewport,
    ...counts,
    params: [],
    versions: [],
    health: [],
    goals: [],
    source: 'recorded',
  };
}

async function play(abra: Abra, origin: string) {
  const domain = new URL(origin).host;
  const tab = await abra.browser.context.newPage();
  await tab.goto(`${origin}/pages/real-hand`);
  await abra.settings({ patience: 500 });
  await abra.import(JSON.stringify({ domain, playbooks: [unlock(domain)], optionMap: {} }));
  const run = await abra.play('Unlock', { tab, planner: 'embedded', answer: ({ kind }) => (kind === 'step' ? 'go' : undefined) });
  return { run, unlocked: await tab.locator('#undo').count() };
}

test('the default build says that a click had no effect, the trusted flavour does it with a real hand', async ({ abra, site }) => {
  const untrusted = await play(abra, site.origin);
  expect(untrusted.unlocked).toBe(0);
  expect(untrusted.run.plans[0]?.bail).toMatchObject({ kind: 'no-effect' });

  execFileSync(process.execPath, [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--mode', 'trusted', '--logLevel', 'warn'], {
    cwd: root,
  });
  const flavour = await Abra.launch({ extension: path.join(root, 'dist/extension-trusted') });
  const trusted = await play(flavour, site.origin);
  expect(trusted.unlocked).toBe(1);
  expect(trusted.run.finished?.outcome).toBe('success');
  await flavour.close();
});
