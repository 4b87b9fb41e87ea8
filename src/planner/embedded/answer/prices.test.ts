import { expect, test } from 'vitest';
import { pricedIn } from './prices';

const read = (text: string) => pricedIn(text.split('\n')).map(({ name, price }) => `${name}: ${price}`);

test('the first thing of a list is not called by the filters above it', () => {
  const filters = '# Everything for the picture\n60 products\nSort by\nKind\nLenses';
  expect(read(`${filters}\nAria Camera\n$429\n3.4\n50 mm Lens\n$284\n4.6\nElm Tripod\n$81`)).toEqual([
    'Aria Camera: $429',
    '50 mm Lens: $284',
    'Elm Tripod: $81',
  ]);
});

test('a thing is called by the first of its lines, or by its heading', () => {
  expect(read('Tea\nfrom the hills\n$4\nMate\nfrom the plains\n$6\nChai\nwith milk\n$5')).toEqual(['Tea: $4', 'Mate: $6', 'Chai: $5']);
  expect(read('Offers\n# Tea\n$4\n# Mate\n$6')).toEqual(['Tea: $4', 'Mate: $6']);
});
