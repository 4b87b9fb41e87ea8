// @ts-check
/** Limits of structured output. */
const OPTIONALS = 24;
const UNIONS = 16;
const BREAKPOINTS = 4;
const CONSTRAINTS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'maxItems',
  'uniqueItems',
];
const GONE = ['temperature', 'top_p', 'top_k'];

/**
 * Why the real API would answer 400 to this body, or undefined.
 * @param {any} body @returns {string | undefined}
 */
export function whyInvalid(body) {
  if (typeof body.model !== 'string' || !body.model) return 'model: Field required';
  if (!(Number.isInteger(body.max_tokens) && body.max_tokens >= 0)) return 'max_tokens: Field required';
  const gone = GONE.find((name) => body[name] !== undefined);
  if (gone) return `${gone}: this model does not take it`;
  return whyBadMessages(body.messages) ?? whyBadBreakpoints(body) ?? whyBadFormat(body.output_config?.format);
}

/** @param {any} messages @returns {string | undefined} */
function whyBadMessages(messages) {
  if (!Array.isArray(messages) || messages.length === 0) return 'messages: at least one message is required';
  for (const [index, message] of messages.entries()) {
    if (message.role !== 'user' && message.role !== 'assistant') return `messages.${index}.role: unexpected value`;
    const empty = typeof message.content === 'string' ? !message.content : !message.content?.length;
    if (empty) return `messages.${index}.content: may not be empty`;
    const blocks = Array.isArray(message.content) ? message.content : [];
    const hollow = blocks.some((/** @type {any} */ block) => block.type === 'text' && !block.text);
    if (hollow) return `messages.${index}.content: text content blocks must be non-empty`;
  }
  if (messages[0].role !== 'user') return 'messages: first message must use the "user" role';
  if (messages.at(-1).role !== 'user') return 'messages: the conversation must end with a user message (no prefill)';
  return undefined;
}

/** @param {any} body @returns {string | undefined} */
function whyBadBreakpoints(body) {
  const contents = [body.tools, body.system, ...body.messages.map((/** @type {any} */ message) => message.content)];
  const marks = contents
    .flatMap((content) => (Array.isArray(content) ? content : []))
    .flatMap((block) => (block.cache_control ? [block.cache_control] : []));
  if (body.cache_control) marks.push(body.cache_control);
  if (marks.length > BREAKPOINTS) return `A maximum of ${BREAKPOINTS} blocks with cache_control may be provided. Found ${marks.length}.`;
  const firstShort = marks.findIndex(({ ttl }) => ttl !== '1h');
  if (firstShort >= 0 && marks.slice(firstShort).some(({ ttl }) => ttl === '1h'))
    return 'a ttl=1h cache_control block must not come after a ttl=5m one';
  return undefined;
}

/** @param {any} format @returns {string | undefined} */
function whyBadFormat(format) {
  if (format === undefined || format === null) return undefined;
  if (format.type !== 'json_schema' || typeof format.schema !== 'object') return 'output_config.format: unexpected value';
  const seen = { optionals: 0, unions: 0 };
  const bad = whyBadSchema(format.schema, 'schema', seen, new Set(), format.schema);
  if (bad) return `output_config.format.${bad}`;
  if (seen.optionals > OPTIONALS) return `output_config.format.schema: ${seen.optionals} optional parameters, at most ${OPTIONALS}`;
  if (seen.unions > UNIONS) return `output_config.format.schema: ${seen.unions} parameters with union types, at most ${UNIONS}`;
  return undefined;
}

/** @param {any} schema @param {string} at @param {{ optionals: number, unions: number }} seen @param {Set<string>} inside @param {any} root @returns {string | undefined} */
function whyBadSchema(schema, at, seen, inside, root) {
  if (schema === null || typeof schema !== 'object') return `${at}: a schema must be an object`;
  const constraint = CONSTRAINTS.find((name) => schema[name] !== undefined);
  if (constraint) return `${at}: '${constraint}' is not supported`;
  if (schema.minItems > 1) return `${at}: 'minItems' other than 0 or 1 is not supported`;
  if (schema.oneOf) return `${at}: 'oneOf' is not supported`;
  if (schema.$ref) return whyBadReference(schema.$ref, at, seen, inside, root);
  if (schema.type === 'object' && schema.additionalProperties !== false) return `${at}: 'additionalProperties' must be false`;
  const choices = schema.anyOf ?? [];
  if (choices.length || Array.isArray(schema.type)) seen.unions += 1;
  const required = new Set(schema.required ?? []);
  const properties = Object.entries(schema.properties ?? {});
  seen.optionals += properties.filter(([name]) => !required.has(name)).length;
  const below = [
    ...properties.map(([name, value]) => [`${at}.${name}`, value]),
    ...choices.map((/** @type {any} */ one, /** @type {number} */ n) => [`${at}.anyOf.${n}`, one]),
  ];
  if (schema.items) below.push([`${at}.items`, schema.items]);
  for (const [place, value] of below) {
    const bad = whyBadSchema(value, place, seen, inside, root);
    if (bad) return bad;
  }
  return undefined;
}

/** @param {string} reference @param {string} at @param {{ optionals: number, unions: number }} seen @param {Set<string>} inside @param {any} root @returns {string | undefined} */
function whyBadReference(reference, at, seen, inside, root) {
  if (inside.has(reference)) return `${at}: recursive schemas are not supported`;
  const target = reference.startsWith('#/')
    ? reference
        .slice(2)
        .split('/')
        .reduce((node, name) => node?.[name], root)
    : undefined;
  if (!target) return `${at}: '$ref' leads nowhere`;
  return whyBadSchema(target, reference, seen, new Set([...inside, reference]), root);
}
