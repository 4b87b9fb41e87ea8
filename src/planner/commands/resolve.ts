import type { Intent } from '../../languages/verbs';
import type { Method } from './action';
import type { Command } from './command';
import { findTarget, isIt, itself } from './find-target';
import type { Capability } from './kinds';
import { loginPassword, loginSubmit, loginUser } from './login';
import { FIT, fitOf, nameOf } from './names';
import { PAGE } from './page';
import { readPhrase } from './phrase';
import { abstain, act, type CommandContext, labelIn, type Resolution, type Resolve, sayClick, slotText, spokenName } from './resolution';
import { thingCalled } from './same-thing';
import { isEditable } from './scene';
import { select, set } from './set';
import { tableOf } from './tables';
import { voiceOf } from './voice';
import { search, type } from './write';

/** Exactly one action for one command on this page, or why there is none: the first of its readings that the page can answer for. */
export function resolve(readings: readonly Command[], said: string, page: Omit<CommandContext, 'command'>): Resolution {
  const refusals: Resolution[] = [];
  for (const command of readings) {
    const resolution = RESOLVERS[command.intent]({ command, ...page });
    if (resolution.kind !== 'abstain') return resolution;
    refusals.push(resolution);
  }
  const helpful = refusals.find((refusal) => refusal.kind === 'abstain' && refusal.suggestions.length > 0);
  return helpful ?? refusals[0] ?? abstain(voiceOf('en')('noCommand', { said }));
}

const on =
  (method: Method, needs: Capability, slot: 'object' | 'field' = 'object'): Resolve =>
  ({ command, scene, previous }) => {
    const found = previous && isIt(command.slots[slot], command) ? itself(previous, needs) : undefined;
    const target = found ?? findTarget(scene, command.slots[slot], command, { needs });
    return target.ok ? act(scene, target.element, method, target.why) : target.refusal;
  };

const open: Resolve = ({ command, scene }) => {
  const found = findTarget(scene, command.slots.object, command, {
    needs: 'clickable',
    only: ({ element }) => !isEditable(element) && !TICKED.has(element.role),
  });
  if (!found.ok) return found.refusal;
  const { states } = found.element;
  const say = voiceOf(command.language);
  return states.includes('expanded') || states.includes('open')
    ? { kind: 'done', why: say('openAlready', { label: labelIn(say, found.element) }) }
    : act(scene, found.element, 'click', found.why);
};

const TICKED = new Set(['checkbox', 'radio', 'switch']);

/** "go to the cart": links and tabs before buttons of the same name. */
const goTo: Resolve = ({ command, scene }) => {
  const among = (roles: readonly string[]) =>
    findTarget(scene, command.slots.object, command, { needs: 'clickable', only: ({ element }) => roles.includes(element.role) });
  const link = among(['link', 'tab', 'menuitem', 'treeitem']);
  const found = link.ok || link.several ? link : among(['button']);
  return found.ok ? act(scene, found.element, 'click', found.why) : found.refusal;
};

/** "close the dialog": the control of the one dialog that is called so; "close the menu": the control that is unfolded. */
const close: Resolve = ({ command, scene }) => {
  const { snapshot } = scene;
  const phrases = readPhrase(command.slots.object ?? { text: '', quoted: false }, command.language);
  const isDialog = phrases.some(({ names: [name] }) => {
    if (!name || tableOf(command.language).pronouns.has(name.normal)) return true;
    return DIALOGS.has(name.normal) || snapshot.dialogs.some((dialog) => fitOf(name, nameOf(dialog)) > FIT.none);
  });
  const inDialog = scene.entries.filter(
    ({ element: { role, place } }) =>
      ['button', 'link'].includes(role) && place.some(({ kind }) => kind === 'dialog' || kind === 'alertdialog'),
  );
  const closers = inDialog.filter(({ names }) => names.some(({ normal }) => thingCalled(normal) === thingCalled('close')));
  const closer = closers[0] ?? inDialog.find(({ names }) => names.some(({ normal }) => thingCalled(normal) === thingCalled('ok')));
  if (isDialog && snapshot.dialogs.length === 1 && closer) return act(scene, closer.element, 'click', 'closes the dialog');
  const found = findTarget(scene, command.slots.object, command, { needs: 'clickable' });
  if (!found.ok) return found.refusal;
  if (found.element.states.includes('expanded')) return act(scene, found.element, 'click', found.why);
  const say = voiceOf(command.language);
  return abstain(say('noClose', { label: labelIn(say, found.element) }), [say('pressEscape'), sayClick(say, found.element)]);
};
const DIALOGS = new Set(
  'dialog|dialogue|dialog box|window|popup|pop up|modal|banner|fenster|meldung|dialogo|ventana|mensaje|fenetre|boite de dialogue|ダイアログ|ウィンドウ|janela|对话框|弹窗|窗口'.split(
    '|',
  ),
);

const drag: Resolve = ({ command, scene }) => {
  const [from, to] = [command.slots.object, command.slots.target].map((said) => findTarget(scene, said, command, { needs: 'any' }));
  if (!from?.ok) return from?.refusal ?? abstain('');
  if (!to?.ok) return to?.refusal ?? abstain('');
  return act(scene, from.element, 'dragAndDrop', `${from.why}; ${to.why}`, { target: scene.locatorOf(to.element) });
};

const upload: Resolve = ({ command, scene }) => {
  const files = slotText(command.slots.file);
  const inputs = scene.snapshot.elements.filter((element) => element.type === 'file' && !element.states.includes('disabled'));
  const [only] = inputs;
  if (only && inputs.length === 1 && !command.slots.field) return act(scene, only, 'upload', 'the only file field', { files });
  const found = findTarget(scene, command.slots.field ?? { text: 'file', quoted: false }, command, { needs: 'file' });
  return found.ok ? act(scene, found.element, 'upload', found.why, { files }) : found.refusal;
};

/** The control that says so, else the only one that sends a form. */
const submit: Resolve = ({ command, scene }) => {
  const usable = scene.entries.filter(({ element }) => !element.states.includes('disabled') && !element.covered);
  const named = usable.filter(
    ({ element, names }) => element.role === 'button' && names.some(({ normal }) => thingCalled(normal) === thingCalled('submit')),
  );
  const sends = named.length > 0 ? named : usable.filter(({ element }) => element.type === 'submit');
  const [only] = sends;
  if (only && sends.length === 1) return act(scene, only.element, 'click', 'sends the form');
  const say = voiceOf(command.language);
  const offers = sends.filter(({ element }) => spokenName(element)).map(({ element }) => sayClick(say, element));
  return abstain(sends.length > 0 ? say('severalForms', { count: sends.length }) : say('missing', { name: command.source }), offers);
};

/** One row an intent. */
const RESOLVERS: Record<Intent, Resolve> = {
  ...PAGE,
  click: on('click', 'clickable'),
  doubleClick: on('doubleClick', 'clickable'),
  rightClick: on('rightClick', 'clickable'),
  hover: on('hover', 'any'),
  open,
  close,
  goTo,
  type: type({}),
  append: type({ mode: 'append' }),
  clear: on('clear', 'editable', 'field'),
  search,
  select,
  set,
  check: on('check', 'checkable'),
  uncheck: on('uncheck', 'checkable'),
  drag,
  scrollTo: on('scrollTo', 'any'),
  upload,
  submit,
  login: loginSubmit,
  loginUser,
  loginPassword,
  loginSubmit,
};
