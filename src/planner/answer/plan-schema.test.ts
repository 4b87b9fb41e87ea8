import { expect, test } from 'vitest';
import { Operation } from '../../model/plan/operation';
import { formOfAnswer } from '../prompt/form-of-answer';
import manual from '../prompt/system.md?raw';
import { planSchema } from './plan-schema';

type Schema = { [key: string]: unknown; properties?: Record<string, Schema>; anyOf?: Schema[]; items?: Schema; const?: string };

const variants = (planSchema as Schema).anyOf?.flatMap(({ properties }) => properties?.operations?.items?.anyOf ?? []) ?? [];
const types = variants.flatMap(({ properties }) => properties?.type?.const ?? []);

/** What only a person shows: it costs no tokens. */
const SHOWN_ONLY = ['select-text', 'wheel'];

test('every operation that there is can be planned, and is explained in both manuals', () => {
  const all = Operation.def.options.flatMap((option) => option.shape.type.def.values).filter((type) => !SHOWN_ONLY.includes(type));
  expect([...types].sort()).toEqual([...all].sort());
  const explained = all.filter((type) => manual.includes(`\`${type}\``) || manual.includes(`"${type}"`));
  expect(explained.sort()).toEqual([...all].sort());
  for (const type of all) expect(formOfAnswer()).toMatch(new RegExp(`\\b${type} \\{`));
});

/** Structured outputs: objects closed, no keyword beyond these. */
function whyRefused(schema: Schema, at = 'plan'): string[] {
  const known = ['type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'enum', 'const', 'description'];
  const strange = Object.keys(schema).filter((key) => !known.includes(key));
  const open = schema.type === 'object' && schema.additionalProperties !== false ? [`${at} is open`] : [];
  return [...strange.map((key) => `${at}: ${key}`), ...open, ...below(schema, at).flatMap(([one, name]) => whyRefused(one, name))];
}

const below = (schema: Schema, at: string): [Schema, string][] => [
  ...Object.entries(schema.properties ?? {}).map(([name, field]): [Schema, string] => [field, `${at}.${name}`]),
  ...(schema.anyOf ?? []).map((one, index): [Schema, string] => [one, `${at}|${index}`]),
  ...(schema.items ? [[schema.items, `${at}[]`] as [Schema, string]] : []),
];

/** The fields that may be left out, and how many unions there are. */
function counted(schema: Schema, at = 'plan'): { optional: string[]; unions: number } {
  const required = (schema.required ?? []) as string[];
  const own = Object.keys(schema.properties ?? {}).filter((field) => !required.includes(field));
  const inside = below(schema, at).map(([one, name]) => counted(one, name));
  return {
    optional: [...own.map((field) => `${at}.${field}`), ...inside.flatMap(({ optional }) => optional)],
    unions: (schema.anyOf ? 1 : 0) + inside.reduce((sum, { unions }) => sum + unions, 0),
  };
}

test('the schema keeps to what structured outputs take', () => {
  expect(whyRefused(planSchema as Schema)).toEqual([]);
  const { optional, unions } = counted(planSchema as Schema);
  expect(optional.length).toBeLessThanOrEqual(24);
  expect(unions).toBeLessThanOrEqual(16);
  expect(whyRefused({ type: 'object', properties: { a: { type: 'string', maxLength: 3 } } })).toEqual([
    'plan is open',
    'plan.a: maxLength',
  ]);
});

test('work and completion are two forms, so that no answer is both and none has to give what says nothing', () => {
  const forms = (planSchema as Schema).anyOf?.map(({ required }) => required);
  expect(forms).toEqual([
    ['thought', 'sequenceName', 'operations', 'more'],
    ['isComplete', 'success', 'summary'],
    ['ask', 'choices'],
    ['section'],
  ]);
  const click = variants.find(({ properties }) => properties?.type?.const === 'click');
  expect(click?.required).toEqual(['type', 'elementId']);
});
