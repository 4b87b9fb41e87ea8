/** What the model answers, as JSON schema within the limits of structured outputs: every field required, one flat anyOf, no recursion. */
export const planSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    thought: string('One or two sentences to the person.'),
    isComplete: { type: 'boolean' },
    sequenceName: string('What the operations do, without the values.'),
    operations: { type: 'array', items: { anyOf: variants() } },
    more: { type: 'boolean', description: 'True to see the page again after these operations, false when they reach the goal.' },
    section: string('Name of a section of the page to have listed, instead of operations; else empty.'),
    success: { type: 'boolean' },
    summary: string('Only when complete.'),
    suggestions: list(),
    readFrom: { type: 'array', items: { type: 'integer' } },
  },
  required: ['thought', 'isComplete', 'sequenceName', 'operations', 'more', 'section', 'success', 'summary', 'suggestions', 'readFrom'],
};

function variants() {
  const elementId = { type: 'integer' };
  const px = { type: 'integer' };
  return [
    operation('click', {
      elementId,
      button: one('left', 'right', 'middle'),
      count: { type: 'integer' },
      modifiers: { type: 'array', items: one('Alt', 'Control', 'Meta', 'Shift') },
    }),
    operation('type', { elementId, text: string(), mode: one('replace', 'append'), submit: { type: 'boolean' } }),
    operation('select', { elementId, options: list() }),
    operation('check', { elementId, checked: { type: 'boolean' } }),
    operation('press', { elementId, key: string('A key or chord such as Enter or Control+A.') }),
    operation('hover', { elementId }),
    operation('scroll', { elementId, direction: one('up', 'down', 'left', 'right', 'to-ratio', 'into-view'), ratio: { type: 'number' } }),
    operation('drag', { elementId, toElementId: { type: 'integer' }, x: px, y: px }),
    operation('upload', { elementId, files: list() }),
    operation('wait', { until: one('text', 'gone', 'url'), text: string() }),
    operation('navigate', { to: one('url', 'back', 'forward', 'reload'), url: string() }),
    operation('assert', { elementId, text: string(), url: string() }),
    operation('extract', { elementId, name: string(), what: one('text', 'value', 'href', 'list') }),
    operation('screenshot', {}),
    object({
      playbook: string('Exact name.'),
      variant: string(),
      params: { type: 'array', items: object({ name: string(), value: string() }) },
    }),
  ];
}

function operation(type: string, fields: Record<string, object>) {
  return object({ type: { type: 'string', const: type }, ...fields });
}

function object(properties: Record<string, object>) {
  return { type: 'object', additionalProperties: false, properties, required: Object.keys(properties) };
}

function string(description?: string) {
  return description ? { type: 'string', description } : { type: 'string' };
}

function list() {
  return { type: 'array', items: { type: 'string' } };
}

function one(...values: string[]) {
  return { type: 'string', enum: values };
}
