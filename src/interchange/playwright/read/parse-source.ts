import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type Node, Parser, type Program } from 'acorn';
import { fail, ok, type Result } from '../../../lib/result';

/** A node of the syntax tree as ESTree and its TypeScript dialect name them, with fields that are looked at with care. */
export type Syntax = Node & Record<string, unknown>;

/** A test file is written by a person: a longer one is another kind of file. */
const MAX_SOURCE_CHARS = 1_000_000;

/** The syntax tree of TypeScript or JavaScript; else what is wrong, with its line. Nothing of the source is ever run. */
export function parseSource(source: string): Result<Syntax, string[]> {
  if (source.length > MAX_SOURCE_CHARS) return fail([`The test file is larger than ${MAX_SOURCE_CHARS / 1e6} MB.`]);
  try {
    const program: Program = WithTypes.parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true, allowHashBang: true });
    return ok(program as unknown as Syntax);
  } catch (error) {
    const { loc } = error as { loc?: { line: number } };
    const said = String(error).replace(/^\w*Error: |\s*\(\d+:\d+\)$/g, '');
    return fail([`${loc ? `line ${loc.line}: ` : ''}this is no TypeScript or JavaScript: ${said}`]);
  }
}
const WithTypes = Parser.extend(tsPlugin());

/** Counted from 1. */
export const lineOf = (node: Syntax): number => node.loc?.start.line ?? 0;

/** The syntax node in a field, or undefined. */
export const nodeIn = (node: Syntax, field: string): Syntax | undefined => asNode(node[field]);
/** The syntax nodes in a field that holds a list. */
export const nodesIn = (node: Syntax, field: string): (Syntax | undefined)[] => {
  const list = node[field];
  return Array.isArray(list) ? list.map(asNode) : [];
};
const asNode = (value: unknown) => (typeof value === 'object' && value !== null && 'type' in value ? (value as Syntax) : undefined);
