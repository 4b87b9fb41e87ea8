import type { Playbook } from '../../../../src/model/playbook';
import type { SiteState } from '../../../../src/wire/shapes';

/** Why a playbook cannot run in the active tab, as a sentence; undefined if it can. */
export function whyNotHere(playbook: Pick<Playbook, 'domain' | 'pagePath'>, site: SiteState | undefined): string | undefined {
  if (!site) return 'There is no page in front.';
  if (site.access === 'forbidden') return 'Abra may not work in this page.';
  if (site.domain !== playbook.domain) return `Open ${playbook.domain}${playbook.pagePath} first.`;
  return undefined;
}
