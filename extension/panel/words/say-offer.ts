import type { PageOffer } from '../../../src/model/page/page-offer';
import { operationOf, placeOfOffer } from '../../../src/model/page/page-offers';
import { say, sayFacts } from '../../locales/say';
import { sayPlaceInWords, sayQuoted } from './say-thing';
import { sayToPerson } from './say-to-person';

/** What an offer would do, in a line: `Click “Edit” · the row “Bob”`. `text`: what is written into a field; without it the person is asked. */
export function sayOffer(offer: PageOffer, text?: string): string {
  const isAsked = offer.act === 'type' && text === undefined;
  const step = isAsked
    ? say('run.typeInto', { thing: sayQuoted(offer.name, 60) })
    : sayToPerson(operationOf(offer, text), `${offer.role} "${offer.name}"`);
  const place = placeOfOffer(offer);
  return sayFacts([step, place ? sayPlaceInWords(place) : '']);
}

/** Where it stands: of an option its field, and what that is in. */
export function sayOfferPlace(offer: PageOffer): string {
  const place = placeOfOffer(offer);
  return sayFacts([offer.option === undefined ? '' : sayQuoted(offer.name, 60), place ? sayPlaceInWords(place) : '']);
}
