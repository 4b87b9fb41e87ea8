import type { Playbook } from '../../../../src/model/playbook/playbook';
import type { SiteState } from '../../../../src/wire/shapes';
import { say } from '../../../locales/say';

/** Why a playbook cannot run in the active tab, as a sentence; undefined if it can. */
export function whyNotHere(playbook: Pick<Playbook, 'domain' | 'pagePath'>, site: SiteState | undefined): string | undefined {
  if (!site) return say('playbooks.thereIsNoPageIn');
  if (site.access === 'forbidden') return say('playbooks.abraMayNotWorkIn');
  if (site.domain !== playbook.domain) return say('playbooks.openFirst', { domain: playbook.domain, pagePath: playbook.pagePath });
  return undefined;
}
