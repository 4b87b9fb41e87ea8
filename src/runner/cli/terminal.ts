import { createInterface } from 'node:readline/promises';
import type { Question } from '../../model/run/run-event';

/** Where the command line writes, and whether a person sits there. */
export interface Terminal {
  /** What was asked for: an answer, a list, a file's text. */
  print(line: string): void;
  /** What goes on meanwhile, and what is wrong. */
  note(line: string): void;
  isPerson: boolean;
  /** One line of a person's. */
  ask(prompt: string): Promise<string>;
  /** Resolves when a line was entered; never where the input ends without one. */
  enter(signal: AbortSignal): Promise<void>;
}

/** The terminal that the process was started in. */
export const processTerminal = (): Terminal => ({
  print: (line) => void process.stdout.write(`${line}\n`),
  note: (line) => void process.stderr.write(`${line}\n`),
  isPerson: Boolean(process.stdin.isTTY && process.stderr.isTTY),
  ask: async (prompt) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await lines.question(prompt);
    } finally {
      lines.close();
    }
  },
  enter: (signal) =>
    new Promise((resolve) => {
      const { stdin } = process;
      const hear = (text: Buffer) => text.includes('\n') && resolve();
      stdin.on('data', hear);
      signal.addEventListener('abort', () => stdin.off('data', hear).pause(), { once: true });
    }),
});

/** Asks the person until one of the choices is named, by number, name or label; an empty line takes the safe one, where there is one. */
export async function askPerson(terminal: Terminal, { choices, safe }: Question): Promise<string> {
  for (const [index, { id, label }] of choices.entries()) terminal.note(`      ${index + 1}  ${label}${id === safe ? '  (Enter)' : ''}`);
  for (;;) {
    const said = (await terminal.ask('    > ')).trim();
    const chosen = said ? (choices[Number(said) - 1] ?? choices.find(({ id, label }) => id === said || label === said))?.id : safe;
    if (chosen) return chosen;
    terminal.note(`    A number from 1 to ${choices.length}, please.`);
  }
}
