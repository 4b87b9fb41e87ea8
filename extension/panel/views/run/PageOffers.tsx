import { useEffect } from 'react';
import { loadedValue } from '../../store/loaded';
import { takeOffer } from '../../store/take-offer';
import { prepareSite, usePageOffers } from '../../store/use-page-offers';
import { useSite } from '../../store/use-site';
import { sayOffer } from '../../words/say-offer';
import { Offers } from './Offers';

interface Props {
  title: string;
  max: number;
  /** Called before the chosen one is done. */
  onChoose?: () => void;
}

/** What the page in front offers first, each a button that does it; nothing if Abra may not look at the page or found nothing. */
export function PageOffers({ title, max, onChoose }: Props) {
  const offers = usePageOffers((state) => state.offers);
  const { tabId, site } = useSite();
  const here = loadedValue(site);
  const page = here ? `${tabId} ${here.access} ${here.url}` : '';
  useEffect(() => {
    if (page) void prepareSite();
  }, [page]);
  const byText = new Map(offers.map(({ item }) => [sayOffer(item), item]));
  const choose = (text: string) => {
    const offer = byText.get(text);
    if (!offer) return;
    onChoose?.();
    takeOffer(offer);
  };
  return <Offers title={title} commands={[...byText.keys()].slice(0, max)} choose={choose} />;
}
