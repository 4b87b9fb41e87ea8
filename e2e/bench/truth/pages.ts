import type { ElementHandle, Locator, Page } from '@playwright/test';
import { ADMIN_LTE } from '../drift/real/admin-lte';
import type { PagePair, PublishedPage } from '../drift/real/page-pair';
import { START_BOOTSTRAP } from '../drift/real/start-bootstrap';
import { TOOLS } from '../drift/real/tools';
import { type Control, controlOf, nameControls } from './controls';
import type { Stage } from './stage';

/** Pages of public products in two versions with their controls, as the bench of real drift lists them. PDF.js has cases of its own. */
export const PAIRS: readonly PagePair[] = [...ADMIN_LTE, ...START_BOOTSTRAP, ...TOOLS].filter(({ name }) => !name.startsWith('PDF'));

/** One version of a page with the controls that it has: words, and a selector of Playwright. */
export interface TruePage extends PublishedPage {
  name: string;
  targets: readonly (readonly [what: string, selector: string])[];
}

export const PAGES: readonly TruePage[] = PAIRS.flatMap(({ name, before, after, targets }) => [
  { ...before, name: `${name} (before)`, targets: targets.map(([what, then]) => [what, then] as const) },
  { ...after, name: `${name} (after)`, targets: targets.flatMap(([what, , now]) => (now ? [[what, now] as const] : [])) },
]);

const hosts = new Map<string, string>();
/** Every case has a site of its own: nothing is remembered of another. */
export function hostOf(name: string): string {
  const host = hosts.get(name) ?? `s${hosts.size + 1}.test`;
  hosts.set(name, host);
  return host;
}

/** Shows a page on a site; answers its address. */
export async function show(stage: Stage, host: string, page: PublishedPage): Promise<string> {
  stage.serve(host, { from: page.from });
  const url = `http://${host}/${page.file}`;
  await again(stage, url);
  return url;
}

/** Shows an address anew. */
export async function again(stage: Stage, url: string): Promise<void> {
  await stage.visit(url);
  await stage.tab().evaluate(nameControls);
}

export interface Shown extends Control {
  element: ElementHandle;
}

/** The control of a selector where there is exactly one and a person sees it. */
export async function control(tab: Page, selector: string): Promise<Shown | undefined> {
  const found: Locator = tab.locator(selector);
  if ((await found.count()) !== 1) return undefined;
  const element = await found.elementHandle();
  const about = element && (await controlOf(element));
  return about?.seen && about.name && about.name.length <= 60 ? { element, ...about } : undefined;
}
