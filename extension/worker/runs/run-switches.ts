import { DEFAULT_SETTINGS } from '../../../src/model/settings';
import type { Stores } from '../stores';

/** The settings for budgets and memory, for one site. */
export async function switchesFor(
  { stores }: { stores: Stores },
  domain: string,
  wished: { usePlaybooks?: boolean | undefined; learn?: boolean | undefined },
) {
  const settings = await stores.settings.load();
  const { budgets, usePlaybooks, learn, sitesWithoutPlaybooks } = settings.ok ? settings.value : DEFAULT_SETTINGS;
  const here = !sitesWithoutPlaybooks.includes(domain);
  return { budgets, usePlaybooks: wished.usePlaybooks ?? (usePlaybooks && here), learn: wished.learn ?? (learn && here) };
}
