import { isTextField } from './control';

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);
const ARROWS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);
/** Where arrows choose something instead of moving the caret. */
const CHOOSING =
  '[role=listbox],[role=menu],[role=menubar],[role=menuitem],[role=option],[role=tab],[role=tree],[role=grid],[role=slider],[role=radio],[role=spinbutton],[aria-expanded],[aria-activedescendant],[role=combobox]';

/** The key or chord that acts, as an operation names it; undefined where it only made text, moved the caret, or is told by a change event. */
export function keyToRecord(event: KeyboardEvent, element: Element): string | undefined {
  const { key } = event;
  if (event.isComposing || MODIFIERS.has(key)) return undefined;
  const held = [event.ctrlKey && 'Control', event.altKey && 'Alt', event.metaKey && 'Meta'].filter((modifier) => modifier !== false);
  if (held.length)
    return key === 'AltGraph' || event.getModifierState('AltGraph') || isEditingChord(event, element) ? undefined : chord(held, event);
  if (key === 'Escape') return key;
  if (key === 'Enter') return element instanceof HTMLTextAreaElement || (element as HTMLElement).isContentEditable ? undefined : key;
  if (ARROWS.has(key)) return element.matches(CHOOSING) ? key : undefined;
  if (key === ' ') return isTextField(element) || element instanceof HTMLInputElement ? undefined : 'Space';
  return key === 'Delete' && !isTextField(element) ? key : undefined;
}

/** Copying, pasting and undoing in a field show in its text. */
function isEditingChord({ key }: KeyboardEvent, element: Element): boolean {
  return (
    isTextField(element) &&
    ['a', 'c', 'v', 'x', 'z', 'y', 'ArrowLeft', 'ArrowRight', 'Backspace', 'Delete'].includes(key.length === 1 ? key.toLowerCase() : key)
  );
}

const chord = (held: string[], event: KeyboardEvent) =>
  [...held, ...(event.shiftKey ? ['Shift'] : []), event.key.length === 1 ? event.key.toUpperCase() : event.key].join('+');
