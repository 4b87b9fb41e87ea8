import { SAYINGS, TOLD_IN_ENGLISH } from '../../../src/model/sayings/sayings';
import { type MessageKey, say } from '../../locales/say';
import { sayPlaceInWords, sayThing } from './say-thing';

/**
 * A sentence of Abra's that is told as its English alone, by pages, files, histories and older journals: known by that, with the values it was made
 * of. Any other text stays as it is.
 */
export function sayFixed(text: string): string {
  const key = FIXED.get(text);
  if (key) return say(key);
  for (const { key: one, pattern } of PATTERNS) {
    const values = pattern.exec(text)?.groups;
    if (values) return say(one, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueOf(name, value)])));
  }
  return text;
}

const FIXED: ReadonlyMap<string, MessageKey> = new Map(
  Object.entries({ ...SAYINGS, ...TOLD_IN_ENGLISH }).flatMap(([kind, english]) =>
    typeof english === 'string' ? [[english, `said.${kind}` as MessageKey]] : [],
  ),
);

/** What a value looks like, where not any text is one. */
const SHAPES: Record<string, string> = {
  ...Object.fromEntries(
    ['count', 'line', 'megabytes', 'millions', 'seconds', 'status', 'step', 'tries'].map((name) => [name, String.raw`\d+`]),
  ),
  key: String.raw`(?!name\b)[a-z][\w-]*`,
  path: String.raw`[\w$.[\]-]+`,
};

/** How each sentence with values reads: its English, with a group for each value. */
const PATTERNS = Object.entries(TOLD_IN_ENGLISH).flatMap(([kind, made]) =>
  typeof made === 'string' ? [] : [{ key: `said.${kind}` as MessageKey, pattern: patternOf(made as (values: object) => string) }],
);

function patternOf(made: (values: object) => string): RegExp {
  const marked = made(new Proxy({}, { get: (_values, name) => `\u0001${String(name)}\u0002` }));
  const escaped = marked.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the marks around the names, which no sentence has
  return new RegExp(`^${escaped.replace(/\u0001(\w+)\u0002/g, (_mark, name: string) => `(?<${name}>${SHAPES[name] ?? '.+?'})`)}$`, 's');
}

/** A value that is a step, a place or a sentence itself is worded, too. */
function valueOf(name: string, value: string): string | number {
  if (name === 'thing') return sayThing(value);
  if (name === 'place') return sayPlaceInWords(value);
  if (name === 'why') return sayFixed(value);
  if (name === 'path') return sayPath(value);
  return name in SHAPES && /^\d+$/.test(value) ? Number(value) : value;
}

/** Where in a file of playbooks something stands: "Playbook 5, step 2, “type”" for `playbooks[4].operations[1].type`. */
function sayPath(path: string): string {
  const at = /^playbooks[.[](\d+)\]?(?:\.operations[.[](\d+)\]?)?\.?(.*)$/.exec(path);
  if (!at?.[3]) return path;
  const playbook = Number(at[1]) + 1;
  return at[2] === undefined
    ? say('part.inFilePlaybook', { playbook, field: at[3] })
    : say('part.inFileStep', { playbook, step: Number(at[2]) + 1, field: at[3] });
}
