/** One app by majors of one library: the app's source differs by what `kit` is imported from only. */
export interface Kit {
  library: string;
  app: string;
  /** Names in this folder's package.json, by version. */
  majors: Record<string, { kit: string; style?: string }>;
  /** Only measured, see `PagePair`. */
  heldOut?: true;
  /** Controls by the app's own words for them. */
  targets: string[];
}

const TOWNS = ['Lisbon', 'Porto', 'Faro'];

export const KITS: Kit[] = [
  {
    library: 'Material UI',
    app: 'mui.jsx',
    majors: { 4: { kit: 'mui4' }, 5: { kit: 'mui5' }, 7: { kit: 'mui7' } },
    targets: [
      ...'menu, offers, bell, log in, Trains, Flights, Hotels, from, to, class, notes, password, bicycle, direct'.split(', '),
      ...'day, night, price, search, reset, cheap, quiet, luggage, refunds, terms, name, no, yes'.split(', '),
      ...TOWNS.flatMap((town) => [`book ${town}`, `drop ${town}`]),
    ],
  },
  {
    library: 'Ant Design',
    app: 'antd.jsx',
    majors: { 3: { kit: 'antd3', style: 'antd3/dist/antd.css' }, 4: { kit: 'antd4', style: 'antd4/dist/antd.css' }, 5: { kit: 'antd5' } },
    heldOut: true,
    targets: [
      ...'go Trains, go Flights, one way, and back, from, to, class, persons, date, notes, password, bicycle, direct'.split(', '),
      ...'day, night, fast, cheap, price, search, reset, ask, luggage, refunds, no, yes, name'.split(', '),
      ...TOWNS.flatMap((town) => [`book ${town}`, `drop ${town}`]),
    ],
  },
  {
    library: 'React Bootstrap',
    app: 'bootstrap.jsx',
    majors: {
      1: { kit: 'bootstrap4', style: 'bootstrap4css/dist/css/bootstrap.css' },
      2: { kit: 'bootstrap5', style: 'bootstrap5css/dist/css/bootstrap.css' },
    },
    heldOut: true,
    targets: [
      ...'home, trains, hotels, more, ferries, help, crumb, close, from, to, swap, notes, bicycle, direct, day'.split(', '),
      ...'night, price, search, reset, luggage, refunds, page 2, page 3, next, no, yes'.split(', '),
      ...TOWNS.flatMap((town) => [`book ${town}`, `see ${town}`]),
    ],
  },
];
