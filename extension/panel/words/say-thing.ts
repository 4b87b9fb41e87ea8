import { shorten } from '../../../src/lib/text';
import type { Operation } from '../../../src/model/operation';
import { sayOperation } from '../../../src/model/operation-words';
import { sayTarget } from '../../../src/model/operations/say-target';
import type { QueueItem } from '../../../src/model/run';
import type { Target } from '../../../src/model/target';

/** An element as a person calls it: “Save” for `button "Save"`; "it" where it has only a number. At most 120 characters. */
export function sayThing(said: string): string {
  const [, name] = /^[a-z][\w-]*(?: [a-z]+)? "(.+?)"/s.exec(said) ?? [];
  if (name !== undefined) return `“${shorten(name, 120)}”`;
  return /^element \d+/.test(said) || said === '' ? 'it' : shorten(said, 120);
}

/** One operation for a person, without the kinds of its elements: `Click “Save”`, `Tick “Lenses”`. `label` is the target as the page named it. */
export function sayToPerson(operation: Operation, label?: string): string {
  const target = label || sayTarget(operation as Target);
  const said = sayOperation(operation, target && sayThing(target));
  const to = operation.type === 'drag' && operation.to ? sayTarget(operation.to) : '';
  return (to ? said.replace(to, () => sayThing(to)) : said).replace(/^\w+/, (verb) => VERBS[operation.type]?.[verb] ?? verb);
}

const VERBS: { [Type in Operation['type']]?: Record<string, string> } = {
  check: { Check: 'Tick', Uncheck: 'Untick' },
  select: { Select: 'Choose' },
};

/** A step of a run, likewise. */
export const sayStep = ({ operation, label, record }: QueueItem): string => sayToPerson(operation, record?.label ?? label);
