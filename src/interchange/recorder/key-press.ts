import type { Modifier } from '../../model/operations/parts';
import type { RecorderStep } from './flow';

const MODIFIERS: Record<string, Modifier> = {
  Control: 'Control', ControlLeft: 'Control', ControlRight: 'Control', Alt: 'Alt', AltLeft: 'Alt', AltRight: 'Alt',
  Meta: 'Meta', MetaLeft: 'Meta', MetaRight: 'Meta', Shift: 'Shift', ShiftLeft: 'Shift', ShiftRight: 'Shift',
}; // biome-ignore format: a table

/** The key or chord of a keyDown; undefined for a modifier alone and for keys that only typed the text of the change step that follows. */
export function keyPress(steps: readonly RecorderStep[], at: number): string | undefined {
  const step = steps[at];
  if (step?.type !== 'keyDown' || MODIFIERS[step.key]) return undefined;
  const held = heldBefore(steps, at);
  const chord = held.some((key) => key !== 'Shift');
  if (!chord && (step.key.length === 1 || TYPED.has(step.key)) && isImplied(steps, at)) return undefined;
  const key = step.key.length === 1 && chord ? step.key.toUpperCase() : step.key;
  return step.key.length === 1 && !chord ? key : [...held, key].join('+');
}

/** Keys that only type text or move the focus. */
const TYPED = new Set(['Tab', 'Backspace', 'Delete', 'Space']);

/** Are there only key steps between this step and a change step? */
function isImplied(steps: readonly RecorderStep[], at: number): boolean {
  return steps.slice(at + 1).find(({ type }) => type !== 'keyDown' && type !== 'keyUp')?.type === 'change';
}

/** Modifiers that are held down at a step. */
export function heldBefore(steps: readonly RecorderStep[], at: number): Modifier[] {
  const held = new Set<Modifier>();
  for (const step of steps.slice(0, at)) {
    const modifier = step.type === 'keyDown' || step.type === 'keyUp' ? MODIFIERS[step.key] : undefined;
    if (modifier && step.type === 'keyDown') held.add(modifier);
    else if (modifier) held.delete(modifier);
  }
  return (['Control', 'Alt', 'Meta', 'Shift'] as const).filter((key) => held.has(key));
}
