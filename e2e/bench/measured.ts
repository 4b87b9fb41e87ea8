import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  if (!sorted.length) return Number.NaN;
  return sorted.length % 2 ? (sorted[middle] as number) : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** The value below which this share (0..1) of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

/** A Markdown table; the first column left, the others right. */
export function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map((_, at) => (at ? '---:' : '---'))), ...rows.map(line)].join('\n');
}

/** On what it was measured, in words; the load of now, as other work on the machine slows everything. */
export function machine(chromium: string): string {
  return `Chromium ${chromium}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(0)}`;
}

/** Writes a section's text between its marks in a page of docs/; a page without the marks gets them at its end. */
export function report(page: string, section: string, text: string): void {
  const file = fileURLToPath(new URL(`../../docs/${page}`, import.meta.url));
  const [open, close] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const block = `${open}\n${text.trim()}\n${close}`;
  const before = readIfThere(file);
  const [from, to] = [before.indexOf(open), before.indexOf(close)];
  writeFileSync(
    file,
    from >= 0 && to > from ? before.slice(0, from) + block + before.slice(to + close.length) : `${before.trim()}\n\n${block}\n`,
  );
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
