import type { Bail } from '../../model/run/bail';
import { saying } from '../../model/saying-of';
import { labelOf } from '../dom/label';
import type { ActionContext } from './action-context';
import { targetDisabled, valueRejected } from './bails';
import { clickAt } from './click-at';
import { type DateParts, readDate } from './date-parts';
import { fireChange } from './events';
import { moveFocus } from './focus';
import { react } from './react';

/** Sets a date, time, colour or slider input as a whole: their native pickers do not react to untrusted events. */
export async function setPickerValue(act: ActionContext, input: HTMLInputElement, text: string): Promise<Bail | undefined> {
  const value = inputValueOf(input.type, text.trim());
  const wanted = `${labelOf(input)} ${text}`;
  if (value === undefined) return valueRejected(wanted, `not a ${input.type}`);
  if (input.readOnly) return targetDisabled(input, saying('readOnly'));
  // A press would move a slider or open a colour chooser.
  if (input.type === 'range' || input.type === 'color') {
    const refused = act.dispatching({ deed: 'fill', element: input });
    if (refused) return refused;
    moveFocus(input);
    await react(act);
  } else {
    const bail = await clickAt(act);
    if (bail) return bail;
  }
  const before = input.value;
  input.value = value;
  const taken = input.value;
  if (taken !== before) fireChange(input, 'input', 'change');
  await react(act);
  const shown = input.value;
  if (value !== '' && taken === '') return valueRejected(wanted, 'nothing');
  if (input.type === 'range' && Number(taken) !== Number(value)) return valueRejected(wanted, shown);
  return shown === taken || !input.isConnected ? undefined : valueRejected(wanted, shown);
}

/** The text in the format of the input's `value`; undefined when it means nothing there. '' empties it. */
export function inputValueOf(type: string, text: string): string | undefined {
  if (!text) return '';
  switch (type) {
    case 'date':
      return dateOf(readDay(text));
    case 'time':
      return timeOf(text);
    case 'datetime-local': {
      const day = readDay(text);
      return day?.d !== undefined && day.h !== undefined
        ? `${dateOf(day)}T${two(day.h)}:${two(day.min)}${day.s ? `:${two(day.s)}` : ''}`
        : undefined;
    }
    case 'month':
      return monthOf(readDay(text));
    case 'week':
      return /^\d{4}-W\d{2}$/i.test(text) ? text.toUpperCase() : undefined;
    case 'color':
      return colourOf(text);
    default:
      return Number.isFinite(Number(text)) ? text : undefined;
  }
}

/** 2024-05-07, 7.5.2024, "May 7, 2024", and 5/7/2024 in the order of the browser's language, in which such an input shows its value. */
function readDay(text: string): DateParts | undefined {
  const [one, other] = readDate(text, navigator.language, /\d\.\s?\d/.test(text) ? 'dmy' : undefined);
  return other ? undefined : one;
}

const two = (number: string | number | undefined = 0) => `${number}`.padStart(2, '0');
const monthOf = (day: DateParts | undefined) => (day?.y !== undefined && day.m !== undefined ? `${day.y}-${two(day.m)}` : undefined);
const dateOf = (day: DateParts | undefined) => (day?.d === undefined ? undefined : monthOf(day) && `${monthOf(day)}-${two(day.d)}`);

function timeOf(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.](\d{2}))?(:\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?$/i.exec(text);
  if (!found) return undefined;
  const [, hours = '', minutes = '00', seconds = '', half = ''] = found;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return `${two(hour)}:${minutes}${seconds}`;
}

/** Any colour in CSS syntax, as #rrggbb. */
function colourOf(text: string): string | undefined {
  if (!CSS.supports('color', text)) return undefined;
  const brush = new OffscreenCanvas(1, 1).getContext('2d');
  if (!brush) return undefined;
  brush.fillStyle = text;
  return brush.fillStyle;
}
