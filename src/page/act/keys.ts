import type { Modifier as Name } from '../../model/operations/parts';
import type { InputState } from './input-state';

/** One key of a US keyboard. `text` is what it writes. */
export interface Key {
  key: string;
  code: string;
  keyCode: number;
  text?: string;
  location?: number;
}

/** A key with the modifiers that are held while it is pressed. */
export interface KeyChord {
  modifiers: MODIFIER_NAMES[];
  key: Key;
}

/** Parses "Enter", "a", "Control+Shift+ArrowLeft", "Control++". Undefined for an unknown key. */
export function parseChord(text: string): KeyChord | undefined {
  const names = text.length > 1 ? text.split(/\+(?=.)/s) : [text];
  const last = names.pop() ?? '';
  const modifiers: MODIFIER_NAMES[] = [];
  for (const name of names) {
    const modifier = MODIFIER_NAMES[name.trim().toLowerCase()];
    if (!modifier) return undefined;
    modifiers.push(modifier);
  }
  const shifted = modifiers.includes('Shift');
  const letter = /^[a-z]$/i.test(last);
  const cased = shifted ? last.toUpperCase() : modifiers.length ? last.toLowerCase() : last;
  const key = keyOf(letter ? cased : (CONTROLS[last.charAt(0)] ?? (last.trim() || ' ')));
  return key && { modifiers, key: shifted ? withShift(key) : key };
}

/** A key by its name, an alias, or the character it writes. */
export function keyOf(name: string): Key | undefined {
  const named =
    NAMED[ALIASES[name.toLowerCase()] ?? name] ?? NAMED[Object.keys(NAMED).find((one) => one.toLowerCase() === name.toLowerCase()) ?? ''];
  if (named && name.length > 1) return named;
  return [...name].length === 1 ? characterKey(name) : keyAt(name);
}

/** A key by its `code`: "KeyA", "Digit3", "NumpadEnter", "ControlLeft", "Slash". */
function keyAt(code: string): Key | undefined {
  const [, letter, digit, pad, modifier, side] =
    /^(?:Key([A-Z])|Digit(\d)|Numpad(\d|[A-Z]\w+)|(Shift|Control|Alt|Meta)(Left|Right))$/.exec(code) ?? [];
  if (letter ?? digit) return characterKey((letter ?? digit ?? '').toLowerCase());
  if (modifier)
    return { ...(NAMED[modifier] as Key), code, ...(side === 'Right' && { location: 2, ...(modifier === 'Meta' && { keyCode: 92 }) }) };
  const text = pad && (PAD[pad]?.[0] ?? (/^\d$/.test(pad) ? pad : undefined));
  if (text) return { ...characterKey(text), code, location: 3, ...(text !== '\n' && { keyCode: PAD[pad]?.[1] ?? 96 + Number(pad) }) };
  const sign = SIGNS.find(([name]) => name === code);
  return sign && characterKey(sign[2]);
}
const PAD: Record<string, [text: string, keyCode: number]> = {
  Enter: ['\n', 13],
  Multiply: ['*', 106],
  Add: ['+', 107],
  Subtract: ['-', 109],
  Decimal: ['.', 110],
  Divide: ['/', 111],
};

/** The key that writes a character; characters of other scripts have no `code`. */
export function characterKey(character: string): Key {
  const upper = character.toUpperCase();
  if (/^[A-Z]$/.test(upper)) return { key: character, code: `Key${upper}`, keyCode: upper.charCodeAt(0), text: character };
  const control = CONTROLS[character];
  if (control) return NAMED[control] as Key;
  const digit = '0123456789'.indexOf(character) >= 0 ? Number(character) : ')!@#$%^&*('.indexOf(character);
  if (digit >= 0) return { key: character, code: `Digit${digit}`, keyCode: 48 + digit, text: character };
  for (const [code, keyCode, plain, shifted] of SIGNS) {
    if (character === plain || character === shifted) return { key: character, code, keyCode, text: character };
  }
  return { key: character, code: '', keyCode: 0, text: character };
}

