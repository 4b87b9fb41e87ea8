/** A change of the page: what `drift=` of the demo sites takes, or one that is made around it. */
export interface Mutation {
  name: string;
  drift: string[];
  /** Every third target is taken out of the page: those must be abstained from. */
  removed?: true;
  viewport?: { width: number; height: number };
  lang?: string;
}

const single = (name: string, ...drift: string[]): Mutation => ({ name, drift });

export const MUTATIONS: Mutation[] = [
  single('nothing'),
  single('ids and classes renamed', 'ids'),
  single('test ids gone', 'testids'),
  single('other data attributes gone', 'data'),
  single('wrappers added', 'wrappers'),
  single('order changed', 'order'),
  single('a decoy twin before', 'twin'),
  single('text reworded', 'text'),
  { name: 'translated', drift: [], lang: 'de' },
  single('aria labels changed', 'aria'),
  single('tags changed', 'tag'),
  single('a dialog on top', 'modal'),
  single('rendered late', 'slow'),
  single('menus moved', 'portal'),
  single('moved into a shadow root', 'shadow'),
  { name: 'another viewport', drift: [], viewport: { width: 800, height: 600 } },
  { name: 'a third removed', drift: [], removed: true },
  single('keys gone', 'ids', 'testids', 'data'),
  single('keys gone, wrappers, order', 'ids', 'testids', 'data', 'wrappers', 'order'),
  single('keys gone, tags, wrappers', 'ids', 'testids', 'tag', 'wrappers'),
  single('keys gone, twin', 'ids', 'testids', 'twin'),
  single('keys gone, twin, order, wrappers', 'ids', 'testids', 'twin', 'order', 'wrappers'),
  single('text and aria reworded', 'text', 'aria'),
  single('keys gone, text reworded', 'ids', 'testids', 'text'),
  { name: 'ids renamed, translated', drift: ['ids'], lang: 'de' },
  { name: 'translated, order', drift: ['order'], lang: 'de' },
  single('text reworded, order', 'text', 'order'),
  { name: 'keys gone, translated, order', drift: ['ids', 'testids', 'data', 'order'], lang: 'de' },
  single('keys gone, text reworded, order', 'ids', 'testids', 'data', 'text', 'aria', 'order'),
  single('keys gone, shadow, order', 'ids', 'testids', 'shadow', 'order'),
  single('ids renamed, menus moved, tags, dialog', 'ids', 'portal', 'tag', 'modal'),
  single('all but the words', 'ids', 'testids', 'data', 'wrappers', 'order', 'twin', 'tag', 'portal', 'shadow'),
  { name: 'keys gone, order, a third removed', drift: ['ids', 'testids', 'order'], removed: true },
  { name: 'keys gone, twin, a third removed', drift: ['ids', 'testids', 'twin'], removed: true },
  { name: 'keys gone, text reworded, a third removed', drift: ['ids', 'testids', 'text'], removed: true },
];

/** A third of the parts, others for each seed. */
export function removedOf(parts: string[], seed: number): string[] {
  return parts.filter((part) => hash(`${seed}/${part}`) % 3 === 0);
}

export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
