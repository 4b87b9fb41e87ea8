import { tidy, withoutAccents } from '../../lib/text';
import type { Fingerprint } from '../../model/page/target';
import type { Operation } from '../../model/plan/operation';
import { isWriting, rewritten, type Writing } from '../../model/plan/writing';
import type { Param } from '../../model/playbook/playbook';
import { isPlaceholder, paramsIn } from '../play/placeholders';
import { redactor, type TypedLiteral } from './redact';
import { secretName } from './secret-field';

export interface Parameterised {
  /** The operations with `{{param}}` or `{{secret:name}}` for typed texts, and for what repeats those in later steps. */
  operations: Operation[];
  params: Param[];
  /** Names of the secrets in the operations. */
  secrets: string[];
  /** Puts the placeholders into any other texts of the same batch: outcomes, names, the goal. */
  blank: <Value>(value: Value) => Value;
}

/** What a person decided about the values in their recording. */
export interface ValueDecisions {
  /** Params that the operations contain as `{{name}}` already, as the person described them. */
  blanks?: readonly Param[];
  /** Steps whose text is to stay as it is. */
  fixed?: ReadonlySet<number>;
}

/**
 * Replaces typed texts by params, without a model: in a field that asks for a password, code or card, and where a value looks like one, by
 * a secret, whose value is dropped everywhere; all other typed text becomes a param with the value as its default. `taken` are names of
 * params in use. What a person decided stays, except for what looks like a secret.
 */
export function parameterise(
  operations: readonly Operation[],
  taken: readonly Param[] = [],
  { blanks = [], fixed = NONE }: ValueDecisions = {},
): Parameterised {
  const found = new Map<number, TypedLiteral>();
  const params: Param[] = [];
  for (const [step, operation] of operations.entries()) {
    for (const name of namedIn(operation)) if (!params.some((param) => param.name === name)) params.push(blankNamed(name, blanks));
    if (!isWriting(operation) || operation.text === '' || isPlaceholder(operation.text) || paramsIn(operation.text).length) continue;
    if (fixed.has(step) && !secretName(operation.text, operation.fingerprint)) continue;
    found.set(step, literalOf(operation, [...found.values()], params, [...taken, ...blanks]));
  }
  const replies = repliesOf(operations, found, params, [...taken, ...blanks]);
  const all = [...found.values(), ...replies.values()];
  const hidden = new Set(all.filter(({ secret }) => secret).map(({ value }) => value));
  const secrets = all.filter(({ secret }) => secret);
  const blanked = operations.map((operation, step): Operation => {
    const own = found.get(step);
    const before = [...found].filter(([at, literal]) => at < step && !literal.secret).map(([, literal]) => literal);
    const rest = redactor([...secrets, ...before])(operation);
    const typed = own && isWriting(rest) ? rewritten(rest, own.placeholder) : rest;
    return withReplies(typed, step, replies);
  });
  return {
    operations: blanked,
    params: params.map((param) => withoutValue(param, hidden)),
    secrets: [...new Set(secrets.map(({ name }) => name))],
    blank: redactor(all),
  };
}

const NONE: ReadonlySet<number> = new Set();

/** What was typed into native prompts, by step and index: params too, but what looks like a secret is dropped, and the person is asked. */
function repliesOf(
  operations: readonly Operation[],
  found: ReadonlyMap<number, TypedLiteral>,
  params: Param[],
  taken: readonly Param[],
): Map<string, TypedLiteral> {
  const replies = new Map<string, TypedLiteral>();
  for (const [step, { dialogs = [] }] of operations.entries())
    for (const [index, { reply, text }] of dialogs.entries()) {
      if (!reply || isPlaceholder(reply) || paramsIn(reply).length) continue;
      const asked = { name: text, selectors: [], tag: 'input', attributes: {}, landmarks: [], neighbours: [] };
      const typed = { type: 'type' as const, text: reply, fingerprint: asked };
      replies.set(`${step}.${index}`, literalOf(typed, [...found.values(), ...replies.values()], params, taken));
    }
  return replies;
}

