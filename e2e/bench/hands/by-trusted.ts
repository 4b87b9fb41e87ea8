import type { Frame, Page } from '@playwright/test';
import type { Step } from '../../differential/case';
import type { Gesture } from './gesture';

/** How long Playwright may wait for what comes late, and before it refuses, ms. */
const COMES = 8000;
const REFUSES = 700;

/** The same by Playwright's locators, which scroll, wait and check before they press. Throws where they refuse. */
export async function doTrusted(gesture: Gesture, frame: Frame, page: Page): Promise<void> {
  const { step, by, refuses } = gesture;
  if (by) return by(frame, page, step);
  const timeout = refuses ? REFUSES : COMES;
  const locator = frame.locator(step.on ?? ':focus');
  const position = step.at && (await placeOf(frame, step));
  switch (step.type) {
    case 'click': {
      const { button = 'left', count = 1, modifiers = [] } = step;
      return locator.click({ button, clickCount: count, modifiers, timeout, ...(position && { position }) });
    }
    case 'hover':
      return locator.hover({ timeout });
    case 'check':
      return locator.setChecked(step.checked === true, { timeout });
    case 'press':
      return step.on ? locator.press(step.key ?? '', { timeout }) : page.keyboard.press(step.key ?? '');
    case 'type':
      return typeTrusted(frame, page, step, refuses !== undefined, timeout);
    case 'select':
      await locator.selectOption(
        (step.options ?? []).map((label) => ({ label })),
        { timeout },
      );
      // A person's hand brings the focus along.
      return locator.focus();
    case 'drag':
      return dragTrusted(frame, page, step, timeout);
    case 'scroll':
      return locator.scrollIntoViewIfNeeded({ timeout });
    case 'upload':
      return locator.setInputFiles(
        (step.files ?? []).map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('abra') })),
        { timeout },
      );
  }
}

async function placeOf(frame: Frame, { on = '', at = { x: 0.5, y: 0.5 } }: Step) {
  const box = await frame.locator(on).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return { width, height };
  });
  return { x: box.width * at.x, y: box.height * at.y };
}

async function typeTrusted(frame: Frame, page: Page, { on = '', text = '', mode, submit }: Step, refuses: boolean, timeout: number) {
  const field = frame.locator(on);
  if (refuses) return field.fill(text, { timeout });
  await field.click({ timeout });
  await field.evaluate((element, append) => {
    const input = element as HTMLInputElement;
    if (!('value' in element)) getSelection()?.selectAllChildren(element);
    else if (append) input.setSelectionRange(input.value.length, input.value.length);
    else input.select();
  }, mode === 'append');
  await page.keyboard.type(text);
  if (submit) await page.keyboard.press('Enter');
}

async function dragTrusted(frame: Frame, page: Page, step: Step, timeout: number) {
  const { on = '', to, offset } = step;
  const source = frame.locator(on);
  if (to) return source.dragTo(frame.locator(to), { timeout, steps: 8 });
  await source.hover({ timeout });
  if (!offset) throw new Error('nowhere to drag to');
  return dragMiddle?.(frame, page, step);
}

/** A person's press at the middle of what is seen of an element, whatever lies there. */
export const pressMiddle: Gesture['by'] = async (frame, page, { on = '', button = 'left' }) => {
  const box = await frame.locator(on).boundingBox();
  if (!box) throw new Error('not to be seen');
  const { x, y } = middleOf(box);
  await page.mouse.click(x, y, { button });
};

/** In whole pixels, as a mouse has them. */
const middleOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: Math.floor(x + width / 2),
  y: Math.floor(y + height / 2),
});

export const hoverMiddle: Gesture['by'] = async (frame, page, { on = '' }) => {
  const box = await frame.locator(on).boundingBox();
  if (!box) throw new Error('not to be seen');
  const { x, y } = middleOf(box);
  await page.mouse.move(x, y);
};

/** The same as Playwright's locator does, on another element: what a wrapper or label stands for. */
export const on =
  (selector: string, more: Partial<Step> = {}): Gesture['by'] =>
  (frame, page, step) =>
    doTrusted({ group: '', name: '', html: '', step: { ...step, ...more, on: selector } }, frame, page);

/** A person's drag by an offset, from the middle of what is seen. */
export const dragMiddle: Gesture['by'] = async (frame, page, { on = '', offset = { x: 0, y: 0 } }) => {
  const box = await frame.locator(on).boundingBox();
  if (!box) throw new Error('not to be seen');
  const from = middleOf(box);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + offset.x, from.y + offset.y, { steps: 8 });
  await page.mouse.up();
};

/** A press, then keys: what a person does where a press opens a field. */
export const pressAndType: Gesture['by'] = async (frame, page, { on: selector = '', text = '' }) => {
  await frame.locator(selector).click({ timeout: COMES });
  await page.keyboard.type(text);
};

/** No hand can do it, although Playwright would go on without a look. */
export const noHand: Gesture['by'] = () => Promise.reject(new Error('it cannot be done'));

/** A person scrolls it to where it can be seen, below what lies at the top, and presses. */
export const pressBelow =
  (top: number): Gesture['by'] =>
  async (frame, page, step) => {
    await frame.locator(step.on ?? '').evaluate((element, y) => scrollTo(0, scrollY + element.getBoundingClientRect().top - y), top);
    await pressMiddle(frame, page, step);
  };
