import { machine, report, table } from '../bench/measured';
import { numberOf } from '../bench/truth/case';
import { SEED } from '../redteam/random';
import type { Bed } from './command';
import type { Played } from './play';

/** A third of the applications, by SEED: looked at once, when all is done. */
export const isSealed = ({ on }: Bed): boolean => numberOf(`commands ${SEED}: ${on.name}`) % 3 === 0;

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
