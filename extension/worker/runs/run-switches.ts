import { DEFAULT_SETTINGS } from '../../../src/model/settings';
import { siteState } from '../pages/site-state';
import type { Stores } from '../stores';

/** The settings for budgets and memory, for the site that the tab shows. */
export async function switchesFor(
  { stores }: { stores: Stores },
  tabId: number,
  wished: { usePlaybooks?: boolean | undefined; learn?: boolean | undefined },
) {
  const settings = await stores.settings.load();
  const { budgets, usePlaybooks, learn, sitesWithoutPlaybooks } = settings.ok ? settings.value : DEFAULT_SETTINGS;
  const { domain } = await siteState(tabId);
  const here = !sitesWithoutPlaybooks.includes(domain);
  return { budgets, usePlaybooks: wished.usePlaybooks ?? (usePlaybooks && here), learn: wished.learn ?? (learn && here) };
}
