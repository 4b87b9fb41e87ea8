import { expect, test } from 'vitest';
import { element, page } from '../../../src/planner/page.fixture';
import { pictureMarks } from './picture-marks';

const at = (x: number, y: number, width = 100, height = 20) => ({ x, y, width, height });
const marks = (...elements: Parameters<typeof page>[0]) => pictureMarks(page(elements), { width: 640, height: 400 });

test('numbers what is in view and not covered, in px of the picture', () => {
  const seen = marks(
    element(1, 'Near', { box: at(100, 200) }),
    element(2, 'Far', { box: at(100, 2000), inView: false }),
    element(3, 'Under', { box: at(0, 0), covered: 'dialog Cookies' }),
    element(4, 'Dot', { box: at(0, 0, 3, 3) }),
    element(5, 'Beside', { box: at(-200, 10) }),
  );
  expect(seen.marks).toEqual([{ box: at(50, 100, 50, 10), label: { text: '1', x: 50, y: 86, width: 12, height: 14 } }]);
});

test('keeps numbers on the picture', () => {
  const [corner, right] = marks(element(1, 'Corner', { box: at(-10, 0) }), element(123, 'Right', { box: at(1270, 400, 40, 20) })).marks;
  expect(corner?.label).toMatchObject({ x: 0, y: 0 });
  expect(right?.label).toMatchObject({ x: 640 - 28, width: 28 });
});

test('masks secrets, also where they are covered or count as out of view, and frames that nobody looked into', () => {
  const snapshot = page([element(1, 'Password', { box: at(0, 0), secret: true, inView: false, covered: 'a hint' })], {
    blind: [
      { name: 'card', box: at(200, 200, 400, 300) },
      { name: 'ad', box: at(0, 3000) },
    ],
  });
  const { masks, marks: none } = pictureMarks(snapshot, { width: 640, height: 400 });
  expect(masks).toEqual([at(0, 0, 50, 10), at(100, 100, 200, 150)]);
  expect(none).toEqual([]);
});
