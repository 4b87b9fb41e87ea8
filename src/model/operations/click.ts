import { wordSet } from '../../lib/word-set';
import type { z } from '../schema';
import type { Parts } from './parts';
import { acts, none, type Row } from './row';

type Click = z.infer<ReturnType<typeof schema>>;

/** `led`: skipped where that state holds already. `at`: where in its box, as shares of its width and height, for a planner; a recording has that in the fingerprint. */
export const schema = ({ z, aimed, LedTo, Modifier, listUpTo }: Parts) =>
  z.strictObject({
    type: z.literal('click'),
    ...aimed,
    led: z.optional(LedTo),
    button: z.optional(z.enum(['left', 'right', 'middle'])),
    count: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
    modifiers: z.optional(listUpTo(Modifier, 4)),
    at: z.optional(z.strictObject({ x: z.number().check(z.minimum(0), z.maximum(1)), y: z.number().check(z.minimum(0), z.maximum(1)) })),
  });

export const said = ({ z, elementId, Modifier }: Parts) => ({
  elementId,
  button: z.optional(z.enum(['left', 'right', 'middle'])),
  count: z.optional(z.int()),
  modifiers: z.optional(z.array(Modifier)),
  x: z.optional(z.number()),
  y: z.optional(z.number()),
});

export const say = (click: Click, target: string) =>
  `${verbOf(click)} ${click.modifiers?.length ? `with ${click.modifiers.join('+')} ` : ''}${target}${sayPlace(click)}`;

const sayPlace = ({ at }: Click) => (at ? ` at ${Math.round(at.x * 100)} % from its left, ${Math.round(at.y * 100)} % from its top` : '');

function verbOf({ button, count }: Click): string {
  if (button === 'right') return 'Right-click';
  if (button === 'middle') return 'Middle-click';
  return count === 2 ? 'Double-click' : count === 3 ? 'Triple-click' : 'Click';
}

export { acts as effect, none as texts };
export const needs = 'element';
export const twice = (operation: Click, role: string) =>
  (operation.button ?? 'left') !== 'left' || operation.modifiers?.length ? 'click' : SETTLED.has(role) ? undefined : 'activate';

/** Clicked again, these are focused or chosen as before. */
const SETTLED = wordSet('textbox searchbox combobox spinbutton listbox slider radio menuitemradio option tab');

export const verb = 'Click';
export const askedBy = ['#click', '#open', '#choose'];
export const key: Row<Click>['key'] = ({ button, count, modifiers, at }) => [
  button ?? 'left',
  count ?? 1,
  [...(modifiers ?? [])].sort(),
  ...(at ? [at.x, at.y] : []),
];
