import { sayLandmark } from '../../model/page/landmark-words';
import type { SnapshotElement } from '../../model/page/snapshot';
import type { Said } from './command';
import { isCalled } from './names';
import { abstain, act, type CommandContext, type Resolution, type Resolve } from './resolution';
import { type Entry, isEditable, type Scene } from './scene';
import { valueOf } from './value';
import { voiceOf } from './voice';

/** The field for a user's name: named so, or the one right before the password. */
export const loginUser: Resolve = (context) => {
  const { command, scene } = context;
  const password = passwordField(scene);
  const beside = scene.entries.filter(
    ({ element }) =>
      isEditable(element) && !isPassword(element) && isUsable(element) && (!password || formOf(element) === formOf(password)),
  );
  const named = beside.filter(({ names }) => isCalled(names, 'email', 'username', 'phone', 'login'));
  const before = password ? beside.filter(({ element }) => element.id < password.id).at(-1) : undefined;
  const field = named.length === 1 ? named[0] : named.length === 0 ? before : undefined;
  if (!field) return abstain(voiceOf(command.language)(named.length > 1 ? 'severalUsers' : 'noUser'));
  return fill(context, field.element, command.slots.user ?? { text: '{username}', quoted: false }, 'the user name of the login form');
};

/** The password field; where it comes on a second page, its "Next" first. */
export const loginPassword: Resolve = (context) => {
  const { command, scene, opened } = context;
  const field = passwordField(scene);
  if (field) return fill(context, field, command.slots.secret ?? { text: '{password}', quoted: false }, 'the password field');
  const next = opened ? undefined : buttonCalled(scene, undefined, ['next', 'continue', 'submit', 'login']);
  return next
    ? { ...act(scene, next, 'click', 'no password field yet'), unfinished: true }
    : abstain(voiceOf(command.language)('noPassword'));
};

/** The button that sends the login form. */
export const loginSubmit: Resolve = ({ command, scene }) => {
  const button = buttonCalled(scene, passwordField(scene), ['login', 'submit', 'continue', 'next']);
  return button ? act(scene, button, 'click', 'sends the login form') : abstain(voiceOf(command.language)('noLogin'));
};

/** `{user}` names a secret of that name, in either field. */
function fill({ command, scene }: CommandContext, element: SnapshotElement, said: Said, why: string): Resolution {
  const value = valueOf({ ...said, text: said.text.replace(/^\{(\w[\w.-]*)\}$/, '{{secret:$1}}') }, command, element);
  return value.ok ? act(scene, element, 'type', why, { text: value.text }) : value.refusal;
}

function passwordField({ snapshot }: Scene): SnapshotElement | undefined {
  const fields = snapshot.elements.filter((element) => isUsable(element) && isPassword(element));
  const visible = fields.filter(({ covered }) => !covered);
  const left = visible.length > 0 ? visible : fields;
  return left.length === 1 ? left[0] : undefined;
}

function buttonCalled({ entries }: Scene, near: SnapshotElement | undefined, things: readonly string[]): SnapshotElement | undefined {
  const buttons = entries.filter(({ element }) => ['button', 'link'].includes(element.role) && isUsable(element));
  const beside = near ? buttons.filter(({ element }) => formOf(element) === formOf(near)) : buttons;
  for (const thing of things) {
    const named = beside.filter(({ names }) => isCalled(names, thing));
    const after = named.filter(({ element }) => element.role === 'button' && (!near || element.id > near.id));
    const chosen: readonly Entry[] = after.length > 0 ? after : named;
    if (chosen.length > 0) return chosen.length === 1 ? chosen[0]?.element : undefined;
  }
  const submits = beside.filter(({ element }) => element.type === 'submit');
  return submits.length === 1 ? submits[0]?.element : undefined;
}

const isPassword = (element: SnapshotElement): boolean => isEditable(element) && element.type === 'password';
const isUsable = ({ states, selector }: SnapshotElement): boolean => !states.includes('disabled') && selector !== '';

/** The form that an element stands in, else what stands around it, without the heading above it, which a button has less often than a field. */
function formOf({ place, frame }: SnapshotElement): string {
  const form = place.find(({ kind }) => kind === 'form' || kind === 'dialog');
  return `${frame} ${(form ? [form] : place.filter(({ kind }) => kind !== 'heading')).map(sayLandmark).join('/')}`;
}
