import type { OperationOf } from '../plan/operation';
import type { Landmark } from './landmark';
import type { PageOffer } from './page-offer';
import type { Snapshot, SnapshotElement } from './snapshot';

/** So many are read by a person in no list, but may be searched: 300 rows with ten controls each. */
export const MAX_OFFERS = 3000;

/** All that the page offers now: a dialog first, then what is in sight, then the rest in reading order. What is secret or disabled is left out. */
export function pageOffers(snapshot: Snapshot): PageOffer[] {
  const usable = snapshot.elements.filter(({ secret, states }) => !secret && !states.includes('disabled'));
  const near = usable.map((element) => ({ element, far: farness(element) })).sort((left, right) => left.far - right.far);
  return near.flatMap(({ element }) => offersOf(element, snapshot)).slice(0, MAX_OFFERS);
}

const farness = ({ place, inView, covered, weak, onHover }: SnapshotElement): number =>
  (place.some(({ kind }) => kind === 'dialog') ? 0 : 4) + (covered || onHover ? 2 : 0) + (inView ? 0 : 1) + (weak ? 1 : 0);

function offersOf(element: SnapshotElement, { frames }: Snapshot): PageOffer[] {
  const { ref, role, tag, type, states, options, place } = element;
  const name = nameOf(element);
  const documentId = frames[element.frame]?.documentId;
  if (name === '' || documentId === undefined || type === 'file') return [];
  const offer = { documentId, ref, role, name, place };
  if (tag === 'select')
    return (options ?? [])
      .filter(({ selected, label }) => !selected && label !== '')
      .map(({ label }) => ({ ...offer, act: 'choose', option: label }));
  if (TICKED.has(role)) return [{ ...offer, act: states.includes('checked') ? 'untick' : 'tick' }];
  if (WRITTEN.has(role) && !states.includes('readonly') && !(role === 'combobox' && !WRITTEN_TAGS.has(tag)))
    return [{ ...offer, act: 'type' }];
  return [{ ...offer, act: 'click' }];
}

/** One that is called nothing, such as the box before an entry, is called as what it stands in. */
const nameOf = ({ name, placeholder, description, place }: SnapshotElement): string =>
  name || placeholder || description || place[0]?.name || '';

const TICKED = new Set(['checkbox', 'switch']);
const WRITTEN = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider']);
const WRITTEN_TAGS = new Set(['input', 'textarea']);

/** The operation of an offer, without its target; `text`: what is written into a field. */
export function operationOf({ act, option = '', role }: PageOffer, text = ''): OperationOf<'click' | 'check' | 'select' | 'type'> {
  if (act === 'click') return { type: 'click' };
  if (act === 'choose') return { type: 'select', options: [option] };
  if (act === 'type') return { type: 'type', text, ...(role === 'searchbox' && { submit: true }) };
  return { type: 'check', checked: act === 'tick' };
}

/** The element that was offered, in a later look at the page; undefined where it is gone, or is another one by now. */
export function offeredIn({ documentId, ref, role, name, place }: PageOffer, { elements, frames }: Snapshot): SnapshotElement | undefined {
  const found = elements.find((element) => element.ref === ref && frames[element.frame]?.documentId === documentId);
  const isSame = found && found.role === role && nameOf(found) === name && JSON.stringify(found.place) === JSON.stringify(place);
  return isSame ? found : undefined;
}

/** Where it stands: the nearest landmark with a name of its own. */
export const placeOfOffer = ({ place, name }: PageOffer): Landmark | undefined =>
  place.find((one) => one.name !== undefined && one.name !== name);
