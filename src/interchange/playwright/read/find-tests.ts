import { nodeIn, nodesIn, type Syntax } from './parse-source';
import type { TestReading } from './reading';
import { run } from './statements';
import { numberValueOf, objectFieldOf, type Scope, type TestValue, textValueOf } from './values';

/** A test of a file, with what is to be done before it and what its file and groups say of all their tests. */
export interface FoundTest {
  title: string;
  body: TestValue & { is: 'function' };
  before: (TestValue & { is: 'function' })[];
  base?: string;
  viewport?: { width: number; height: number };
}

type Around = Omit<FoundTest, 'title' | 'body'>;

/**
 * The tests of a file in their order, also those in groups and in loops. Skipped tests are left out. `reading` evaluates what stands outside of tests; a
 * statement there that cannot be evaluated matters only to the tests that use it.
 */
export function findTests(statements: readonly (Syntax | undefined)[], scope: Scope, reading: TestReading, around: Around): FoundTest[] {
  const calls = statements.map((node) => (node ? callIn(node) : undefined));
  const evaluateAll = (nodes: readonly (Syntax | undefined)[]) => {
    for (const node of nodes) {
      run([node], scope, reading);
      delete reading.refused;
    }
  };
  const isFlow = (node: Syntax | undefined) => !!node && FLOW.test(node.type);
  evaluateAll(statements.filter((node) => node?.type === 'FunctionDeclaration'));
  evaluateAll(statements.filter((node, at) => !calls[at] && !isFlow(node)));
  const evaluated = (call: RunnerCall) => nodesIn(call.node, 'arguments').map((node) => (node ? reading.evaluate(node, scope) : undefined));
  const here: Around = { ...around, before: [...around.before] };
  for (const call of calls)
    if (call?.path === 'test.use') use(here, evaluated(call)[0]);
    else if (call?.path === 'test.beforeEach') here.before.push(...evaluated(call).filter((value) => value?.is === 'function'));
  return calls.flatMap((call, at): FoundTest[] => {
    if (!call) {
      const found: FoundTest[] = [];
      reading.onTest = (given) => found.push(...testOf(given, here));
      if (isFlow(statements[at])) evaluateAll([statements[at]]);
      delete reading.onTest;
      return found;
    }
    const given = evaluated(call);
    if (/^(test|it)(\.only)?$/.test(call.path)) return testOf(given, here);
    const body = given.findLast((value) => value?.is === 'function');
    if (body?.is !== 'function') return [];
    if (!/^(test\.)?describe(\.(only|serial|parallel))*$/.test(call.path)) return [];
    const inside = nodeIn(body.node, 'body');
    return inside ? findTests(nodesIn(inside, 'body'), { names: new Map(), around: scope }, reading, here) : [];
  });
}

/** Statements that may declare tests themselves. */
const FLOW = /^(For\w*|If|Block)Statement$/;

/** `given`: title, maybe details, body. */
function testOf(given: readonly (TestValue | undefined)[], around: Around): FoundTest[] {
  const body = given.findLast((value) => value?.is === 'function');
  return body?.is === 'function' ? [{ ...around, title: textValueOf(given[0]) ?? 'Untitled test', body }] : [];
}

interface RunnerCall {
  path: string;
  node: Syntax;
}

/** `test('…', …)`, `test.describe('…', …)`: a statement that only calls the runner. */
function callIn(statement: Syntax): RunnerCall | undefined {
  const node = statement.type === 'ExpressionStatement' ? nodeIn(statement, 'expression') : undefined;
  const callee = node?.type === 'CallExpression' ? nodeIn(node, 'callee') : undefined;
  const path = callee && pathOf(callee);
  return node && path && /^(test|it|describe)\b/.test(path) ? { path, node } : undefined;
}

function pathOf(node: Syntax): string | undefined {
  if (node.type === 'Identifier') return String(node['name']);
  const object = node.type === 'MemberExpression' ? nodeIn(node, 'object') : undefined;
  const before = object && pathOf(object);
  return before && `${before}.${String(nodeIn(node, 'property')?.['name'])}`;
}

function use(around: Around, options: TestValue | undefined): void {
  const base = textValueOf(objectFieldOf(options, 'baseURL'));
  const size = objectFieldOf(options, 'viewport');
  const [width, height] = [numberValueOf(objectFieldOf(size, 'width')), numberValueOf(objectFieldOf(size, 'height'))];
  if (base && URL.canParse(base)) around.base = base;
  if (width && height) around.viewport = { width, height };
}
