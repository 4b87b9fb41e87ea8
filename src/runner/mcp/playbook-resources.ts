import { type McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { findPlaybook } from '../../playbook/recall/find-playbook';
import { playbookRows } from '../cli/playbooks';
import type { Desk } from './desk';

/** The playbooks as resources, `abra://playbooks/<domain>/<name>`: each as the JSON of an export. */
export function addPlaybookResources(server: McpServer, desk: Desk): void {
  const list = async () => ({
    resources: (await playbookRows(await desk.browser())).map(({ domain, name, steps, health }) => ({
      uri: `abra://playbooks/${encodeURIComponent(domain)}/${encodeURIComponent(name)}`,
      name: `${name} (${domain})`,
      description: `${steps} steps, ${health}`,
      mimeType: 'application/json',
    })),
  });
  server.registerResource(
    'playbooks',
    new ResourceTemplate('abra://playbooks/{domain}/{name}', { list }),
    { title: 'Playbooks', description: 'What Abra knows how to do without a model, a site at a time', mimeType: 'application/json' },
    async (uri, { domain, name }) => {
      const abra = await desk.browser();
      const site = decodeURIComponent(String(domain));
      const found = findPlaybook(await abra.playbooks(site), decodeURIComponent(String(name)));
      if (!found) return Promise.reject(new ResourceNotFoundError(uri.href));
      const { text } = await abra.call('playbooks.export', { domain: site, ids: [found.id], format: 'abra' });
      return { contents: [{ uri: uri.href, mimeType: 'application/json', text }] };
    },
  );
}
