import type { Box } from '../../../src/model/page/position';
import type { Snapshot } from '../../../src/model/page/snapshot';

/** Smaller marks are left out, px of the picture. */
const SMALLEST = 4;
/** Height of a number, and width per digit, px. */
const LABEL = 14;
const DIGIT = 8;

/** What is painted onto a screenshot, in px of the picture. */
export interface PictureMarks {
  /** Painted over first: fields and texts with secrets, and frames that were not scanned. */
  masks: Box[];
  marks: { box: Box; label: { text: string; x: number; y: number; width: number; height: number } }[];
}

/** Where masks and numbered marks go on a screenshot of `size`. A number is above its element, or inside where there is no room. */
export function pictureMarks(
  { elements, blind = [], covers = [], viewport }: Snapshot,
  size: { width: number; height: number },
): PictureMarks {
  const ratio = size.width / viewport.width;
  const onPicture = (box: Box): Box => ({ x: box.x * ratio, y: box.y * ratio, width: box.width * ratio, height: box.height * ratio });
  const visible = (box: Box) => box.x < size.width && box.y < size.height && box.x + box.width > 0 && box.y + box.height > 0;
  const secret = elements.filter((element) => element.secret).map(({ box }) => box);
  return {
    masks: [...secret, ...covers, ...blind.map(({ box }) => box)].map(onPicture).filter(visible),
    marks: elements
      .filter(({ inView, covered }) => inView && !covered)
      .map(({ id, box }) => ({ id, box: onPicture(box) }))
      .filter(({ box }) => visible(box) && box.width >= SMALLEST && box.height >= SMALLEST)
      .map(({ id, box }) => ({ box, label: labelOf(String(id), box, size) })),
  };
}

function labelOf(text: string, box: Box, size: { width: number; height: number }) {
  const width = text.length * DIGIT + 4;
  const above = box.y - LABEL;
  const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));
  return { text, x: clamp(box.x, size.width - width), y: clamp(above < 0 ? box.y : above, size.height - LABEL), width, height: LABEL };
}
