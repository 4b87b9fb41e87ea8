const LINES = [
  ['camera', ['Aria', 'Argus', 'Beacon', 'Cobalt', 'Dune', 'Echo', 'Field', 'Granite', 'Halcyon', 'Iris'], 'Camera', 429, 130],
  ['lens', ['14 mm', '24 mm', '35 mm', '50 mm', '85 mm', '105 mm', '135 mm', '16–35 mm', '24–70 mm', '70–200 mm'], 'Lens', 189, 95],
  ['tripod', ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Juniper', 'Larch', 'Maple', 'Oak'], 'Tripod', 59, 22],
  ['bag', ['Alder', 'Brook', 'Canyon', 'Delta', 'Fjord', 'Glen', 'Heath', 'Island', 'Lagoon', 'Mesa'], 'Camera bag', 39, 17],
  ['light', ['Aura', 'Blaze', 'Corona', 'Dawn', 'Ember', 'Flare', 'Glow', 'Halo', 'Ion', 'Kindle'], 'Studio light', 79, 34],
  [
    'film',
    ['Amber 100', 'Blue 200', 'Chrome 50', 'Dusk 800', 'Gold 200', 'Grain 400', 'Mono 100', 'Mono 400', 'Soft 160', 'Tungsten 500'],
    'Film',
    9,
    2,
  ],
];

/** Sixty products, always the same. `price` in dollars, `rating` out of 5. */
export const PRODUCTS = LINES.flatMap(([kind, names, noun, least, step], line) =>
  names.map((name, index) => ({
    id: line * 10 + index + 1,
    kind,
    name: `${name} ${noun}`,
    price: least + step * ((index * 7) % 10),
    rating: 3.4 + ((index * 13 + line * 5) % 16) / 10,
    hue: (line * 61 + index * 23) % 360,
    fresh: (index * 3 + line) % 10,
  })),
);

const ORDERS = {
  featured: (a, b) => a.fresh - b.fresh || a.id - b.id,
  low: (a, b) => a.price - b.price || a.id - b.id,
  high: (a, b) => b.price - a.price || a.id - b.id,
  rating: (a, b) => b.rating - a.rating || a.id - b.id,
  name: (a, b) => a.name.localeCompare(b.name),
};

/** One page of what fits the query: `q`, `kinds` (comma), `min`, `max`, `sort`, `offset`, `limit`. */
export function productPage(query) {
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const kinds = (query.get('kinds') ?? '').split(',').filter(Boolean);
  const min = Number(query.get('min') || 0);
  const max = Number(query.get('max') || 1e9);
  const fits = PRODUCTS.filter(
    ({ name, kind, price }) =>
      words.every((word) => name.toLowerCase().includes(word) || kind.includes(word)) &&
      (!kinds.length || kinds.includes(kind)) &&
      price >= min &&
      price <= max,
  ).sort(ORDERS[query.get('sort')] ?? ORDERS.featured);
  const offset = Math.max(0, Number(query.get('offset')) || 0);
  const limit = Math.min(60, Number(query.get('limit')) || 12);
  return { total: fits.length, offset, products: fits.slice(offset, offset + limit) };
}

/** Up to six names that hold what was typed. */
export function suggestions(typed) {
  const wanted = typed.trim().toLowerCase();
  return wanted
    ? PRODUCTS.filter(({ name }) => name.toLowerCase().includes(wanted))
        .slice(0, 6)
        .map(({ id, name, kind }) => ({ id, name, kind }))
    : [];
}
