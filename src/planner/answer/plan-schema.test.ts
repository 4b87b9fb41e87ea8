import { expect, test } from 'vitest';
import { Operation } from '../../model/operation';
import { formOfAnswer } from '../prompt/form-of-answer';
import manual from '../prompt/system.md?raw';
import { planSchema } from './plan-schema';

type Schema = { [key: string]: unknown; properties?: Record<string, Schema>; anyOf?: Schema[]; items?: Schema; const?: string };

const variants = (planSchema.properties.operations as Schema).items?.anyOf ?? [];
const types = variants.flatMap(({ properties }) => properties?.type?.const ?? []);

test('every operation that there is can be planned, and is explained in both manuals', () => {
  const all = Operation.options.map((option) => option.shape.type.value);
  expect([...types].sort()).toEqual([...all].sort());
  const explained = all.filter((type) => manual.includes(`\`${type}\``) || manual.includes(`"${type}"`));
  expect(explained.sort()).toEqual([...all].sort());
  for (const type of all) expect(formOfAnswer()).toMatch(new RegExp(`\\b${type} \\{`));
});

/** Structured outputs: objects closed and all their fields required, no keyword beyond these. */
function whyRefused(schema: Schema, at = 'plan'): string[] {
  const known = ['type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'enum', 'const', 'description'];
  const strange = Object.keys(schema).filter((key) => !known.includes(key));
  const open = schema.type === 'object' && schema.additionalProperties !== false ? [`${at} is open`] : [];
  const fields = Object.keys(schema.properties ?? {});
  const optional = fields.filter((field) => !(schema.required as string[] | undefined)?.includes(field));
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => whyRefused(field, `${at}.${name}`)),
    ...(schema.anyOf ?? []).flatMap((one, index) => whyRefused(one, `${at}|${index}`)),
    ...(schema.items ? whyRefused(schema.items, `${at}[]`) : []),
  ];
  return [...strange.map((key) => `${at}: ${key}`), ...open, ...optional.map((field) => `${at}.${field} is optional`), ...inside];
}

test('the schema keeps to what structured outputs take', () => {
  expect(whyRefused(planSchema as Schema)).toEqual([]);
  expect(whyRefused({ type: 'object', properties: { a: { type: 'string', maxLength: 3 } }, required: [] })).toEqual([
    'plan is open',
    'plan.a is optional',
    'plan.a: maxLength',
  ]);
});