function withReplies(operation: Operation, step: number, replies: ReadonlyMap<string, TypedLiteral>): Operation {
  if (!operation.dialogs?.some(({ reply }) => reply)) return operation;
  const dialogs = operation.dialogs.map((dialog, index) => {
    const literal = replies.get(`${step}.${index}`);
    const { reply: _reply, ...rest } = dialog;
    return literal ? (literal.secret ? rest : { ...rest, reply: literal.placeholder }) : dialog;
  });
  return { ...operation, dialogs };
}

/** Names of the params that the operation contains already. */
const namedIn = (operation: Operation): string[] =>
  isWriting(operation) ? paramsIn(operation.text) : operation.type === 'select' ? operation.options.flatMap(paramsIn) : [];

const blankNamed = (name: string, blanks: readonly Param[]): Param => blanks.find((blank) => blank.name === name) ?? { name, kind: 'text' };

function literalOf(operation: Writing, earlier: TypedLiteral[], params: Param[], taken: readonly Param[]): TypedLiteral {
  const print = operation.fingerprint;
  const secret = secretName(operation.text, print);
  if (secret) {
    const same = earlier.find((literal) => literal.secret && literal.value === operation.text);
    const name =
      same?.name ??
      uniqueName(
        secret,
        earlier.filter((literal) => literal.secret).map((literal) => literal.name),
      );
    return { name, value: operation.text, secret: true, placeholder: `{{secret:${name}}}` };
  }
  const repeated = earlier.find((literal) => !literal.secret && literal.value === operation.text && isAddress(operation.text));
  if (repeated) return repeated;
  const param = paramFor(operation.text, print, [...taken, ...params]);
  params.push(param);
  return { name: param.name, value: operation.text, secret: false, placeholder: `{{${param.name}}}` };
}

function paramFor(value: string, print: Fingerprint | undefined, taken: Param[]): Param {
  const label = print && [print.label, print.name, print.placeholder].map((text) => tidy(text ?? '')).find((text) => text !== '');
  const kind = paramKindOf(value, print);
  return {
    name: uniqueName(
      slug(print) ?? kind,
      taken.map(({ name }) => name),
    ),
    kind,
    ...(label ? { label: label.slice(0, 200) } : {}),
    default: value,
    ...(value.length <= 400 ? { known: [value] } : {}),
  };
}

/** By the field's attributes, else by the form of the value. */
export function paramKindOf(value: string, print?: Fingerprint): 'text' | 'number' | 'date' {
  const type = print?.attributes['type']?.toLowerCase();
  if (type === 'number' || type === 'range') return 'number';
  if (type === 'date' || type === 'month' || type === 'week' || type === 'datetime-local' || type === 'time') return 'date';
  if (type && type !== 'text') return 'text';
  if (/^-?\d{1,3}([.,]?\d{3})*([.,]\d+)?$/.test(value.trim())) return 'number';
  if (/^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(value.trim())) return 'date';
  return 'text';
}

/** A user name that equals the password is not kept as a default: it has to be given again. */
function withoutValue(param: Param, hidden: ReadonlySet<string>): Param {
  const { default: value, known: _known, ...rest } = param;
  return value !== undefined && hidden.has(value) ? rest : param;
}

/** A param name from the field's label; undefined where that has no letters that a placeholder may have. */
function slug(print: Fingerprint | undefined): string | undefined {
  if (!print) return undefined;
  for (const called of [
    print.label,
    print.name,
    print.placeholder,
    print.attributes['name'],
    print.attributes['autocomplete'],
    print.attributes['id'],
  ]) {
    const name = withoutAccents(called ?? '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+|-+$/g, '')
      .slice(0, 40)
      .replace(/-+$/, '');
    if (name.length > 1 || (name && called === print.attributes['name'])) return name;
  }
  return undefined;
}

/** The name, with a number appended while it is taken. */
export function uniqueName(name: string, taken: string[]): string {
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name}-${number}`)) number++;
  return `${name}-${number}`;
}

const isAddress = (value: string) => /^\S+@\S+\.\S+$/.test(value);
