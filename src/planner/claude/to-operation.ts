type Raw = Record<string, unknown>;

/** One operation as a model says it, in Abra's form: older names, params as a list, and values that mean "not given". Not yet checked. */
export function toOperation(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const given = Object.fromEntries(Object.entries(raw as Raw).filter(([key, value]) => !isAbsent(key, value)));
  if (typeof given.playbook === 'string') return toReference(given);
  const { action, ...operation } = given;
  if (operation.type === undefined && typeof action === 'string') operation.type = action;
  const { type } = operation;
  return shape(typeof type === 'string' ? { ...operation, ...OLD_FORMS[type] } : operation);
}

/** Names of the older form and of other agents' habits. */
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
  if (key === 'variant' || key === 'url') return value === '';
  return key === 'params' && Array.isArray(value) && value.length === 0;
}

function toReference({ playbook, variant, params }: Raw): Raw {
  const table = Array.isArray(params)
    ? Object.fromEntries(params.map((param: Raw) => [String(param?.name), String(param?.value)]))
    : params;
  return { playbook, ...(variant === undefined ? {} : { variant }), ...(table === undefined ? {} : { params: table }) };
}

/** A field says something in one type only, and the schema asks for all of them: what does not belong is dropped, what is missing derived. */
function shape(operation: Raw): Raw {
  const { value, pixels, toElementId, label: _, expectedLabel: __, description, reason, ...rest } = operation;
  const why = description ?? reason;
  if (typeof why === 'string' && rest.note === undefined) rest.note = why.slice(0, 400);
  const own = SHAPES[String(rest.type)];
  return own ? own(rest, { value, pixels, toElementId }) : rest;
}

type Extra = { value: unknown; pixels: unknown; toElementId: unknown };

const SHAPES: Record<string, (operation: Raw, extra: Extra) => Raw> = {
  click: ({ count, ...rest }) => (typeof count === 'number' && count > 0 ? { ...rest, count } : rest),
  type: (rest, { value }) => (rest.text === undefined && typeof value === 'string' ? { ...rest, text: value } : rest),
  scroll: ({ direction, ratio, ...rest }, { pixels }) => {
    if (direction === 'into-view') return rest;
    if (direction === 'to-ratio' || direction === undefined) return { ...rest, ...(ratio === undefined ? {} : { ratio }) };
    return { ...rest, direction, ...(typeof pixels === 'number' ? { amount: pixels } : {}) };
  },
  drag: ({ x, y, ...rest }, { toElementId }) => {
    if (toElementId !== undefined) return { ...rest, to: { elementId: toElementId } };
    return x || y ? { ...rest, offset: { x: x ?? 0, y: y ?? 0 } } : rest;
  },
  wait: ({ until, text, ...rest }) => {
    // Any other address will do: what a click leads to is not always known before.
    if (until === 'url') return text === '' || text === undefined ? { ...rest, until } : { ...rest, until, text };
    return text === undefined ? { ...rest, ...(until === undefined ? {} : { until }) } : { ...rest, until: until ?? 'text', text };
  },
  navigate: (rest) => (rest.to === undefined && rest.url !== undefined ? { ...rest, to: 'url' } : rest),
  assert: ({ text, ...rest }) => (text === '' ? { ...rest, visible: true } : { ...rest, ...(text === undefined ? {} : { text }) }),
};
