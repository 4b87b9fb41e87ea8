/** Shorter values occur in pages by chance. */
export const SHORTEST_SECRET = 4;
/** From this length on a value is also looked for inside words. */
const ANYWHERE = 6;

/** All forms in which a value may occur in a text: literal, URL-encoded, HTML, JSON, base64. */
export function formsOf(value: string): string[] {
  const whole = value.replace(LONE_SURROGATE, '\ufffd');
  const html = value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
  const numbered = Array.from(value, (sign) => `&#${sign.codePointAt(0)};`).join('');
  const url = encodeURIComponent(whole);
  const base64 = btoa(unescaped(url)).replace(/=+$/, '');
  const forms = [
    value,
    value.trim(),
    html,
    html.replace(/'/g, '&#39;'),
    numbered,
    url,
    url.replace(/%20/g, '+'),
    JSON.stringify(value).slice(1, -1),
  ];
  if (value.length >= ANYWHERE) forms.push(base64, base64.replace(/\+/g, '-').replace(/\//g, '_'), Array.from(value).reverse().join(''));
  return [...new Set(forms)].filter((form) => form !== '').sort((left, right) => right.length - left.length);
}

/** A lone surrogate cannot be percent-encoded. */
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Its bytes, one per character. */
const unescaped = (url: string) => url.replace(/%(..)/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A pattern for these values in all their forms; undefined for none. A short value only matches as a whole word. */
export function patternOfValues(values: readonly string[]): RegExp | undefined {
  const forms = values.filter((value) => value.trim().length >= SHORTEST_SECRET).flatMap(formsOf);
  if (!forms.length) return undefined;
  const one = (form: string) => {
    const literal = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return form.length >= ANYWHERE ? literal : `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`;
  };
  return new RegExp(
    forms
      .sort((left, right) => right.length - left.length)
      .map(one)
      .join('|'),
    'gu',
  );
}
