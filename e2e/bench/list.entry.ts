import { partName, rankByWords } from '../../src/lib/rank-words';
import { mergeFrames } from '../../src/model/merge-frames';
import { type PageOffer, pageOffers } from '../../src/model/page-offer';
import { numberOf } from '../../src/page/dom/element-numbers';
import { setRootOpener } from '../../src/page/dom/roots';
import { scan } from '../../src/page/scan/scan';

/** What a hand did first after `watch`: whether the list has it, and after how many characters of its name, or of its name and place, it is among the first three. */
export interface Listed {
  /** What was acted on; undefined where no event was seen. */
  did?: string;
  name?: string;
  byName?: number;
  byPlace?: number;
}

setRootOpener((element) => element.shadowRoot);

const MOST = 12;
const AMONG = 3;
let offers: PageOffer[] = [];
let acted: { element: Element; option?: string } | undefined;

function watch(): void {
  offers = pageOffers(mergeFrames([{ frameId: 0, documentId: 'page', scan: scan() }]));
  acted = undefined;
  const note = (event: Event) => {
    const [element] = event.composedPath();
    if (acted || !(element instanceof Element)) return;
    const option = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.label : undefined;
    if (element instanceof HTMLSelectElement && event.type !== 'input' && event.type !== 'change') return;
    acted = { element, ...(option !== undefined && { option }) };
  };
  for (const type of ['pointerdown', 'mousedown', 'click', 'input', 'change', 'keydown', 'dblclick', 'contextmenu'])
    window.addEventListener(type, note, { capture: true });
}

function listed(): Listed {
  if (!acted) return {};
  const did = `${acted.element.localName} ${(acted.element.textContent ?? '').trim().slice(0, 40)}`;
  const offer = offerOf(acted.element, acted.option);
  if (!offer) return { did };
  const name = offer.option ?? offer.name;
  const place = offer.place.find((one) => one.name && one.name !== offer.name)?.name ?? '';
  const all = offers.map((one) => {
    const around = [one.option === undefined ? '' : one.name, ...one.place.map((landmark) => landmark.name ?? '')];
    return partName(one, one.option ?? one.name, around.join(' '));
  });
  const isAmong = (typed: string) => rankByWords(typed, all).slice(0, AMONG).includes(offer);
  const counts = Array.from({ length: MOST }, (_, at) => at + 1);
  const byName = counts.find((count) => count <= [...name].length && isAmong([...name].slice(0, count).join('')));
  const both = (count: number) =>
    counts.some((some) => some < count && isAmong(`${name.slice(0, some)} ${place.slice(0, count - some - 1)}`));
  const byPlace = byName ?? (place ? counts.find((count) => count > 2 && both(count)) : undefined);
  return { did, name, ...(byName && { byName }), ...(byPlace && { byPlace }) };
}

/** Of the nearest element around it that is offered; a label is its control. */
function offerOf(element: Element, option?: string): PageOffer | undefined {
  for (let at: Element | null = element; at; at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host ?? null) {
    const meant: (Element | null)[] = [at, at instanceof HTMLLabelElement ? at.control : null];
    const refs = meant.flatMap((one) => (one ? numberOf(one) : []));
    const found = offers.find((one) => refs.includes(one.ref) && (option === undefined || one.option === option));
    if (found) return found;
  }
  return undefined;
}

Object.assign(globalThis, { watchHand: watch, listedHand: listed });
