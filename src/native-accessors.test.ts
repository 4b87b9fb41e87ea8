import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  type ElementAccessExpression,
  type Node,
  type ObjectBindingPattern,
  type PropertyAccessExpression,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * The lint rule of `src/page/dom/native-accessors.ts`: what may be a form or the document is not asked for a member directly, as the page's own inputs and embeds
 * would answer under that name. It needs types, which no rule of Biome has.
 */
const MAY_BE_CLOBBERED = new Set(
  (
    'EventTarget Node ParentNode ChildNode NonDocumentTypeChildNode Element HTMLElement HTMLFormElement Document HTMLOrSVGElement ' +
    'ElementContentEditable DocumentOrShadowRoot GlobalEventHandlers ARIAMixin Animatable Slottable NonElementParentNode ElementCSSInlineStyle'
  ).split(' '),
);
/** Where the natives are taken. */
const THEMSELVES = ['dom/native-accessors.ts', 'shim/natives.ts'];

const root = path.resolve(import.meta.dirname, '..');
const page = path.join(root, 'src/page');
const api = new API({ cwd: root });
/** Each file with the types of its project. */
let files: { file: SourceFile; checker: Checker }[] = [];
const names = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$|fixtures\//.test(name) && !THEMSELVES.includes(name),
);

beforeAll(() => {
  const configOf = (name: string) => path.join(page, path.dirname(name).split('/')[0] ?? '', 'tsconfig.json');
  const snapshot = api.updateSnapshot({ openProjects: [...new Set(names.map(configOf))] });
  files = names.flatMap((name) => {
    const project = snapshot.getProject(configOf(name));
    const file = project?.program.getSourceFile(path.join(page, name));
    return project && file ? [{ file, checker: project.checker }] : [];
  });
});
afterAll(() => api.close());

test('the page layer asks forms and documents through dom/native-accessors only', () => {
  expect(files.map(({ file }) => path.relative(page, file.fileName))).toEqual(names);
  expect(files.flatMap(({ file, checker }) => readsOf(file, checker))).toEqual([]);
}, 120_000);

/** Direct reads of a file, each as "file:line text"; what is written to is another's business. */
function readsOf(file: SourceFile, checker: Checker): string[] {
  const asked: (PropertyAccessExpression | ElementAccessExpression | ObjectBindingPattern)[] = [];
  const visit = (node: Node) => {
    if (isRead(node)) asked.push(node);
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  const types = checker.getTypeAtLocation(asked.map((node) => (node.kind === SyntaxKind.ObjectBindingPattern ? node : node.expression)));
  return asked
    .filter((_, at) => mayBeClobbered(types[at], checker))
    .map((node) => {
      const before = file.text.slice(0, node.getStart(file)).split('\n').length;
      return `${path.relative(root, file.fileName)}:${before} ${node.getText(file).slice(0, 80)}`;
    });
}

function isRead(node: Node): node is PropertyAccessExpression | ElementAccessExpression | ObjectBindingPattern {
  if (node.kind === SyntaxKind.ObjectBindingPattern) return true;
  if (node.kind !== SyntaxKind.PropertyAccessExpression && node.kind !== SyntaxKind.ElementAccessExpression) return false;
  const { parent } = node as PropertyAccessExpression;
  if (/\.prototype$/.test((node as PropertyAccessExpression).expression.getText())) return false;
  return !(
    parent.kind === SyntaxKind.BinaryExpression &&
    (parent as { left?: Node }).left === node &&
    /^[^=]+=[^=]/.test(parent.getText())
  );
}

const answers = new WeakMap<Checker, Map<number, boolean>>();

/** By how the type is written: one of its alternatives, or one that it is made partial of. */
function mayBeClobbered(type: Type | undefined, checker: Checker): boolean {
  if (!type || type.flags & TypeFlags.Any) return false;
  const known = answers.get(checker) ?? new Map<number, boolean>();
  answers.set(checker, known);
  const before = known.get(type.id);
  if (before !== undefined) return before;
  const whole = type.flags & TypeFlags.TypeParameter ? (checker.getBaseConstraintOfType(type) ?? type) : type;
  const is = alternatives(checker.typeToString(whole)).some((one) => MAY_BE_CLOBBERED.has(one));
  known.set(type.id, is);
  return is;
}

/** `A | (B & C[])` is A, B or C[]. */
function alternatives(written: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of written.replaceAll('=>', '')) {
    if ('({[<'.includes(sign)) depth++;
    if (')}]>'.includes(sign)) depth--;
    if (!depth && (sign === '|' || sign === '&')) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  const told = parts.map((part) => part.trim());
  return told.flatMap((part) => (/^\(.*\)$/.test(part) ? alternatives(part.slice(1, -1)) : part.replace(/^Partial<(.*)>$/, '$1')));
}
