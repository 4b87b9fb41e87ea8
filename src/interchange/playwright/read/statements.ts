import { EXPORT_SAYINGS } from '../../../model/sayings/export-sayings';
import { evaluateExpression, isTooLong } from './evaluate';
import { lineOf, nodeIn, nodesIn, type Syntax } from './parse-source';
import { refuse, type TestReading } from './reading';
import { plainValue, type Scope, type TestValue, unknownValue } from './values';

/** Limit of nested function calls: real tests do not nest that deep. */
const MAX_DEPTH = 30;

/** Follows statements in the order of execution, as far as conditions can be evaluated. Returns the value of a `return`. */
export function run(statements: readonly (Syntax | undefined)[], scope: Scope, reading: TestReading): TestValue | undefined {
  for (const node of statements) if (node?.type === 'FunctionDeclaration') declare(node, scope);
  for (const node of statements) {
    if (!node || reading.refused) continue;
    reading.line = lineOf(node);
    const returned = STATEMENTS[node.type]?.(node, scope, reading);
    if (returned) return returned;
    if (!(node.type in STATEMENTS)) refuse(reading, EXPORT_SAYINGS.lineNoStep({ name: node.type }));
  }
  return undefined;
}

type Run = (node: Syntax, scope: Scope, reading: TestReading) => TestValue | undefined;
const nothing: Run = () => undefined;
const inScope = (scope: Scope): Scope => ({ names: new Map(), around: scope });

const STATEMENTS: Record<string, Run> = {
  ExpressionStatement: (node, scope, reading) => void evaluateExpression(nodeIn(node, 'expression'), scope, reading),
  VariableDeclaration: (node, scope, reading) => {
    for (const one of nodesIn(node, 'declarations'))
      if (one) bind(nodeIn(one, 'id'), evaluateExpression(nodeIn(one, 'init'), scope, reading), scope, reading);
    return undefined;
  },
  ExportNamedDeclaration: (node, scope, reading) => {
    const declared = nodeIn(node, 'declaration');
    return declared && run([declared], scope, reading);
  },
  ReturnStatement: (node, scope, reading) => evaluateExpression(nodeIn(node, 'argument'), scope, reading),
  BlockStatement: (node, scope, reading) => run(nodesIn(node, 'body'), inScope(scope), reading),
  IfStatement: (node, scope, reading) => {
    const test = evaluateExpression(nodeIn(node, 'test'), scope, reading);
    if (test.is !== 'plain') return void refuse(reading, EXPORT_SAYINGS.lineDepends);
    return run([nodeIn(node, test.value ? 'consequent' : 'alternate')], scope, reading);
  },
  ForOfStatement: (node, scope, reading) => {
    const list = evaluateExpression(nodeIn(node, 'right'), scope, reading);
    if (list.is !== 'list') return void refuse(reading, EXPORT_SAYINGS.lineOnlyThen);
    for (const item of list.items) {
      const around = inScope(scope);
      const left = nodeIn(node, 'left');
      bind(left?.type === 'VariableDeclaration' ? nodeIn(nodesIn(left, 'declarations')[0] ?? left, 'id') : left, item, around, reading);
      if (isTooLong(reading)) return void refuse(reading, EXPORT_SAYINGS.lineLongLoop);
      const returned = run([nodeIn(node, 'body')], around, reading);
      if (returned) return returned;
    }
    return undefined;
  },
  ForStatement: (node, scope, reading) => {
    const around = inScope(scope);
    run([nodeIn(node, 'init')], around, reading);
    for (;;) {
      const test = evaluateExpression(nodeIn(node, 'test'), around, reading);
      if (test.is !== 'plain') return void refuse(reading, EXPORT_SAYINGS.lineDepends);
      if (!test.value || reading.refused) return undefined;
      if (isTooLong(reading)) return void refuse(reading, EXPORT_SAYINGS.lineLongLoop);
      const returned = run([nodeIn(node, 'body')], around, reading);
      if (returned) return returned;
      evaluateExpression(nodeIn(node, 'update'), around, reading);
    }
  },
  FunctionDeclaration: nothing,
  ClassDeclaration: nothing,
  ImportDeclaration: nothing,
  EmptyStatement: nothing,
  TSInterfaceDeclaration: nothing,
  TSTypeAliasDeclaration: nothing,
};

function declare(node: Syntax, scope: Scope): void {
  const name = nodeIn(node, 'id')?.['name'];
  if (typeof name === 'string') scope.names.set(name, { is: 'function', node, scope });
}

/** Binds the names of a declaration or parameter, including destructuring. */
function bind(pattern: Syntax | undefined, value: TestValue, scope: Scope, reading: TestReading): void {
  if (pattern?.type === 'Identifier') scope.names.set(String(pattern['name']), value);
  else if (pattern?.type === 'AssignmentPattern') {
    const isMissing = value.is === 'plain' && value.value === undefined;
    bind(nodeIn(pattern, 'left'), isMissing ? evaluateExpression(nodeIn(pattern, 'right'), scope, reading) : value, scope, reading);
  } else if (pattern?.type === 'ArrayPattern')
    for (const [at, one] of nodesIn(pattern, 'elements').entries())
      bind(
        one,
        value.is === 'list' ? (value.items[at] ?? plainValue(undefined)) : unknownValue(EXPORT_SAYINGS.lineOnlyThen),
        scope,
        reading,
      );
  else if (pattern?.type === 'ObjectPattern')
    for (const property of nodesIn(pattern, 'properties')) {
      const name = property && String(nodeIn(property, 'key')?.['name']);
      const field = value.is === 'record' && name ? value.fields.get(name) : undefined;
      if (property)
        bind(nodeIn(property, 'value'), field ?? unknownValue(EXPORT_SAYINGS.lineFieldThen({ name: name ?? '' })), scope, reading);
    }
}

/** Follows a function of the file, called with these arguments. */
export function callFunction(called: TestValue & { is: 'function' }, given: readonly TestValue[], reading: TestReading): TestValue {
  if (reading.depth >= MAX_DEPTH || isTooLong(reading)) {
    refuse(reading, EXPORT_SAYINGS.lineManyCalls);
    return unknownValue(EXPORT_SAYINGS.lineManyCalls);
  }
  const around = inScope(called.scope);
  for (const [at, param] of nodesIn(called.node, 'params').entries()) bind(param, given[at] ?? plainValue(undefined), around, reading);
  const body = nodeIn(called.node, 'body');
  reading.depth++;
  const returned =
    body?.type === 'BlockStatement' ? run(nodesIn(body, 'body'), around, reading) : evaluateExpression(body, around, reading);
  reading.depth--;
  return returned ?? plainValue(undefined);
}
