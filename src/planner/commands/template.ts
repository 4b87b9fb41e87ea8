import { once } from '../../lib/once';
import { foldLetters } from '../../lib/text';
import type { SlotName } from './command';
import { anyOf } from './word-lists';

/** A template of a language as a pattern over folded, masked text: compiled when a text first has a word that it needs. */
export interface Template {
  needs: readonly string[];
  pattern: () => RegExp;
}

/** What a template's slots took, as spans of the matched text. `literal`: how many characters the template itself spelled out. */
export interface TemplateMatch {
  spans: [SlotName | 'head' | 'anchor', [number, number]][];
  literal: number;
}

/** Patterns of the slots that take only what looks right; they count as spelled out. */
export type TypedSlots = Partial<Record<SlotName, string>>;

/** A template with several free slots gives two patterns: the first slots as short as can be, and as long. */
export function compileTemplate(template: string, spaced: boolean, typed: () => TypedSlots): Template[] {
  const source = foldLetters(template);
  const free = [...source.matchAll(/\{(\w+)\}/g)].filter(([, slot]) => !(slot && slot in typed())).length;
  return (free > 1 ? ['.+?', '.+'] : ['.+']).map((fill) => ({
    needs: needsOf(source),
    pattern: once(() => new RegExp(`^${patternOf(source, spaced, typed(), fill)}$`, 'du')),
  }));
}

/** Matches all of a text. */
export function matchTemplate({ needs, pattern }: Template, text: string, typed: TypedSlots): TemplateMatch | undefined {
  if (needs.length > 0 && !needs.some((word) => text.includes(word))) return undefined;
  const groups = pattern().exec(text)?.indices?.groups;
  if (!groups && !pattern().test(text)) return undefined;
  const spans = Object.entries(groups ?? {}).flatMap(([slot, span]) => (span ? [[slot, span] as TemplateMatch['spans'][number]] : []));
  const free = spans.filter(([slot]) => !(slot in typed)).reduce((sum, [, [start, end]]) => sum + end - start, 0);
  return { spans, literal: text.length - free };
}

interface Part {
  pattern: string;
  isOptional?: boolean;
  /** A number may stand right before its unit. */
  isNumber?: boolean;
}

/** Alternatives of sequences of parts, as a pattern: `(a|b)`, `[x]`, `{slot}` and words. */
function patternOf(source: string, spaced: boolean, typed: TypedSlots, fill: string): string {
  let at = 0;
  const alternatives = (end: string): string => {
    const found = [sequence(end)];
    while (source[at] === '|' && ++at) found.push(sequence(end));
    at += 1;
    // The longest first: "fill in" before "fill", or its second word would go into a slot.
    return `(?:${found.sort((left, right) => right.length - left.length).join('|')})`;
  };
  const sequence = (end: string): string => {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== end) {
      if (source[at] === ' ') at += 1;
      else parts.push(part(end));
    }
    return join(parts, spaced ? '\\s+' : '\\s*');
  };
  const part = (end: string): Part => {
    if (source[at] === '[' && ++at) return { pattern: alternatives(']'), isOptional: true };
    const word: Part = { pattern: '' };
    while (at < source.length && !' |['.includes(source[at] ?? '') && source[at] !== end) {
      const slot = /^\{(\w+)\}/.exec(source.slice(at))?.[1];
      if (source[at] === '(' && ++at) word.pattern += alternatives(')');
      else if (slot) {
        const gap = spaced ? '' : '\\s*';
        word.pattern += `${gap}(?<${slot}>${typed[slot as SlotName] ?? fill})${gap}`;
        word.isNumber ||= slot === 'n';
        at += slot.length + 2;
      } else word.pattern += anyOf([source[at++] ?? '']);
    }
    return word;
  };
  return alternatives('');
}

/** An optional part takes its space with it, so that nothing is left where it is missing. */
function join(parts: readonly Part[], space: string): string {
  let joined = '';
  let isGap = false;
  parts.forEach(({ pattern, isOptional }, at) => {
    const between = parts[at - 1]?.isNumber ? '\\s*' : space;
    const isLast = parts.slice(at).every((part) => part.isOptional);
    if (isOptional && isLast) joined += `(?:${between}${pattern})?`;
    else if (isOptional) joined += `${isGap ? between : ''}(?:${pattern}${space})?`;
    else joined += `${isGap ? between : ''}${pattern}`;
    isGap = !isOptional || isLast;
  });
  return joined;
}

/** Words of which a text must hold one to match at all; empty where that cannot be told. Hundreds of patterns need not be tried for a text that lacks their verb. */
function needsOf(source: string): string[] {
  const required = withoutOptional(source);
  const isNested = /\([^)]*\(/.test(required);
  const group = /\(([^()]*)\)/.exec(required)?.[1]?.split('|');
  const literal = required
    .replace(/\{\w+\}|\([^()]*\)/g, '\n')
    .split('\n')
    .flatMap((part) => part.trim() || []);
  const words = (group ?? literal.slice(0, 1)).map((word) => /^[^{ ]*/.exec(word)?.[0] ?? '');
  return !isNested && words.every(Boolean) ? words : [];
}

/** A template without its `[...]` parts, however deep. */
function withoutOptional(source: string): string {
  const inner = source.replace(/\[[^[\]]*\]/g, ' ');
  return inner === source ? source : withoutOptional(inner);
}
