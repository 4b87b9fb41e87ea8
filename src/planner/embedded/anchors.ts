/**
 * Words of which a text must hold one to match a template at all; empty where that cannot be told. Hundreds of patterns need not be
 * compiled or tried for a text that lacks their verb.
 */
export function anchorsOf(template: string): string[] {
  const required = withoutOptional(template);
  if (/\([^)]*\(/.test(required)) return [];
  const group = /\(([^()]*)\)/.exec(required);
  const literal = required
    .replace(/\{\w+\}/g, '\n')
    .replace(/\([^()]*\)/g, '\n')
    .split('\n')
    .map((part) => part.trim())
    .find((part) => part !== '' && !/[()|]/.test(part));
  const alternatives = group?.[1]?.split('|').map((each) => (/^[^{]*/.exec(each)?.[0] ?? '').trim()) ?? [];
  const words = alternatives.length > 0 && alternatives.every((each) => each !== '') ? alternatives : literal ? [literal] : [];
  // Spaces in a template match any run of them, so only the first word is sure.
  return words.map((word) => word.split(' ')[0] ?? word);
}

/** A template without its `[...]` parts, however deep. */
function withoutOptional(template: string): string {
  let depth = 0;
  let kept = '';
  for (const letter of template) {
    if (letter === '[') depth += 1;
    if (depth === 0) kept += letter;
    if (letter === ']') {
      depth -= 1;
      kept += ' ';
    }
  }
  return kept;
}
