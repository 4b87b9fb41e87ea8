import { create } from 'zustand';
import { type PartedName, partName } from '../../../src/lib/rank-words';
import type { PageOffer } from '../../../src/model/page/page-offer';
import { call } from '../../../src/wire/call';
import { sayOffer } from '../words/say-offer';
import { loadedValue } from './loaded';
import { useSettings } from './use-settings';
import { lacksAccess, useSite } from './use-site';

/** What the page in front offers, in the order of the page. */
export const usePageOffers = create<{ tabId: number | undefined; offers: readonly PartedName<PageOffer>[] }>(() => ({
  tabId: undefined,
  offers: [],
}));

/** The look that is under way, and the page that it is of. */
let looking: { page: string; done: Promise<void> } | undefined;

/**
 * The person is about to do something here: the worker looks at the page, once, and brings there what acts, so that no run waits for it. What the page offers is kept.
 * Several parts of the panel ask for the same look as they appear.
 */
export function prepareSite(): Promise<void> {
  const { tabId, site } = useSite.getState();
  const { access, url } = loadedValue(site) ?? {};
  const page = `${tabId} ${access} ${url}`;
  if (looking?.page === page) return looking.done;
  const done = look(page).finally(() => {
    if (looking?.done === done) looking = undefined;
  });
  looking = { page, done };
  return done;
}

async function look(page: string): Promise<void> {
  const { tabId, site } = useSite.getState();
  if (usePageOffers.getState().tabId !== tabId || lacksAccess(site)) usePageOffers.setState({ tabId, offers: [] });
  if (tabId === undefined || lacksAccess(site)) return;
  const answer = await call('site.prepare', { tabId });
  if (!answer.ok || useSite.getState().tabId !== tabId || looking?.page !== page) return;
  const parted = answer.value.offers.map((offer) => {
    const around = [offer.option === undefined ? '' : offer.name, ...offer.place.map(({ name = '' }) => name)];
    return partName(offer, offer.option ?? offer.name, around.join(' '));
  });
  usePageOffers.setState({ tabId, offers: parted });
}

/** What is to be ringed in the page, what is, and whether that is being told: of those chosen meanwhile only the last is. */
let wanted: PageOffer | undefined;
let ringed: PageOffer | undefined;
let isTelling = false;

/** Rings the element of an offer in its page, and no other one; undefined for none. Nothing is drawn where the person wants nothing drawn. */
export async function ringOffer(offer: PageOffer | undefined): Promise<void> {
  const answer = loadedValue(useSettings.getState().answer);
  wanted = answer?.settings.overlay ? offer : undefined;
  if (isTelling) return;
  isTelling = true;
  while (wanted !== ringed) {
    const [before, now] = [ringed, wanted];
    const { tabId } = usePageOffers.getState();
    ringed = now;
    if (tabId === undefined) continue;
    if (before && before.documentId !== now?.documentId) await call('site.ring', { tabId, documentId: before.documentId });
    if (now) await call('site.ring', { tabId, documentId: now.documentId, ref: now.ref, text: sayOffer(now).slice(0, 200) });
  }
  isTelling = false;
}

/** A field that the person chose: what they write after its name goes into it. */
export const fieldStart = ({ name }: PageOffer): string => `${name}: `;
