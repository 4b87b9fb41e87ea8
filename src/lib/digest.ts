/** Five characters of base 36 for a text; '' for none. */
export function digest(text: string): string {
  if (!text) return '';
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return ((value ^ (value >>> 15)) >>> 0).toString(36).slice(-5);
}
