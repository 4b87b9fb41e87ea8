import { planSchema } from '../answer/plan-schema';

interface Schema {
  [keyword: string]: unknown;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  anyOf?: readonly Schema[];
  items?: Schema;
}

/**
 * The schema of an answer as strict mode takes it: an object at the root, and each field given, with null in place of one that is left out
 * (https://platform.openai.com/docs/guides/structured-outputs).
 */
export const strictPlanSchema = (): Record<string, unknown> =>
  strict({ type: 'object', additionalProperties: false, properties: { [WRAPPING]: planSchema as Schema }, required: [WRAPPING] });

/** The answer inside that object, without those nulls; any other text as it is. */
export function answerWithin(text: string): string {
  try {
    const whole: unknown = JSON.parse(text, (_name, value) => value ?? undefined);
    const isWrapped = typeof whole === 'object' && whole !== null && WRAPPING in whole && typeof whole[WRAPPING] === 'object';
    return isWrapped ? JSON.stringify(whole[WRAPPING]) : text;
  } catch {
    return text;
  }
}

const WRAPPING = 'answer';

function strict(schema: Schema): Schema {
  const { properties, required = [], anyOf, items } = schema;
  const field = ([name, one]: [string, Schema]) =>
    [name, required.includes(name) ? strict(one) : { anyOf: [strict(one), { type: 'null' }] }] as const;
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(field)), required: Object.keys(properties) }),
    ...(anyOf && { anyOf: anyOf.map(strict) }),
    ...(items && { items: strict(items) }),
  };
}
