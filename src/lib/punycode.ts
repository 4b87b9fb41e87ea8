/** A host with its internationalised labels decoded (RFC 3492, section 6.2); invalid labels stay as they are. */
export function readableHost(host: string): string {
  return host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? decode(label.slice(4)) || label : label))
    .join('.');
}

const [BASE, T_MIN, T_MAX, SKEW, DAMP, FIRST_BIAS, FIRST_CODE] = [36, 1, 26, 38, 700, 72, 128];

function decode(label: string): string | undefined {
  const end = label.lastIndexOf('-');
  const signs = end > 0 ? [...label.slice(0, end)] : [];
  const rest = label.slice(end > 0 ? end + 1 : 0);
  let [at, place, code, bias] = [0, 0, FIRST_CODE, FIRST_BIAS];
  while (at < rest.length) {
    const before = place;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = Number.parseInt(rest[at++] ?? '', 36);
      if (Number.isNaN(digit)) return undefined;
      // a–z are 0–25, and 0–9 are 26–35.
      const value = digit < 10 ? digit + 26 : digit - 10;
      place += value * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (value < threshold) break;
      weight *= BASE - threshold;
    }
    const count = signs.length + 1;
    bias = adapt(place - before, count, before === 0);
    code += Math.floor(place / count);
    place %= count;
    if (code > 0x10ffff) return undefined;
    signs.splice(place++, 0, String.fromCodePoint(code));
  }
  return signs.join('');
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? DAMP : 2));
  left += Math.floor(left / count);
  let k = 0;
  for (; left > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) left = Math.floor(left / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * left) / (left + SKEW));
}
