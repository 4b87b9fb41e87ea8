import { EXPORT_SAYINGS } from '../../../model/sayings/export-sayings';
import { callMethod } from './call-method';
import { lineOf, nodeIn, nodesIn, type Syntax } from './parse-source';
import type { TestReading } from './reading';
import { assign, lookUp, numberValueOf, objectFieldOf, plainValue, type Scope, type TestValue, textValueOf, unknownValue } from './values';

/** Limit of loop passes and calls that are followed in one test: beyond it, the test is not a plain list of steps. */
const MAX_TURNS = 2000;

/** The value of an expression. Its actions on the page are added to the operations. Other values are `unknown`; using one is refused. */
export function evaluateExpression(node: Syntax | undefined, scope: Scope, reading: TestReading): TestValue {
  if (!node) return plainValue(undefined);
  reading.line = lineOf(node);
  const read = EXPRESSIONS[node.type];
  return read ? read(node, scope, reading) : unknownValue(EXPORT_SAYINGS.lineUnread({ name: node.type }));
}

type Read = (node: Syntax, scope: Scope, reading: TestReading) => TestValue;

const inner =
  (field: string): Read =>
  (node, scope, reading) =>
    evaluateExpression(nodeIn(node, field), scope, reading);

const EXPRESSIONS: Record<string, Read> = {
  Literal: (node) => {
    const regex = node['regex'] as { pattern: string; flags: string } | undefined;
    return regex
      ? { is: 'pattern', source: regex.pattern, flags: regex.flags }
      : plainValue(node['value'] as string | number | boolean | null);
  },
  TemplateLiteral: (node, scope, reading) => {
    const filled = nodesIn(node, 'expressions').map((part) => evaluateExpression(part, scope, reading));
    const texts = nodesIn(node, 'quasis').map((part) => String((part?.['value'] as { cooked?: string } | undefined)?.cooked ?? ''));
    const parts = filled.map(textValueOf);
    if (parts.includes(undefined)) return unknownValue(EXPORT_SAYINGS.lineOnlyThen);
    return plainValue(texts.map((text, at) => text + (parts[at] ?? '')).join(''));
  },
  Identifier: (node, scope) => {
    const name = String(node['name']);
    return lookUp(scope, name) ?? (name === 'undefined' ? plainValue(undefined) : { is: 'name', path: name });
  },
  MemberExpression: (node, scope, reading) => {
    const from = evaluateExpression(nodeIn(node, 'object'), scope, reading);
    const name = memberName(node, scope, reading);
    return name === undefined ? unknownValue(EXPORT_SAYINGS.lineOnlyThen) : memberOf(from, name);
  },
  ArrayExpression: (node, scope, reading) => ({ is: 'list', items: listed(node, 'elements', scope, reading) }),
  ObjectExpression: (node, scope, reading) => {
    const fields = new Map<string, TestValue>();
    for (const property of nodesIn(node, 'properties')) {
      const key = property && nodeIn(property, 'key');
      const name = key && (key.type === 'Identifier' ? String(key['name']) : String(key['value']));
      if (property && name !== undefined) fields.set(name, evaluateExpression(nodeIn(property, 'value'), scope, reading));
    }
    return { is: 'record', fields };
  },
  ArrowFunctionExpression: (node, scope) => ({ is: 'function', node, scope }),
  FunctionExpression: (node, scope) => ({ is: 'function', node, scope }),
  AwaitExpression: (node, scope, reading) => awaited(evaluateExpression(nodeIn(node, 'argument'), scope, reading), reading),
  CallExpression: (node, scope, reading) => {
    const callee = nodeIn(node, 'callee');
    if (callee?.type !== 'MemberExpression') {
      const called = evaluateExpression(callee, scope, reading);
      return reading.call(called, listed(node, 'arguments', scope, reading), lineOf(node));
    }
    const from = evaluateExpression(nodeIn(callee, 'object'), scope, reading);
    const method = memberName(callee, scope, reading) ?? '';
    const given = listed(node, 'arguments', scope, reading);
    reading.line = lineOf(node);
    if (from.is === 'name' && from.path === 'Promise' && method === 'all') return allOf(given[0], reading);
    return callMethod(from, method, given, reading);
  },
  NewExpression: (node, scope, reading) => {
    const name = nodeIn(node, 'callee')?.['name'];
    const [first, base] = listed(node, 'arguments', scope, reading);
    const text = textValueOf(first);
    if (name === 'RegExp' && text !== undefined) return { is: 'pattern', source: text, flags: textValueOf(base) ?? '' };
    const around = textValueOf(base);
    if (name === 'URL' && text !== undefined && URL.canParse(text, around)) {
      const { href, pathname, origin } = new URL(text, around);
      return { is: 'record', fields: new Map(Object.entries({ href, pathname, origin }).map(([key, value]) => [key, plainValue(value)])) };
    }
    return unknownValue(EXPORT_SAYINGS.lineUnread({ name: `new ${String(name)}` }));
  },
  BinaryExpression: (node, scope, reading) => {
    const [left, right] = [
      evaluateExpression(nodeIn(node, 'left'), scope, reading),
      evaluateExpression(nodeIn(node, 'right'), scope, reading),
    ];
    if (left.is !== 'plain' || right.is !== 'plain') return unknownValue(EXPORT_SAYINGS.lineOnlyThen);
    return computed(String(node['operator']), left.value, right.value);
  },
  LogicalExpression: (node, scope, reading) => {
    const left = evaluateExpression(nodeIn(node, 'left'), scope, reading);
    if (left.is === 'name' || left.is === 'unknown')
      return node['operator'] === '&&' ? left : evaluateExpression(nodeIn(node, 'right'), scope, reading);
    const value = left.is === 'plain' ? left.value : true;
    const goesOn = node['operator'] === '&&' ? !!value : node['operator'] === '||' ? !value : value === null || value === undefined;
    return goesOn ? evaluateExpression(nodeIn(node, 'right'), scope, reading) : left;
  },
  ConditionalExpression: (node, scope, reading) => {
    const test = evaluateExpression(nodeIn(node, 'test'), scope, reading);
    if (test.is !== 'plain') return unknownValue(EXPORT_SAYINGS.lineOnlyThen);
    return evaluateExpression(nodeIn(node, test.value ? 'consequent' : 'alternate'), scope, reading);
  },
  UnaryExpression: (node, scope, reading) => {
    const value = evaluateExpression(nodeIn(node, 'argument'), scope, reading);
    if (value.is !== 'plain') return unknownValue(EXPORT_SAYINGS.lineOnlyThen);
    return node['operator'] === '!'
      ? plainValue(!value.value)
      : node['operator'] === '-'
        ? plainValue(-Number(value.value))
        : unknownValue(EXPORT_SAYINGS.lineUnread({ name: String(node['operator']) }));
  },
  UpdateExpression: (node, scope) => {
    const name = String(nodeIn(node, 'argument')?.['name']);
    const before = numberValueOf(lookUp(scope, name));
    if (before === undefined) return unknownValue(EXPORT_SAYINGS.lineOnlyThen);
    assign(scope, name, plainValue(before + (node['operator'] === '++' ? 1 : -1)));
    return plainValue(before);
  },
  AssignmentExpression: (node, scope, reading) => {
    const name = nodeIn(node, 'left')?.['name'];
    const right = evaluateExpression(nodeIn(node, 'right'), scope, reading);
    if (typeof name !== 'string') return right;
    const operator = String(node['operator']);
    const before = lookUp(scope, name);
    const value =
      operator === '=' || before?.is !== 'plain' || right.is !== 'plain'
        ? right
        : computed(operator.slice(0, -1), before.value, right.value);
    assign(scope, name, value);
    return value;
  },
  ChainExpression: inner('expression'),
  ParenthesizedExpression: inner('expression'),
  TSAsExpression: inner('expression'),
  TSSatisfiesExpression: inner('expression'),
  TSNonNullExpression: inner('expression'),
  TSTypeAssertion: inner('expression'),
};

