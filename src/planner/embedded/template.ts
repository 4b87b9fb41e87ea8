import { once } from '../../lib/once';
import { foldLetters } from '../../lib/text';
import { inAnyLanguage } from './all-languages';
import { anchorsOf } from './anchors';
import type { SlotName } from './command';
import { unitPattern } from './units';

/** A template of a grammar as a pattern over folded, masked text. */
export interface Template {
  /** Only a text with one of these can match; empty when that cannot be told. */
  anchors: readonly string[];
  /** Compiled when a text first has an anchor of it: most never are. */
  pattern: () => CompiledTemplate;
}

interface CompiledTemplate {
  pattern: RegExp;
  slots: string[];
}

/** The words of a language that typed slots take, folded. */
export interface TemplateWords {
  spaced: boolean;
  keys: readonly string[];
  numbers: readonly string[];
}

/** What a template's slots took, as spans of the matched text. `literal`: how many characters the template itself spelled out. */
export interface TemplateMatch {
  spans: Record<string, [number, number]>;
  literal: number;
}

/** Slots that take only what looks right; they count as spelled out. */
const TYPED = new Set<string>(['key', 'n', 'unit', 'url', 'file'] satisfies SlotName[]);
const MARK = '[\\ue000-\\uf8ff]';
const URL_PATTERN = `(?:[a-z][a-z+.-]*:\\S+|(?:[\\w-]+\\.)+[a-z]{2,}(?::\\d+)?(?:[/?#]\\S*)?|localhost(?::\\d+)?(?:[/?#]\\S*)?|${MARK})`;
const chord = once(() => `(?:(?:${inAnyLanguage(({ names }) => names.modifiers)})\\s*[+-]\\s*)`);

/** Compiles one template; templates with several free slots give two: shortest first slots, and longest. */
export function compileTemplate(template: string, words: TemplateWords): Template[] {
  const free = (template.match(/\{(\w+)\}/g) ?? []).filter((slot) => !TYPED.has(slot.slice(1, -1)));
  const anchors = anchorsOf(foldLetters(template));
  const fills = free.length > 1 ? ['.+?', '.+'] : ['.+?'];
  return fills.map((fill) => ({ anchors, pattern: once(() => compile(template, words, fill)) }));
}

/** Matches all of a text. */
export function matchTemplate(template: Template, text: string): TemplateMatch | undefined {
  if (template.anchors.length > 0 && !template.anchors.some((anchor) => text.includes(anchor))) return undefined;
  const { pattern, slots } = template.pattern();
  const match = pattern.exec(text);
  if (!match) return undefined;
  const spans: TemplateMatch['spans'] = {};
  let literal = text.length;
  for (const slot of slots) {
    const span = match.indices?.groups?.[slot];
    if (!span) continue;
    spans[slot] = span;
    if (!TYPED.has(slot)) literal -= span[1] - span[0];
  }
  return { spans, literal };
}

function compile(template: string, words: TemplateWords, free: string): CompiledTemplate {
  const slots: string[] = [];
  const space = words.spaced ? '\\s+' : '\\s*';
  let at = 0;
  const source = foldLetters(template);

  function alternatives(until: string): string {
    const found = [sequence(until)];
    while (source[at] === '|') {
      at += 1;
      found.push(sequence(until));
    }
    at += 1;
    // The longest first: "fill in" before "fill", or its second word would go into a slot.
    return `(?:${found.sort((left, right) => right.length - left.length).join('|')})`;
  }

  function sequence(until: string): string {
    const items: { pattern: string; optional: boolean; number: boolean }[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== until) {
      if (source[at] === ' ') {
        at += 1;
        continue;
      }
      items.push(item(until));
    }
    return join(items, space);
  }

  function item(until: string): { pattern: string; optional: boolean; number: boolean } {
    let pattern = '';
    let number = false;
    if (source[at] === '[') {
      at += 1;
      return { pattern: alternatives(']'), optional: true, number };
    }
    while (at < source.length && !' |['.includes(source[at] ?? '') && source[at] !== until) {
      if (source[at] === '(') {
        at += 1;
        pattern += alternatives(')');
      } else if (source[at] === '{') {
        const end = source.indexOf('}', at);
        const slot = source.slice(at + 1, end);
        slots.push(slot);
        number ||= slot === 'n';
        const gap = words.spaced ? '' : '\\s*';
        pattern += `${gap}(?<${slot}>${slotPattern(slot, words, free)})${gap}`;
        at = end + 1;
      } else {
        pattern += escapePattern(source[at] ?? '');
        at += 1;
      }
    }
    return { pattern, optional: false, number };
  }

  return { pattern: new RegExp(`^${sequence('')}$`, 'du'), slots };
}

/** An optional part takes its space with it, so that nothing is left where it is missing. */
function join(items: { pattern: string; optional: boolean; number: boolean }[], space: string): string {
  let joined = '';
  let gap = false;
  items.forEach((part, index) => {
    const requiredLater = items.slice(index + 1).some((later) => !later.optional);
    const between = items[index - 1]?.number ? '\\s*' : space;
    if (part.optional && !requiredLater) joined += `(?:${between}${part.pattern})?`;
    else if (part.optional) {
      joined += `${gap ? between : ''}(?:${part.pattern}${space})?`;
      gap = false;
    } else {
      joined += `${gap ? between : ''}${part.pattern}`;
      gap = true;
    }
  });
  return joined;
}

function slotPattern(slot: string, words: TemplateWords, free: string): string {
  if (slot === 'n') return ['\\d+(?:[.,]\\d+)?', ...words.numbers.map(escapePattern)].join('|');
  if (slot === 'unit') return unitPattern();
  if (slot === 'url') return URL_PATTERN;
  if (slot === 'file') return `${MARK}(?:\\s*,?\\s*${MARK})*|[^\\s,]+\\.\\w{1,5}`;
  if (slot === 'user') return '\\S+';
  if (slot === 'key') {
    const names = [...words.keys].sort((left, right) => right.length - left.length).map(escapePattern);
    return `${chord()}*(?:${names.join('|')}|f\\d{1,2})|${chord()}+[a-z0-9]`;
  }
  return free;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s+');
}
