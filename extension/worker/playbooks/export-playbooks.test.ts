import { expect, test } from 'vitest';
import { readAbra } from '../../../src/interchange/abra-json';
import { deskMemory, deskPlaybook, NOW } from '../../../src/interchange/playbook.fixture';
import { ok } from '../../../src/lib/result';
import { exportPlaybooks } from './export-playbooks';

const shop = { domain: 'shop.example', playbooks: [deskPlaybook({ id: 'p-shop', domain: 'shop.example', name: 'Buy' })], optionMap: {} };
const store = { load: async (domain: string) => ok(domain === shop.domain ? shop : deskMemory()) };
const exported = async (params: Parameters<typeof exportPlaybooks>[1]) => {
  const written = await exportPlaybooks(store, params);
  return written.ok ? written.value : { fileName: '', text: '', notes: [] };
};
const [{ id = '' } = {}] = deskMemory().playbooks;

test('playbooks of several sites are one file that is taken in again, each at its site', async () => {
  const { fileName, text } = await exported({
    domain: deskMemory().domain,
    ids: [id],
    also: [{ domain: shop.domain, ids: ['p-shop'] }],
  });
  expect(fileName).toBe('abra-playbooks.json');
  const read = readAbra(text, NOW);
  expect(read.ok && read.value.map(({ domain, playbooks }) => [domain, playbooks.map((one) => one.id)])).toEqual([
    [deskMemory().domain, [id]],
    [shop.domain, ['p-shop']],
  ]);
});

test('one site keeps its name and its form; a single flow is called after its playbook', async () => {
  expect(await exported({ domain: shop.domain })).toMatchObject({ fileName: 'abra-shop.example.json' });
  expect(JSON.parse((await exported({ domain: shop.domain })).text)).toMatchObject({ domain: 'shop.example' });
  expect(await exported({ domain: shop.domain, format: 'recorder' })).toMatchObject({ fileName: 'Buy.recorder.json' });
  const both = await exported({ domain: shop.domain, format: 'recorder', also: [{ domain: deskMemory().domain, ids: [id] }] });
  expect(both.fileName).toBe('abra-playbooks.recorder.json');
  expect(JSON.parse(both.text)).toHaveLength(2);
});
