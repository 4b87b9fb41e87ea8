import { hashId } from '../lib/ids';
import { sameKey } from '../lib/text';
import { parseUrl } from '../lib/url';
import { isGraveAddress } from '../model/risk/risk-address';
import type { Run } from '../model/run/run';
import type { QueuedOperation } from '../model/run/run-event';
import type { Saying } from '../model/saying';
import { saying } from '../model/saying-of';
import { addressesIn, isWeb, namesHost, resolveAddress, sameSite, sayAddress, urlPartsOf } from './address';
import { isByClient, isByModel } from './planned';

/** Where a navigation leads, as judged and as opened. Undefined for one without a URL (back, forward, reload, another tab). */
export function destinationOf({ operation }: QueuedOperation, run: Run): ReturnType<typeof resolveAddress> | undefined {
  if (operation.type !== 'navigate' || !OPENS.has(operation.to ?? 'url')) return undefined;
  return resolveAddress(operation.url ?? '', run.snapshot?.url);
}

const OPENS = new Set(['url', 'new-tab']);

/**
 * May the run go there without a question? Yes within the current site, to what the goal names, and where the played playbook leads. A URL
 * that a model composed is asked about if it leaves the site with more than the goal says; any URL is asked about whose mere opening does
 * something.
 */
export function judgeNavigation(item: QueuedOperation, run: Run): PolicyVerdict {
  const to = destinationOf(item, run);
  if (!to) return { allow: true };
  if ('why' in to) return { deny: to.why };
  const why = whyAsk(to.url, item, run);
  return why ? { ask: [why, ...sayCarried(to.url, run), saying('goThere')], key: hashId(to.url.href) } : { allow: true };
}

function whyAsk(url: URL, item: QueuedOperation, run: Run): Saying | undefined {
  const there = sayAddress(url);
  if (isGraveAddress(url) && !isWritten(url, run)) return saying('openingIsGrave', { there });
  if (isPlayed(item, run)) return undefined;
  const byModel = isByModel(item, run) || isByClient(run);
  const onward = byModel ? addressesIn(url).find((inside) => !sameSite(inside, url)) : undefined;
  if (onward && !isWritten(url, run)) return saying('mayLeadOn', { there, onward: sayAddress(onward) });
  const here = pagesOf(run).at(-1);
  // A blank or new tab has no site to leave, and nothing was read yet.
  if (!here) return undefined;
  if (sameSite(url, here)) {
    const read = byModel ? sharedWithPages(url, run, (page) => !sameSite(page, url), LONG) : [];
    return read.length ? saying('wouldBeTold', { there }) : undefined;
  }
  if (run.started.client || !namesHost(run.goal, url)) return saying('leavesSite', { here: here.host, there });
  if (byModel && !saidInGoal(url, run)) return saying('leavesWithMore', { here: here.host, there });
  return undefined;
}

/** Is this very URL in the playbook that the person played? What a repair, or a planner that fills its blanks, makes of it is not. */
const isPlayed = ({ operation }: QueuedOperation, run: Run): boolean =>
  !isByClient(run) &&
  run.plans.some(
    ({ by, items }) =>
      by === 'play' &&
      items.some((one) => one.operation.type === 'navigate' && operation.type === 'navigate' && one.operation.url === operation.url),
  );

/** Did the person write the whole URL? A goal of a program is none of theirs. */
const isWritten = (url: URL, { goal, started }: Run): boolean =>
  !started.client && namesHost(goal, url) && goal.includes(`${url.host}${url.pathname}${url.search}`.replace(/^www\./, ''));

function saidInGoal(url: URL, { goal }: Run): boolean {
  const said = sameKey(goal);
  return urlPartsOf(url).every((part) => said.includes(sameKey(part)));
}

/** The web pages that the run has seen, oldest first. */
function pagesOf(run: Run): URL[] {
  return looksOf(run).flatMap(({ url }) => {
    const page = parseUrl(url);
    return page && isWeb(page) ? [page] : [];
  });
}

const looksOf = ({ plans, snapshot }: Run) => [
  ...plans.flatMap((plan) => (plan.snapshot ? [plan.snapshot] : [])),
  ...(snapshot ? [snapshot] : []),
];

/** Shorter words occur on any page: only longer ones show that two sites share something. */
const SHORT = 4;
const LONG = 8;

/** Parts of the URL that a page showed and the goal does not contain. */
function sharedWithPages(url: URL, run: Run, page: (url: URL) => boolean, length: number): string[] {
  const said = sameKey(run.goal);
  const shown = looksOf(run).flatMap((look) => {
    const at = parseUrl(look.url);
    return at && page(at) ? [sameKey(`${look.text} ${look.elements.map(({ name, value = '' }) => `${name} ${value}`).join(' ')}`)] : [];
  });
  const read = run.plans
    .flatMap(({ items }) => items)
    .flatMap(({ record }) => (record?.value && page(parseUrl(record.url) ?? url) ? [sameKey(record.value)] : []));
  return [...new Set([...urlPartsOf(url), ...url.hostname.split('.').slice(0, -2)])].filter((part) => {
    const key = sameKey(part);
    return key.length >= length && !said.includes(key) && [...shown, ...read].some((text) => text.includes(key));
  });
}

function sayCarried(url: URL, run: Run): Saying[] {
  const parts = sharedWithPages(url, run, () => true, SHORT);
  const shown = parts.slice(0, 5).map((part) => part.slice(0, 200));
  return shown.length ? [saying(parts.length > 5 ? 'carriesMore' : 'carriesFromPage', { parts: shown })] : [];
}
/** What may be done with an operation, whoever planned it. `key`: what an answer is bound to. */
export type PolicyVerdict = { allow: true } | { ask: Saying[]; key?: string } | { deny: Saying };
