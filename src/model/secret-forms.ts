/** Values shorter than this stand in pages by chance. */
export const SHORTEST_SECRET = 4;
/** From here on a value is looked for inside of words too. */
const ANYWHERE = 6;

/** A value as it may stand in a text: as it is, in an address, in HTML, in JSON, in base 64. */
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

/** Half a character cannot be put into an address. */
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Its bytes, one a character. */
const unescaped = (url: string) => url.replace(/%(..)/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Finds these values in all their forms; undefined where there are none that mean anything. A short one only as a whole word. */
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
