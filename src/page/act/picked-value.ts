import type { Bail } from '../../model/bail';
import { labelOf } from '../dom/label';
import type { Act } from './act';
import { clickAt } from './click-at';
import { announce } from './events';
import { moveFocus } from './focus';
import { react } from './react';

/** Sets a date, time, colour or slider as a whole: their pickers and segments do not listen to us. */
export async function setPicked(act: Act, input: HTMLInputElement, text: string): Promise<Bail | undefined> {
  const value = written(input.type, text.trim());
  const wanted = `${labelOf(input)} ${text}`;
  if (value === undefined) return { kind: 'value-rejected', wanted, shown: `not a ${input.type}` };
  if (input.readOnly) return { kind: 'target-disabled', wanted: labelOf(input), why: 'read-only' };
  // A press would move a slider or open a chooser.
  if (input.type === 'range' || input.type === 'color') {
    act.dispatching();
    moveFocus(input);
    await react(act);
  } else {
    const bail = await clickAt(act);
    if (bail) return bail;
  }
  const before = input.value;
  input.value = value;
  const taken = input.value;
  if (taken !== before) announce(input, 'input', 'change');
  await react(act);
  const shown = input.value;
  if (value !== '' && taken === '') return { kind: 'value-rejected', wanted, shown: 'nothing' };
  if (input.type === 'range' && Number(taken) !== Number(value)) return { kind: 'value-rejected', wanted, shown };
  return shown === taken || !input.isConnected ? undefined : { kind: 'value-rejected', wanted, shown };
}

/** The text as the input's own value is written; undefined when it means nothing there. '' empties. */
export function written(type: string, text: string): string | undefined {
  if (!text) return '';
  switch (type) {
    case 'date':
      return dateOf(text);
    case 'time':
      return timeOf(text);
    case 'datetime-local': {
      const [, date = '', time = ''] = /^(\S+(?: \w+,? \d{4})?)[T ,]+(.+)$/.exec(text) ?? [];
      const [day, hour] = [dateOf(date), timeOf(time)];
      return day && hour ? `${day}T${hour}` : undefined;
    }
    case 'month':
      return /^\d{4}-\d{2}$/.test(text) ? text : (dateOf(text) ?? dateOf(`1 ${text}`))?.slice(0, 7);
    case 'week':
      return /^\d{4}-W\d{2}$/i.test(text) ? text.toUpperCase() : undefined;
    case 'color':
      return colourOf(text);
    default:
      return Number.isFinite(Number(text)) ? text : undefined;
  }
}

/** 2024-05-07, 7.5.2024, 5/7/2024 or 7/5/2024 as the browser's language has it, "May 7, 2024". */
function dateOf(text: string): string | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(text);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text);
  if (numbers) {
    const [, one, sign, other, year] = numbers;
    const monthFirst = sign !== '.' && (Number(other) > 12 || (Number(one) <= 12 && /^en-US|^en$/.test(navigator.language)));
    return monthFirst ? day(year, one, other) : day(year, other, one);
  }
  if (!/[a-z]{3}/i.test(text)) return undefined;
  const parsed = new Date(text);
  return Number.isNaN(parsed.getTime()) ? undefined : day(`${parsed.getFullYear()}`, `${parsed.getMonth() + 1}`, `${parsed.getDate()}`);
}

const two = (number: string | number) => `${number}`.padStart(2, '0');
const day = (year = '', month = '', date = '') => `${year}-${two(month)}-${two(date)}`;

function timeOf(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.](\d{2}))?(:\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?$/i.exec(text);
  if (!found) return undefined;
  const [, hours = '', minutes = '00', seconds = '', half = ''] = found;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return `${two(hour)}:${minutes}${seconds}`;
}

/** Any colour that CSS knows. */
function colourOf(text: string): string | undefined {
  if (!CSS.supports('color', text)) return undefined;
  const brush = new OffscreenCanvas(1, 1).getContext('2d');
  if (!brush) return undefined;
  brush.fillStyle = text;
  return brush.fillStyle;
}
