import { machine, report, table } from '../bench/measured';
import { numberOf } from '../bench/truth/case';
import { SEED } from '../redteam/random';
import type { Bed } from './command';
import { FIRST_MET } from './named';
import { ON_PAGES } from './on-pages';
import type { Played } from './play';

const place = (bed: Bed): number => numberOf(`pages ${SEED}: ${bed.on.name}`);
const half = (beds: readonly Bed[]): Bed[] => [...beds].sort((a, b) => place(a) - place(b)).slice(0, beds.length / 2);
const SEALED = FIRST_MET.flatMap(half);

/** Half of the pages of each of the last beds, by SEED: looked at once, when all is done. All that was there before them is open: a third of it was sealed until 23 November 2026, 17:01. */
export const isSealed = (bed: Bed): boolean => SEALED.includes(bed) || (ON_PAGES.includes(bed) && place(bed) % 2 === 0);

const KINDS = ['possible', 'ambiguous', 'impossible'] as const;
const of = (played: readonly Played[], verdict: Played['verdict']): number => played.filter((one) => one.verdict === verdict).length;
const falsely = (played: readonly Played[]): number => played.filter((one) => one.falsely).length;
const ofKind = (played: readonly Played[], kind: (typeof KINDS)[number]): Played[] =>
  played.filter(({ command }) => (command.kind ?? 'possible') === kind);

export const line = ({ bed, command, verdict, falsely: claimed, said }: Played): string =>
  `${verdict}${claimed && verdict === 'wrong' ? ', said done' : ''} [${bed}] ${command.kind ? `(${command.kind}) ` : ''}“${command.says}” — ${said.replace(/\s+/g, ' ').slice(0, 420)}`;

/** The counts of all. What acted wrongly and said that it is done counts in both of the last. */
export function closing(played: readonly Played[]): string {
  const kinds = KINDS.map((kind) => `${kind}: ${of(ofKind(played, kind), 'right')} of ${ofKind(played, kind).length} right`);
  return `${kinds.join('; ')}\n${played.length} commands, ${of(played, 'right')} right, ${of(played, 'asked')} asked, ${of(played, 'wrong')} wrong, ${falsely(played)} false success`;
}

/** The table of docs/benchmarks.md. */
export function write(played: readonly Played[], sealed: boolean, chromium: string): void {
  const rows = KINDS.map((kind) => {
    const mine = ofKind(played, kind);
    return [kind, mine.length, of(mine, 'right'), of(mine, 'asked'), of(mine, 'wrong'), falsely(mine)];
  });
  const which = sealed ? 'The sealed part' : 'The open part';
  const text = [
    `\`${sealed ? 'SEALED=1 ' : ''}npm run bench -- commands\`; ${machine(chromium)}. ${which}.`,
    '',
    table(['commands', 'tried', 'right', 'asked or refused', 'wrong', 'false success'], rows),
  ];
  report('benchmarks.md', sealed ? 'commands-sealed' : 'commands', text.join('\n'));
}
