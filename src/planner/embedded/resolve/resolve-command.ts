import type { Intent } from '../../../languages/grammar';
import { foldLetters } from '../../../lib/text';
import { ask, count, exists, extreme, price } from '../answer/answer';
import type { Said } from '../command';
import { grammarFor } from '../grammars';
import { placeSought } from '../step-options';
import { WELL_NAMED } from '../thresholds';
import { addToCart } from './cart';
import { act, clickWith, close, goTo, open } from './click';
import { findTarget } from './find-target';
import { loginPassword, loginSubmit, loginUser } from './login';
import { move } from './move';
import { select, set } from './option';
import { PAGE } from './page';
import { freeAction, type Resolution, type Resolve, type ResolveContext, withoutElement, wordsOf } from './resolution';
import { append, clear, findField, search, submit, type } from './text';
import { soughtText } from './value';

/** A synonym in a short name is enough (0.78), in a long one not (0.72). */
const READ_FROM = 0.75;

const NOTHING: Said = { text: '', quoted: false };

/** Exactly one action for one command on this page, or why there is none. */
export function resolveCommand(circumstance: ResolveContext): Resolution {
  return RESOLVERS[circumstance.command.intent](circumstance);
}

const checkWith =
  (method: 'check' | 'uncheck'): Resolve =>
  ({ command, scene }) => {
    const found = findTarget(scene, command.slots.object ?? NOTHING, command, { needs: 'checkable' });
    if (found.ok) return act(scene, found.element, method, found.why);
    // "Accept all" is a button, though accepting is mostly ticking.
    const button = findTarget(scene, { text: command.source, quoted: false }, command, { needs: 'clickable', threshold: WELL_NAMED });
    return button.ok ? act(scene, button.element, 'click', button.why) : found.abstain;
  };

/** One row an intent. */
const RESOLVERS: Record<Intent, Resolve> = {
  ...PAGE,
  click: clickWith('click'),
  doubleClick: clickWith('doubleClick'),
  rightClick: clickWith('rightClick'),
  hover: clickWith('hover'),
  open,
  close,
  goTo,
  type,
  append,
  clear,
  selectAll: ({ command, scene }) => {
    const field = findField(scene, command, command.slots.field);
    return field.ok ? act(scene, field.element, 'press', field.why, { key: 'Control+a' }) : field.abstain;
  },
  search,
  select,
  set,
  check: checkWith('check'),
  uncheck: checkWith('uncheck'),
  press: ({ command, scene }) => {
    const key = keyOf(wordsOf(command.slots.key), command.language);
    const values = { key };
    if (!command.slots.field)
      return { kind: 'act', action: freeAction('press', `Press ${key}`, values), reason: 'goes to what has the focus', changes: true };
    const field = findField(scene, command, command.slots.field);
    if (!field.ok) return field.abstain;
    const pressed = act(scene, field.element, 'press', field.why, values);
    return pressed.kind === 'act' ? { ...pressed, changes: true } : pressed;
  },
  drag: move,
  upload: ({ command, scene }) => {
    const file = wordsOf(command.slots.file);
    const said = command.slots.field ?? { text: 'file', quoted: false };
    const inputs = scene.snapshot.elements.filter((element) => element.type === 'file' && !element.states.includes('disabled'));
    const only = inputs.length === 1 && !command.slots.field ? inputs[0] : undefined;
    if (only) return act(scene, only, 'upload', 'the only file field', { files: file });
    const found = findTarget(scene, said, command, { needs: 'file' });
    return found.ok ? act(scene, found.element, 'upload', found.why, { files: file }) : found.abstain;
  },
  assert: ({ command }) => {
    const sought = placeSought(soughtText(command.slots.text), command);
    return withoutElement(false, 'assert', `See “${sought.text ?? sought.selector}”`, { ...sought });
  },
  assertGone: ({ command }) => PAGE.waitGone({ command } as ResolveContext),
  read: (circumstance) => {
    const { command, scene } = circumstance;
    const found = findTarget(scene, command.slots.object ?? NOTHING, command, { needs: 'any', threshold: READ_FROM });
    if (found.ok) return act(scene, found.element, 'extract', found.why, { name: wordsOf(command.slots.object).slice(0, 80) });
    const told = ask(circumstance);
    return told.kind === 'answer' ? told : found.abstain;
  },
  ask,
  count,
  price,
  exists,
  cheapest: extreme(1),
  dearest: extreme(-1),
  submit,
  addToCart,
  login: loginSubmit,
  loginUser,
  loginPassword,
  loginSubmit,
  screenshot: () => withoutElement(false, 'screenshot', 'Keep a picture of the page'),
};

/** "strg+a" → "Control+a". */
function keyOf(said: string, language: string): string {
  const names = grammarFor(language).keys;
  const modifiers: Record<string, string> = {
    ctrl: 'Control',
    control: 'Control',
    strg: 'Control',
    shift: 'Shift',
    umschalt: 'Shift',
    maj: 'Shift',
    alt: 'Alt',
    option: 'Alt',
    cmd: 'Meta',
    command: 'Meta',
    meta: 'Meta',
    win: 'Meta',
  };
  const whole = keyNamed(said, names);
  if (whole) return whole;
  return said
    .split(/\s*[+-]\s*/)
    .map((part) => modifiers[foldLetters(part)] ?? keyNamed(part, names) ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+');
}

function keyNamed(said: string, names: ReadonlyMap<string, string>): string | undefined {
  const wanted = foldLetters(said).replace(/\s+/g, ' ');
  return names.get(wanted) ?? (/^f\d{1,2}$/.test(wanted) ? wanted.toUpperCase() : undefined);
}
