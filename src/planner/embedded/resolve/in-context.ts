import type { Action } from '../action';
import type { Command, ReadCommand, SlotName } from '../command';
import { isPronoun } from '../phrase';
import type { Scene } from '../scene';
import { cartButtons } from './cart';
import { findTarget } from './find-target';
import type { Resolution } from './resolution';

/** "it" is what was spoken of last; text without a field goes where the command before was. */
export function withContext(command: Command, scene: Scene, before: ReadCommand[]): Command {
  const slots = { ...command.slots };
  const names: SlotName[] = ['object', 'field', 'target'];
  for (const name of names) {
    const said = slots[name];
    // "it" of a page that sells one thing is that thing, whatever led there.
    const ofPage = name === 'target' && command.intent === 'addToCart' && cartButtons(scene).length === 1;
    if (said && !ofPage && isPronoun(said, command.language)) {
      const meant = lastMentioned(before);
      if (meant) slots[name] = meant;
    }
  }
  if ((command.intent === 'type' || command.intent === 'clear') && !slots.field) {
    const last = before.at(-1)?.readings[0];
    const meant =
      last && ['click', 'clear', 'goTo', 'open', 'type'].includes(last.intent) ? (last.slots.field ?? last.slots.object) : undefined;
    if (meant && findTarget(scene, meant, command, { needs: 'editable' }).ok) slots.field = meant;
  }
  return { ...command, slots };
}

function lastMentioned(before: ReadCommand[]): Command['slots']['object'] {
  for (const read of [...before].reverse()) {
    const slots = read.readings[0]?.slots;
    const said = slots?.object ?? slots?.field;
    if (said) return said;
  }
  return undefined;
}

/** A key right after text goes to the same field. */
export function aimPress(resolution: Resolution, previous: Action | undefined): Resolution {
  if (resolution.kind !== 'act' || resolution.action.method !== 'press' || resolution.action.locator !== undefined) return resolution;
  if (previous?.method !== 'type' || previous.locator === undefined) return resolution;
  return { ...resolution, action: { ...resolution.action, locator: previous.locator }, reason: 'in the field just typed into' };
}
