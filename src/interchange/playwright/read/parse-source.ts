import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type Node, Parser, type Program } from 'acorn';
import { fail, ok, type Result } from '../../../lib/result';
import { EXPORT_SAYINGS } from '../../../model/sayings/export-sayings';

/** A syntax tree node in ESTree form (with TypeScript nodes). Its fields are untyped and must be checked. */
export type Syntax = Node & Record<string, unknown>;

/** Size limit: test files are written by people, so a longer file is something else. */
const MAX_SOURCE_CHARS = 1_000_000;

/** Parses TypeScript or JavaScript; a failure says what is wrong, with its line. The source is never executed. */
export function parseSource(source: string): Result<Syntax, string[]> {
  if (source.length > MAX_SOURCE_CHARS) return fail([`The test file is larger than ${MAX_SOURCE_CHARS / 1e6} MB.`]);
  try {
    const program: Program = WithTypes.parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true, allowHashBang: true });
    return ok(program as unknown as Syntax);
  } catch (error) {
    const { loc } = error as { loc?: { line: number } };
    const said = String(error).replace(/^\w*Error: |\s*\(\d+:\d+\)$/g, '');
    return fail([`${loc ? `line ${loc.line}: ` : ''}${EXPORT_SAYINGS.lineNoCode({ error: said })}`]);
  }
}
const WithTypes = Parser.extend(tsPlugin());

/** Line number, from 1. */
export const lineOf = (node: Syntax): number => node.loc?.start.line ?? 0;

/** The syntax node in a field, or undefined. */
export const nodeIn = (node: Syntax, field: string): Syntax | undefined => asNode(node[field]);
/** The syntax nodes in a field that holds a list. */
export const nodesIn = (node: Syntax, field: string): (Syntax | undefined)[] => {
  const list = node[field];
  return Array.isArray(list) ? list.map(asNode) : [];
};
const asNode = (value: unknown) => (typeof value === 'object' && value !== null && 'type' in value ? (value as Syntax) : undefined);
