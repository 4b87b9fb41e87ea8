import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** What a person reads in the panel is a message of a catalogue: no sentence stands in its code. */

const PANEL = path.resolve(import.meta.dirname, '../panel');

type Syntax = { type: string } & Record<string, unknown>;

/** Texts of a source that look like words for a person: JSX text, and strings of two words and more that are no names of classes. */
function wordsIn(source: string, file = 'x.tsx'): string[] {
  const found: string[] = [];
  const { program, errors } = parseSync(file, source);
  expect(errors, file).toEqual([]);
  const tree = program as unknown as Syntax;
  const visit = (node: Syntax): void => {
    if (CODE.has(node.type) || (node.type === 'JSXAttribute' && SILENT.test((node.name as { name: string }).name))) return;
    const text = textOf(node);
    if (text !== undefined && (node.type === 'JSXText' ? /[a-z]{2}/i : /[a-z]{2,} +[a-z]{2,}/i).test(text)) found.push(text.trim());
    for (const part of Object.values(node)) for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) visit(child);
  };
  visit(tree);
  return found;
}

const isNode = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function textOf(node: Syntax): string | undefined {
  if (node.type === 'JSXText') return node.value as string;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : undefined;
}

const CODE = new Set(['ImportDeclaration', 'TSLiteralType', 'TSTypeAnnotation', 'TSTypeAliasDeclaration', 'TSInterfaceDeclaration']);
/** Attributes that nobody reads. */
const SILENT = /^(className|look|style|d|viewBox|sizes|href|rel|type)$/;

test('words in code are found', () => {
  expect(wordsIn('const a = <p className="one two" title="Say it">Hello <b>{say("run.stop")}</b></p>;')).toEqual(['Say it', 'Hello']);
  expect(wordsIn('import "a b cd ef"; const a = `its steps were done`; type B = "no words here";')).toEqual(['its steps were done']);
});

test('the panel has no words of its own', () => {
  const files = readdirSync(PANEL, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file),
  );
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) => wordsIn(readFileSync(path.join(PANEL, file), 'utf8'), file).map((text) => `${file}: ${text}`));
  expect(found.filter((one) => !NO_SENTENCES.has(one.replace(/^.*?: /, '')))).toEqual([]);
});

/** Names that are the same in every language, and words of the model and of pages that are keys of messages. */
const NO_SENTENCES = new Set([
  'not visible',
  'not there',
  'not on the page',
  'Abra',
  'Abra JSON',
  'DevTools Recorder',
  'Messages API, x-api-key',
  'Messages API, Bearer',
  'Chat Completions',
  'action needed',
  'double press',
  'right press',
  'npx --no-install abra bridge install --extension',
]);