/** Is it written with Shift held? */
export const needsShift = (character: string): boolean =>
  /^\p{Lu}$/u.test(character) ||
  ')!@#$%^&*('.includes(character) ||
  SIGNS.some(([, , plain, shifted]) => shifted === character && plain !== shifted);

function withShift(key: Key): Key {
  if (key.text !== key.key || key.location === 3) return key;
  const digit = '0123456789'.indexOf(key.text);
  const sign = SIGNS.find(([, , plain]) => plain === key.text);
  const text = digit >= 0 ? ')!@#$%^&*('.charAt(digit) : (sign?.[3] ?? key.text.toUpperCase());
  return { ...key, key: text, text };
}

/** keydown, keypress and keyup. `keyCode`, `charCode` and `which` are legacy and missing in the types, but Chromium's constructor takes them. */
export function keyboardEvent(
  type: 'keydown' | 'keypress' | 'keyup',
  { key, code, keyCode, text, location = 0 }: Key,
  inputState: InputState,
): KeyboardEvent {
  const charCode = type === 'keypress' ? (text ?? '').charCodeAt(0) || 0 : 0;
  const number = charCode || keyCode;
  const init = {
    ...inputState.modifiers,
    bubbles: true,
    composed: true,
    cancelable: true,
    view: window,
    key,
    code,
    location,
    keyCode: number,
    which: number,
    charCode,
  };
  return new KeyboardEvent(type, init);
}

const SIGNS = [
  ['Backquote', 192, '`', '~'],
  ['Minus', 189, '-', '_'],
  ['Equal', 187, '=', '+'],
  ['BracketLeft', 219, '[', '{'],
  ['BracketRight', 221, ']', '}'],
  ['Backslash', 220, '\\', '|'],
  ['Semicolon', 186, ';', ':'],
  ['Quote', 222, "'", '"'],
  ['Comma', 188, ',', '<'],
  ['Period', 190, '.', '>'],
  ['Slash', 191, '/', '?'],
  ['Space', 32, ' ', ' '],
] as const;

const NAMED: Record<string, Key> = {
  Enter: { key: 'Enter', code: 'Enter', keyCode: 13, text: '\r' },
  Space: { key: ' ', code: 'Space', keyCode: 32, text: ' ' },
  Shift: { key: 'Shift', code: 'ShiftLeft', keyCode: 16, location: 1 },
  Control: { key: 'Control', code: 'ControlLeft', keyCode: 17, location: 1 },
  Alt: { key: 'Alt', code: 'AltLeft', keyCode: 18, location: 1 },
  Meta: { key: 'Meta', code: 'MetaLeft', keyCode: 91, location: 1 },
};
const PLAIN: Record<string, number> = {
  Backspace: 8,
  Tab: 9,
  CapsLock: 20,
  Escape: 27,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Insert: 45,
  Delete: 46,
  ContextMenu: 93,
};
for (const [key, keyCode] of Object.entries(PLAIN)) NAMED[key] = { key, code: key, keyCode };
for (let number = 1; number <= 12; number++) NAMED[`F${number}`] = { key: `F${number}`, code: `F${number}`, keyCode: 111 + number };

/** What a key writes where no character is seen. */
const CONTROLS: Record<string, string> = {
  '\n': 'Enter',
  '\r': 'Enter',
  '\t': 'Tab',
  '\b': 'Backspace',
  '\u001b': 'Escape',
  '\u007f': 'Delete',
};
const ALIASES: Record<string, string> = {
  return: 'Enter',
  esc: 'Escape',
  del: 'Delete',
  ins: 'Insert',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  spacebar: 'Space',
  pgup: 'PageUp',
  pgdn: 'PageDown',
};
/** The default action of a key; it may return what happens on keyup. */
export type KeyAction = () => (() => void) | undefined;

const isMac = /^mac/i.test(navigator.platform);

/** Modifier keys by their usual names, in lower case. */
const MODIFIER_NAMES: Record<string, Name> = {
  alt: 'Alt',
  option: 'Alt',
  control: 'Control',
  ctrl: 'Control',
  meta: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
  shift: 'Shift',
  controlormeta: isMac ? 'Meta' : 'Control',
  mod: isMac ? 'Meta' : 'Control',
};

type MODIFIER_NAMES = Name;
