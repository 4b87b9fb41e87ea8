import { parts } from '../../model/operations/parts';
import { ROWS } from '../../model/operations/rows';
import { z } from '../../model/schema';

/**
 * All that a planner's answer may contain, in one table; it is less than a playbook's steps may contain. An element is named by its number only. A
 * planner may not say where an operation comes from, how a page's questions are answered on the way, or that a person agreed. Both the JSON schema
 * for the model (`plan-schema`) and the reader of its answer (`read-answer`) are derived from this table.
 */
export interface PlanField {
  /** Within the limits of structured outputs. */
  schema: object;
  read: z.ZodMiniType;
  /** Whether an answer without the field is refused. */
  needed?: true;
  /** Whether the schema has the field in each answer, although one without it can be read. */
  always?: true;
}

const text = (): PlanField => ({ schema: { type: 'string' }, read: z.string() });
const flag: PlanField = { schema: { type: 'boolean' }, read: z.boolean() };
const needed = (field: PlanField): PlanField => ({ ...field, needed: true });

/**
 * Structured outputs take at most 24 fields that may be left out. These mean something in most operations of their type, so the schema has them
 * always, and the others cost no token where they would say nothing.
 */
const ALWAYS_SAID = new Set([
  'scroll.direction',
  'wait.until',
  'navigate.to',
  'extract.what',
  'extract.elementIds',
  'drag.toElementId',
  'drag.x',
  'drag.y',
  'assert.text',
]);

export const SAID_OPERATIONS: Readonly<Record<string, Readonly<Record<string, PlanField>>>> = Object.fromEntries(
  Object.entries(ROWS).flatMap(([type, { said }]) => (said ? [[type, fieldsOf(type, said(parts))]] : [])),
);

function fieldsOf(type: string, said: Readonly<Record<string, z.ZodMiniType>>): Record<string, PlanField> {
  return Object.fromEntries(Object.entries(said).map(([name, read]) => [name, fieldOf(read, ALWAYS_SAID.has(`${type}.${name}`))]));
}

/** Structured outputs support no limits on numbers and lists. */
function fieldOf(read: z.ZodMiniType, always: boolean): PlanField {
  const inner = read instanceof z.ZodMiniOptional ? (read.def.innerType as z.ZodMiniType) : read;
  const { $schema: _, ...schema } = z.toJSONSchema(inner, {
    override: ({ jsonSchema }) => {
      delete jsonSchema.minimum;
      delete jsonSchema.maximum;
      delete jsonSchema.maxItems;
    },
  });
  return { schema, read: inner, ...(inner === read ? { needed: true } : {}), ...(always ? { always } : {}) };
}

const param = { name: needed(text()), value: needed(text()) };

export const SAID_REFERENCE: Readonly<Record<string, PlanField>> = {
  playbook: needed(text()),
  variant: text(),
  params: {
    schema: { type: 'array', items: closedObject(param) },
    read: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  },
};

/**
 * The forms of an answer, of which a model gives one: work, a completion, a question to the person, or a section of the page that it wants to have
 * listed.
 */
export const SAID_FORMS: readonly Readonly<Record<string, PlanField>>[] = [
  {
    thought: needed(text()),
    sequenceName: needed(text()),
    operations: needed({
      schema: {
        type: 'array',
        items: {
          anyOf: [
            ...Object.entries(SAID_OPERATIONS).map(([type, fields]) =>
              closedObject({ type: { schema: { type: 'string', const: type }, read: z.literal(type), needed: true }, ...fields }),
            ),
            closedObject(SAID_REFERENCE),
          ],
        },
      },
      read: z.array(z.unknown()),
    }),
    more: needed(flag),
    notes: text(),
    afresh: flag,
  },
  {
    isComplete: needed({ schema: { type: 'boolean', const: true }, read: z.literal(true) }),
    success: needed(flag),
    summary: needed(text()),
    suggestions: { schema: { type: 'array', items: { type: 'string' } }, read: z.array(z.string()) },
    readFrom: { schema: { type: 'array', items: { type: 'integer' } }, read: z.array(z.int()) },
  },
  { ask: needed(text()), choices: needed({ schema: { type: 'array', items: { type: 'string' } }, read: z.array(z.string()) }) },
  { section: needed(text()) },
];

/** The names of all fields that an answer may have beside those of its operations. */
export const SAID_PLAN: ReadonlySet<string> = new Set(SAID_FORMS.flatMap((form) => Object.keys(form)));

/** The JSON schema of an object with these fields and no others. */
export function closedObject(fields: Readonly<Record<string, PlanField>>) {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  const required = Object.entries(fields).flatMap(([name, field]) => (field.needed || field.always ? [name] : []));
  return { type: 'object', additionalProperties: false, properties, required };
}

/** The row of a table by a name that a model said, which may be anything: what every object inherits ("constructor") is no row. */
export const rowOf = <Row>(table: Readonly<Record<string, Row>>, name: unknown): Row | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

/** What is wrong with one operation of a model's answer, one line per issue; empty where nothing is. */
export function whyNotSaid(said: Readonly<Record<string, unknown>>): { at: string; why: string }[] {
  const { type } = said;
  const isReference = 'playbook' in said;
  const fields = isReference ? SAID_REFERENCE : rowOf(SAID_OPERATIONS, type);
  if (!fields) return [{ at: '.type', why: `there is no such operation. There are: ${Object.keys(SAID_OPERATIONS).join(', ')}.` }];
  const unknown = Object.keys(said).filter((name) => !(name === 'type' && !isReference) && !Object.hasOwn(fields, name));
  return [
    ...unknown.map((name) => ({ at: '', why: sayUnknown(name, Object.keys(fields)) })),
    ...Object.entries(fields).flatMap(([name, field]) => wrongWith(name, field, said[name])),
  ];
}

function wrongWith(name: string, { read, needed: isNeeded }: PlanField, value: unknown): { at: string; why: string }[] {
  if (value === undefined) return isNeeded ? [{ at: `.${name}`, why: 'has to be given.' }] : [];
  const parsed = read.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ at: ['', name, ...path].join('.'), why: message }));
}

/** Why a field is not accepted from a planner, with what to use instead. */
export function sayUnknown(name: string, known: readonly string[]): string {
  const shown = JSON.stringify(name.slice(0, 60));
  if (AIMS.has(name)) return `a planner does not say ${shown}. Name the element by its number on the page, as elementId.`;
  if (name === 'dialogs') return `a planner does not say ${shown}. What the page asks is the person's to answer.`;
  return `a planner does not say ${shown}. Leave it out${known.length ? `; there is: ${known.join(', ')}` : ''}.`;
}
const AIMS = new Set(['selector', 'relX', 'relY', 'position', 'fingerprint', 'target', 'xpath', 'css', 'ref']);
