import { expect, test } from 'vitest';
import { mergeFrames, type ScannedFrame } from './merge-frames';

const seen = (ref: number, name: string) => ({
  ref,
  tag: 'button',
  role: 'button',
  name,
  box: { x: 0, y: 0, width: 10, height: 10 },
});

function frame(documentId: string, ...elements: ReturnType<typeof seen>[]): ScannedFrame {
  const scan = {
    url: 'https://shop.example/',
    title: 'Shop',
    path: [],
    viewport: { width: 800, height: 600, scrollX: 0, scrollY: 0 },
    extent: { width: 800, height: 600 },
    elements,
    dialogs: [],
    text: '',
    children: [],
    more: [],
  };
  return { frameId: 0, documentId, scan: scan as unknown as ScannedFrame['scan'] };
}

test('an element keeps its number while its document lives', () => {
  const first = mergeFrames([frame('a', seen(1, 'Add'), seen(2, 'Buy'))]);
  const second = mergeFrames([frame('a', seen(2, 'Buy'), seen(3, 'Delete'))], first);
  expect(second.elements.map(({ id, name }) => [id, name])).toEqual([
    [2, 'Buy'],
    [3, 'Delete'],
  ]);
});

test('the number of an element that is gone is never given to another one, as a plan may still name it', () => {
  const first = mergeFrames([frame('a', seen(1, 'Add'), seen(2, 'Next'))]);
  const second = mergeFrames([frame('a', seen(1, 'Add'))], first);
  const third = mergeFrames([frame('a', seen(1, 'Add'), seen(3, 'Delete'))], second);
  expect(third.elements.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Add'],
    [3, 'Delete'],
  ]);
  expect(mergeFrames([frame('b', seen(1, 'Send'))], third).elements[0]?.id).toBe(4);
});
