import { sayLandmark } from '../../../model/landmark-words';
import type { SnapshotElement } from '../../../model/snapshot';
import { nameFit } from '../choose-element';
import { isEditable, type Scene } from '../scene';
import { comparable, FIT } from '../text-fit';
import { voiceOf } from '../voice';
import { act } from './click';
import { abstain, type Resolve } from './resolution';
import { valueFor } from './value';

/** The field for a user's name: named so, or the one right before the password. */
export const loginUser: Resolve = ({ command, scene }) => {
  const password = passwordField(scene);
  const fields = scene.snapshot.elements.filter((element) => isEditable(element) && !isPassword(element) && isUsable(element));
  const beside = fields.filter((element) => !password || formOf(element) === formOf(password));
  const named = beside.filter((element) => isCalled(scene, element, ['email', 'username', 'phone', 'login']));
  const before = password ? beside.filter((element) => element.id < password.id).at(-1) : undefined;
  const field = named.length === 1 ? named[0] : named.length === 0 ? before : undefined;
  if (!field) return abstain(voiceOf(command.language)(named.length > 1 ? 'severalUsers' : 'noUser'));
  const user = valueFor(scene, field, command.slots.user ?? { text: '{username}', quoted: false }, command);
  if ('abstain' in user) return user.abstain;
  return act(scene, field, 'type', 'the user name of the login form', { text: placeholder(user.text) });
};

/** The password field; where it comes on a second page, its "Next" first. */
export const loginPassword: Resolve = ({ command, scene, opened }) => {
  const field = passwordField(scene);
  if (field) {
    const secret = valueFor(scene, field, command.slots.secret ?? { text: '{password}', quoted: false }, command);
    return 'abstain' in secret ? secret.abstain : act(scene, field, 'type', 'the password field', { text: placeholder(secret.text) });
  }
  const next = opened ? undefined : submitOf(scene, undefined, ['next', 'continue', 'submit', 'login']);
  if (!next) return abstain(voiceOf(command.language)('noPassword'));
  const click = act(scene, next, 'click', 'no password field yet');
  return click.kind === 'act' ? { ...click, unfinished: true } : click;
};

/** The button that sends the login form. */
export const loginSubmit: Resolve = ({ command, scene }) => {
  const button = submitOf(scene, passwordField(scene), ['login', 'submit', 'continue', 'next']);
  return button ? act(scene, button, 'click', 'sends the login form') : abstain(voiceOf(command.language)('noLogin'));
};

function passwordField(scene: Scene): SnapshotElement | undefined {
  const fields = scene.snapshot.elements.filter((element) => isUsable(element) && isPassword(element));
  const visible = fields.filter((element) => !element.covered);
  const left = visible.length > 0 ? visible : fields;
  return left.length === 1 ? left[0] : undefined;
}

function submitOf(scene: Scene, near: SnapshotElement | undefined, concepts: string[]): SnapshotElement | undefined {
  const buttons = scene.snapshot.elements.filter((element) => ['button', 'link'].includes(element.role) && isUsable(element));
  const beside = near ? buttons.filter((element) => formOf(element) === formOf(near)) : buttons;
  for (const concept of concepts) {
    const named = beside.filter((element) => isCalled(scene, element, [concept]));
    const after = named.filter((element) => element.role === 'button' && (!near || element.id > near.id));
    const chosen = after.length > 0 ? after : named;
    if (chosen.length === 1) return chosen[0];
    if (chosen.length > 1) return undefined;
  }
  const submits = beside.filter((element) => element.type === 'submit');
  return submits.length === 1 ? submits[0] : undefined;
}

function isCalled(scene: Scene, element: SnapshotElement, concepts: string[]): boolean {
  const entry = scene.entries.find((one) => one.element === element);
  return entry !== undefined && concepts.some((concept) => nameFit(entry, comparable(concept)) >= FIT.inName);
}

function isPassword(element: SnapshotElement): boolean {
  return isEditable(element) && element.type === 'password';
}

const isUsable = (element: SnapshotElement) => !element.states.includes('disabled') && element.selector !== '';

/** The form that an element stands in, else all that stands around it. */
function formOf(element: SnapshotElement): string {
  const form = element.place.find(({ kind }) => kind === 'form' || kind === 'dialog');
  return `${element.frame} ${(form ? [form] : element.place).map(sayLandmark).join('/')}`;
}

/** `{user}` names a secret of that name. */
function placeholder(said: string): string {
  return said.replace(/^\{(\w[\w.-]*)\}$/, '{{secret:$1}}');
}
