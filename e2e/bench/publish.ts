import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { table } from './measured';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FIGURES = path.join(ROOT, 'node_modules/.cache/abra-figures');

/** What a bench found. */
export interface Figures {
  /** Of its page in docs/bench and of its file of figures. */
  name: string;
  title: string;
  /** What a reader needs to know to trust the table: a sentence or two. */
  about: string;
  heads: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Detail for the JSON only: single results, parts, rounds. */
  details?: unknown;
  /** Behind `npm run bench -- `, if it is not the name. */
  command?: string;
  /** False for a run of a part: its figures are kept, the page stays as it is. */
  whole?: boolean;
}

/** Writes docs/bench/NAME.md, and NAME.json with the machine and all details into node_modules/.cache/abra-figures; prints the table. */
export function publish(chromium: string, { whole = true, ...figures }: Figures): void {
  const machine = { chromium, cores: cpus().length, load: Math.round(loadavg()[0] ?? 0), at: new Date().toISOString() };
  const { name, title, about, heads, rows, command = name } = figures;
  const text = `# ${title}\n\n${about} \`npm run bench -- ${command}\`\n\n${table(heads, rows)}\n`;
  console.log(text);
  mkdirSync(FIGURES, { recursive: true });
  writeFileSync(path.join(FIGURES, `${name}.json`), JSON.stringify({ machine, whole, ...figures }, null, 2));
  if (whole) writeFileSync(path.join(ROOT, `docs/bench/${name}.md`), text);
}