type Scalar = string | number | boolean | null | undefined;

function computed(operator: string, left: Scalar, right: Scalar): TestValue {
  if (operator === '+' && (typeof left === 'string' || typeof right === 'string')) return plainValue(String(left) + String(right));
  if (operator === '===' || operator === '==') return plainValue(left === right);
  if (operator === '!==' || operator === '!=') return plainValue(left !== right);
  if (typeof left !== 'number' || typeof right !== 'number') return unknownValue(EXPORT_SAYINGS.lineOnlyThen);
  const compute: Record<string, number | boolean> = {
    '+': left + right,
    '-': left - right,
    '*': left * right,
    '/': left / right,
    '%': left % right,
    '<': left < right,
    '<=': left <= right,
    '>': left > right,
    '>=': left >= right,
  };
  return operator in compute ? plainValue(compute[operator]) : unknownValue(EXPORT_SAYINGS.lineUnread({ name: operator }));
}

function memberName(node: Syntax, scope: Scope, reading: TestReading): string | undefined {
  const property = nodeIn(node, 'property');
  return node['computed'] ? textValueOf(evaluateExpression(property, scope, reading)) : String(property?.['name']);
}

function memberOf(from: TestValue, name: string): TestValue {
  if (from.is === 'record') return objectFieldOf(from, name) ?? plainValue(undefined);
  if (from.is === 'list') return name === 'length' ? plainValue(from.items.length) : (from.items[Number(name)] ?? plainValue(undefined));
  if (from.is === 'page' && (name === 'keyboard' || name === 'mouse')) return { is: name, tab: from.tab };
  if (from.is === 'expect' && name === 'not') return { ...from, not: !from.not };
  if (from.is === 'name')
    return from.path === 'process.env' ? plainValue(`{{${blankOf(name)}}}`) : { is: 'name', path: `${from.path}.${name}` };
  return unknownValue(EXPORT_SAYINGS.lineFieldThen({ name }));
}

/** An environment variable as a placeholder: "SHOP_PASSWORD" is the secret "shop-password", "USER_NAME" the blank "user-name". */
function blankOf(variable: string): string {
  const name =
    variable
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^[^a-z]+|-$/g, '') || 'value';
  return /pass|secret|token|key|pin\b/.test(name) ? `secret:${name}` : name;
}

const listed = (node: Syntax, field: string, scope: Scope, reading: TestReading): TestValue[] =>
  nodesIn(node, field).flatMap((one) => {
    if (one?.type !== 'SpreadElement') return [evaluateExpression(one, scope, reading)];
    const spread = evaluateExpression(nodeIn(one, 'argument'), scope, reading);
    return spread.is === 'list' ? spread.items : [unknownValue(EXPORT_SAYINGS.lineOnlyThen)];
  });

/** When the promise of a new tab is awaited, its value becomes that tab. */
const awaited = (value: TestValue, reading: TestReading): TestValue =>
  value.is === 'opening' ? { is: 'page', tab: reading.openTab() } : value;

const allOf = (list: TestValue | undefined, reading: TestReading): TestValue =>
  list?.is === 'list' ? { is: 'list', items: list.items.map((item) => awaited(item, reading)) } : unknownValue(EXPORT_SAYINGS.lineOnlyThen);

/** Counts one loop pass or call. Is the limit now exceeded? */
export const isTooLong = (reading: TestReading): boolean => ++reading.turns > MAX_TURNS;
