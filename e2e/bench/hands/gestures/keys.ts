import { press, type } from '../../../differential/case';
import { noHand } from '../by-trusted';
import type { Gesture } from '../gesture';

const WHERE =
  "document.addEventListener('keydown', ({ key, code, location, shiftKey, ctrlKey, altKey, metaKey }) => said.push([key, code, location, shiftKey, ctrlKey, altKey, metaKey].join()), true);";
const FIELD = '<form id=f><input id=x value=abc></form><a id=n href="#c">More</a>';
const keyed = (keys: readonly string[], more: Partial<Gesture> = {}) =>
  keys.map(
    (key): Gesture => ({
      group: 'keys',
      name: `${key}${more.name ?? ''}`,
      html: FIELD,
      script: WHERE,
      step: press(key, '#x'),
      ...without(more),
    }),
  );
const without = ({ name: _, ...rest }: Partial<Gesture>) => rest;

const ALONE = ['Shift', 'Control', 'Alt', 'Meta', 'ControlLeft', 'ControlRight', 'ShiftLeft', 'ShiftRight', 'AltLeft', 'MetaLeft'];
const CODES = (
  'KeyA KeyZ Shift+KeyB Digit3 Digit0 Shift+Digit3 Minus Shift+Minus Equal BracketLeft Shift+BracketRight Backslash Semicolon Shift+Semicolon Quote Comma Period ' +
  'Slash Shift+Slash Backquote Shift+Backquote Space NumpadEnter NumpadAdd NumpadSubtract NumpadMultiply NumpadDivide Control+KeyA Shift+ArrowLeft Shift+Home'
).split(' ');
const NAMES =
  'Enter Tab Backspace Delete ArrowLeft Home End Escape PageDown F5 a A 3 # + Control+a Control+Shift+ArrowLeft Control+Backspace Insert'.split(
    ' ',
  );
const NO_KEYS = ['Hyper', 'KeyÄ', 'Digit10', 'Key', 'Hyper+a', 'F99', 'NumpadFoo', 'Shift+Nothing', 'control left'];

const PLACES: Record<string, [html: string, script: string]> = {
  'the whole page': ['', 'document.body.contentEditable = true'],
  'the whole page with text': ['Old', 'document.body.contentEditable = true'],
  'a page in design mode': ['', "document.designMode = 'on'"],
  'a page whose root can be edited': ['', 'document.body.contentEditable = "plaintext-only"'],
};
const typeIn: Gesture['by'] = async (frame, page, { text = '' }) => {
  await frame.locator('html').click({ position: { x: 20, y: 15 } });
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};
const bodies = Object.entries(PLACES).flatMap(([name, [html, script]]) =>
  [false, true].map(
    (framed): Gesture => ({
      group: 'whole page',
      name: `typing into ${name}${framed ? ' of a frame' : ''}`,
      html,
      script,
      step: type('body', 'abc'),
      events: 'none',
      proof: 'document.body.innerText.trim()',
      by: typeIn,
      framed,
    }),
  ),
);

export const keys: Gesture[] = [
  ...keyed(ALONE, { name: ' alone' }),
  ...keyed(CODES),
  ...keyed(NAMES),
  ...keyed(['Shift', 'KeyA', 'NumpadEnter', 'Control'], {
    name: ' on a button',
    html: '<form id=f><button id=x>Go on</button></form>',
  }),
  ...keyed(NO_KEYS, { name: ' is no key', refuses: ['value-rejected'], by: noHand }),
  ...bodies,
];
