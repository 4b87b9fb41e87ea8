import { fail, ok, type Result } from '../../lib/result';
import { Plan } from '../../model/plan';

/**
 * The model's text as a plan, or what is wrong with it, one line an issue. Takes the schema's form, the seed's `{thought, operations[]}`, the older
 * `actions[]`, and code fences around any of them.
 */
export function readPlan(text: string): Result<Plan, string[]> {
  const raw = parseJson(text);
  if (raw === undefined) return fail(['The answer is no valid JSON object.']);
  const parsed = Plan.safeParse(toPlan(raw));
  if (parsed.success) return ok(parsed.data);
  return fail(parsed.error.issues.slice(0, 8).map(({ path, message }) => `${path.join('.') || 'plan'}: ${message}`));
}

type Raw = Record<string, unknown>;

function parseJson(text: string): Raw | undefined {
  const body = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : undefined;
  } catch {
    return undefined;
  }
}

function toPlan(raw: Raw): unknown {
  if (raw.isComplete === true) {
    const readFrom = Array.isArray(raw.readFrom) && raw.readFrom.length ? { readFrom: raw.readFrom } : {};
    return {
      isComplete: true,
      success: raw.success ?? true,
      summary: raw.summary || raw.thought || '',
      suggestions: raw.suggestions ?? [],
      ...readFrom,
    };
  }
  const listed = raw.operations ?? raw.actions;
  return {
    thought: raw.thought ?? '',
    sequenceName: raw.sequenceName ?? '',
    operations: Array.isArray(listed) ? listed.map(toOperation) : listed,
    ...(typeof raw.more === 'boolean' ? { more: raw.more } : {}),
  };
}

/** Names of the older form, and fields that mean "not given". */
function toOperation(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const { action, sequenceName, ...given } = raw as Raw;
  const operation: Raw = Object.fromEntries(Object.entries(given).filter(([key, value]) => !isAbsent(key, value)));
  if (typeof operation.playbook === 'string') return toReference(operation);
  if (typeof action === 'string' && operation.type === undefined) operation.type = OLD_NAMES[action] ?? action;
  return shape(operation);
}

const OLD_NAMES: Record<string, string> = {
  click_element: 'click',
  tap_element: 'click',
  set_value: 'type',
  swipe: 'scroll',
  goto: 'navigate',
  fill: 'type',
  key: 'press',
};

function isAbsent(key: string, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (key === 'elementId' || key === 'toElementId') return value === 0 || value === -1;
  if (key === 'variant' || key === 'url') return value === '';
  return key === 'params' && Array.isArray(value) && value.length === 0;
}

function toReference({ playbook, variant, params }: Raw): Raw {
  const table = Array.isArray(params) ? Object.fromEntries(params.map((param: Raw) => [String(param.name), String(param.value)])) : params;
  return { playbook, ...(variant === undefined ? {} : { variant }), ...(table === undefined ? {} : { params: table }) };
}

function shape(operation: Raw): Raw {
  const { value, pixels, toElementId, label, expectedLabel, ...rest } = operation;
  if (rest.type === 'type' && rest.text === undefined && typeof value === 'string') rest.text = value;
  if (rest.type === 'scroll') return scroll(rest, pixels);
  if (rest.type === 'drag' && toElementId !== undefined) rest.to = { elementId: toElementId };
  if (rest.type === 'wait' && rest.text !== undefined && rest.until === undefined) rest.until = 'text';
  if (rest.type === 'click' && rest.count === 0) delete rest.count;
  return rest;
}

function scroll({ direction, ratio, ...rest }: Raw, pixels: unknown): Raw {
  if (direction === 'to-ratio') return { ...rest, ratio };
  if (direction === 'into-view') return rest;
  return {
    ...rest,
    ...(direction === undefined ? { ...(ratio === undefined ? {} : { ratio }) } : { direction }),
    ...(typeof pixels === 'number' ? { amount: pixels } : {}),
  };
}
