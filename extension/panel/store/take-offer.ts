import type { PageOffer } from '../../../src/model/page/page-offer';
import { fieldStart } from './use-page-offers';
import { startOffer } from './use-runs';
import { typeGoal, typeInto } from './use-view';

/** Does an offer; of a field what to write is asked for first, after its name. */
export function takeOffer(offer: PageOffer): void {
  if (offer.act === 'type') return typeInto(offer, fieldStart(offer));
  typeGoal('');
  void startOffer(offer);
}
