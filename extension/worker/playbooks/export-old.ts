import { writeAbra } from '../../../src/interchange/abra-json';
import { ok, type Result } from '../../../src/lib/result';
import type { Fault } from '../../../src/model/run/fault';
import type { PlaybookStore } from '../../../src/storage/playbook-store';
import type { PanelAnswer } from '../../../src/wire/calls';

/**
 * All playbooks of all sites last used before `before` (ISO time), as a list with one file per site: to be kept elsewhere before they are
 * removed.
 */
export async function exportOld(
  store: Pick<PlaybookStore, 'domains' | 'load'>,
  before: string,
): Promise<Result<PanelAnswer<'playbooks.exportOld'>, Fault>> {
  const domains = await store.domains();
  if (!domains.ok) return domains;
  const now = new Date().toISOString();
  const files: string[] = [];
  let playbooks = 0;
  for (const { domain } of domains.value) {
    const memory = await store.load(domain);
    if (!memory.ok) return memory;
    const old = memory.value.playbooks.filter(({ lastUsed }) => lastUsed < before).map(({ id }) => id);
    if (old.length) files.push(writeAbra(memory.value, now, old));
    playbooks += old.length;
  }
  return ok({
    fileName: `abra-old-playbooks-${now.slice(0, 10)}.json`,
    mediaType: 'application/json',
    text: `[${files.join(',\n')}]`,
    playbooks,
  });
}
