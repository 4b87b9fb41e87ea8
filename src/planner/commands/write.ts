import { isSameLandmark } from '../../model/page/landmark-words';
import type { SnapshotElement } from '../../model/page/snapshot';
import type { Command } from './command';
import { findTarget, isIt, itself } from './find-target';
import { isCalled } from './names';
import { readPhrase } from './phrase';
import { abstain, act, type CommandContext, type Resolution, type Resolve, slotText, spokenName } from './resolution';
import { thingCalled } from './same-thing';
import { isEditable, type Scene } from './scene';
import { valueOf } from './value';
import { voiceOf } from './voice';

/** Without a field: the one with the focus, or the only one there is. */
function fieldOf({ command, scene, previous }: CommandContext) {
  const before = previous && (!command.slots.field || isIt(command.slots.field, command)) ? itself(previous, 'editable') : undefined;
  if (before) return before;
  if (command.slots.field) return findTarget(scene, command.slots.field, command, { needs: 'editable' });
  const fields = scene.snapshot.elements.filter(
    (element) => isEditable(element) && !element.states.includes('disabled') && element.selector,
  );
  const focused = fields.find(({ id }) => id === scene.snapshot.focused);
  const element = focused ?? (fields.length === 1 ? fields[0] : undefined);
  if (element) return { ok: true as const, element, why: focused ? 'has the focus' : 'the only field' };
  return { ok: false as const, refusal: whichField(command, fields) };
}

function whichField({ language, source, slots }: Command, fields: readonly SnapshotElement[]): Resolution {
  const say = voiceOf(language);
  if (fields.length === 0) return abstain(say('noField'));
  const text = slotText(slots.text).replace(/"/g, "'");
  const typed = fields
    .filter((field) => spokenName(field))
    .map((field) => say('typeIn', { text, target: say('named', { name: spokenName(field) }) }));
  return abstain(say('whichField', { said: source, count: fields.length }), typed);
}

export const type =
  (more: Record<string, string>): Resolve =>
  (context) => {
    const { command, scene } = context;
    const found = fieldOf(context);
    if (!found.ok) return found.refusal;
    const value = valueOf(command.slots.text, command, found.element);
    return value.ok ? act(scene, found.element, 'type', found.why, { text: value.text, ...more }) : value.refusal;
  };

/** Into the one search box, and submitted; else the one button called so, behind which there may be a box. */
export const search: Resolve = ({ command, scene, opened }) => {
  const said = command.slots.text;
  const say = voiceOf(command.language);
  // "Look for Yuki in the conversations": is the place a part of what is looked for?
  const isPlaced = said !== undefined && readPhrase(said, command.language).some(({ place }) => place !== undefined) && / /.test(said.text);
  if (isPlaced) return abstain(say('whichValue', { said: said.text }), [say('search', { text: said.text.replace(/"/g, "'") })]);
  const value =
    said?.inner === undefined && said?.severalQuotes !== true ? { ok: true as const, text: slotText(said) } : valueOf(said, command);
  if (!value.ok) return value.refusal;
  const boxes = command.slots.field
    ? [findTarget(scene, command.slots.field, command, { needs: 'editable' })]
    : scene.entries.flatMap((entry) => {
        const { element } = entry;
        const isBox = element.role === 'searchbox' || element.type === 'search' || isCalled(entry.names, 'search');
        return isEditable(element) && isBox && !element.states.includes('disabled') && !element.covered
          ? [{ ok: true as const, element, why: 'the search box' }]
          : [];
      });
  const [box, other] = boxes;
  if (box && !box.ok) return box.refusal;
  if (box && other)
    return whichField(
      command,
      boxes.flatMap((one) => (one.ok ? [one.element] : [])),
    );
  if (box) return act(scene, box.element, 'type', box.why, { text: value.text, submit: 'true' });
  const [button, second] = scene.entries.filter(
    ({ element, names }) =>
      element.role === 'button' &&
      names.some(({ normal }) => thingCalled(normal) === thingCalled('search')) &&
      !sendsFields(scene, element),
  );
  if (button && !second && !opened) return { ...act(scene, button.element, 'click', 'no search box in sight'), unfinished: true };
  return abstain(say('noSearchBox'));
};

/** A search button with fields beside it sends those; it opens no search box. */
export function sendsFields({ snapshot }: Scene, { place }: SnapshotElement): boolean {
  const form = place.find(({ kind }) => kind === 'form' || kind === 'search');
  return (
    form !== undefined && snapshot.elements.some((element) => isEditable(element) && element.place.some((one) => isSameLandmark(one, form)))
  );
}
