import { rowOf, SAID_OPERATIONS } from './plan-language';

type Raw = Record<string, unknown>;

/**
 * One operation of a model's answer in the names of `plan-language`: older names and those of other agents are replaced, and values that mean "not
 * given" are dropped. Not validated yet. Its description in words is returned separately.
 */
export function saidOperation(raw: Raw): { said: Raw; note?: string } {
  const given = Object.fromEntries(Object.entries(raw).filter(([key, value]) => !isAbsent(key, value)));
  if ('playbook' in given)
    return { said: Array.isArray(given.params) || !isTable(given.params) ? given : { ...given, params: listed(given.params) } };
  const { action, label: _, expectedLabel: __, description, reason, note, ...named } = given;
  const words = [note, description, reason].find((one) => typeof one === 'string');
  const type = named.type ?? action;
  const said: Raw = { ...named, ...(type === undefined ? {} : { type }) };
  const renamed = { ...said, ...rowOf(OLD_FORMS, type) };
  const own = rowOf(HABITS, renamed.type);
  return { said: withoutEmpty(own ? own(renamed) : renamed), ...(words === undefined ? {} : { note: words.slice(0, 400) }) };
}

/** The operation in Abra's own form: several where it stands for several. */
export function toOperations({ said, note }: ReturnType<typeof saidOperation>): unknown[] {
  if ('playbook' in said) return [toReference(said)];
  const own = rowOf(SHAPES, said.type);
  const all = rowOf(SEVERAL, said.type)?.(said) ?? [said];
  return all.map((one) => ({ ...(own ? own(one) : one), ...(note === undefined ? {} : { note }) }));
}

/** Drops empty fields that belong to other operations: some models fill in every field of the schema. */
function withoutEmpty(said: Raw): Raw {
  const fields = rowOf(SAID_OPERATIONS, said.type) ?? {};
  const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(said).filter(([key, value]) => key === 'type' || Object.hasOwn(fields, key) || !isEmpty(value)));
}

const isTable = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const listed = (params: Raw) => Object.entries(params).map(([name, value]) => ({ name, value }));

/** Type names of the older form and of other agents. */
const OLD_FORMS: Record<string, Raw> = {
  click_element: { type: 'click' },
  tap_element: { type: 'click' },
  double_click: { type: 'click', count: 2 },
  set_value: { type: 'type' },
  fill: { type: 'type' },
  input_text: { type: 'type' },
  swipe: { type: 'scroll' },
  scroll_down: { type: 'scroll', direction: 'down' },
  scroll_up: { type: 'scroll', direction: 'up' },
  goto: { type: 'navigate' },
  go_back: { type: 'navigate', to: 'back' },
  reload: { type: 'navigate', to: 'reload' },
  key: { type: 'press' },
  press_key: { type: 'press' },
};

function isAbsent(key: string, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (key === 'elementId' || key === 'toElementId') return value === 0 || value === -1;
  if (key === 'count') return value === 0;
  if (key === 'variant' || key === 'url') return value === '';
  return key === 'params' && Array.isArray(value) && value.length === 0;
}

function toReference({ playbook, variant, params }: Raw): Raw {
  const list = (params ?? []) as readonly { name: string; value: string }[];
  return {
    playbook,
    ...(variant === undefined ? {} : { variant }),
    ...(list.length ? { params: Object.fromEntries(list.map(({ name, value }) => [name, value])) } : {}),
  };
}

/** Operations that a model may say as one. */
const SEVERAL: Record<string, (said: Raw) => Raw[]> = {
  press: ({ count, ...press }) => Array.from({ length: typeof count === 'number' ? count : 1 }, () => press),
  extract: ({ elementIds, ...extract }) => {
    const ids = Array.isArray(elementIds) ? elementIds : [];
    if (ids.length < 2) return [{ ...extract, ...(ids.length ? { elementId: ids[0] } : {}) }];
    return ids.map((elementId, at) => ({ ...extract, elementId, name: `${extract.name} ${at + 1}` }));
  },
};

/** Fields of the older form and of other agents, translated to the current ones. */
const HABITS: Record<string, (said: Raw) => Raw> = {
  type: ({ value, ...said }) => (said.text === undefined && value !== undefined ? { ...said, text: value } : said),
  extract: ({ elementId, ...said }) => (elementId === undefined || said.elementIds ? said : { ...said, elementIds: [elementId] }),
  // A planner cannot scroll by pixels, only by a screen.
  scroll: ({ pixels: _, ...said }) => said,
};

const MIDDLE = 0.5;

/** The schema requires every field, but each has a meaning for some types only: drops those that do not belong, and derives missing ones. */
const SHAPES: Record<string, (said: Raw) => Raw> = {
  click: ({ count, x, y, ...rest }) => ({
    ...rest,
    ...(typeof count === 'number' && count > 0 ? { count } : {}),
    // Some models fill in every field: the very corner is meant by nobody.
    ...(x || y ? { at: { x: x ?? MIDDLE, y: y ?? MIDDLE } } : {}),
  }),
  scroll: ({ direction, ratio, ...rest }) => {
    if (direction === 'into-view') return rest;
    if (direction === 'to-ratio' || direction === undefined) return { ...rest, ...(ratio === undefined ? {} : { ratio }) };
    return { ...rest, direction };
  },
  drag: ({ x, y, toElementId, ...rest }) => {
    if (toElementId !== undefined) return { ...rest, to: { elementId: toElementId } };
    return x || y ? { ...rest, offset: { x: x ?? 0, y: y ?? 0 } } : rest;
  },
  wait: ({ until, text, ...rest }) => {
    // Any change of the address counts: where a click leads is not always known beforehand.
    if (until === 'url') return text === '' || text === undefined ? { ...rest, until } : { ...rest, until, text };
    return text === undefined ? { ...rest, ...(until === undefined ? {} : { until }) } : { ...rest, until: until ?? 'text', text };
  },
  navigate: ({ tab, ...rest }) => {
    const to = rest.to ?? (tab !== undefined ? 'tab' : rest.url !== undefined ? 'url' : undefined);
    return { ...rest, ...(to === undefined ? {} : { to }), ...(to === 'tab' && tab !== undefined ? { number: tab } : {}) };
  },
  assert: ({ text, ...rest }) => (text === '' ? { ...rest, visible: true } : { ...rest, ...(text === undefined ? {} : { text }) }),
};
