/** One instruction of a Dockerfile. */
export interface Instruction {
  /** RUN, COPY, ENV … */
  name: string;
  /** `--from=build` as `{ from: 'build' }`. */
  flags: Record<string, string>;
  /** The words of its JSON form, else of its shell form; a RUN or CMD in shell form is one word. */
  words: string[];
  isJson: boolean;
}

/** What begins with FROM: the image that it starts from, its name where it has one, and its instructions. */
export interface Stage {
  image: string;
  name: string;
  instructions: Instruction[];
}

/** Reads the part of the Dockerfile language that ours uses; variables are those of ARG. Throws at what it does not know. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`No instruction: ${line}`);
    if (name === 'FROM') {
      const [image = '', as, called = ''] = rest.split(/\s+/);
      stages.push({ image, name: as === 'AS' ? called : '', instructions: [] });
    } else stages.at(-1)?.instructions.push(instructionOf(name, rest));
  }
  return stages;
}

function instructionOf(name: string, rest: string): Instruction {
  const flags: Record<string, string> = {};
  let left = rest;
  for (let flag = FLAG.exec(left); flag; flag = FLAG.exec(left)) {
    flags[flag[1] ?? ''] = flag[2] ?? '';
    left = left.slice(flag[0].length);
  }
  if (name === 'HEALTHCHECK') left = left.replace(/^CMD\s+/, '');
  if (left.startsWith('[')) return { name, flags, words: JSON.parse(left) as string[], isJson: true };
  const isShell = ['RUN', 'CMD', 'ENTRYPOINT', 'HEALTHCHECK'].includes(name);
  return { name, flags, words: isShell ? [left.replace(/\s+/g, ' ')] : (left.match(WORD) ?? []), isJson: false };
}
const FLAG = /^--([\w-]+)=(\S+)\s+/;
const WORD = /(?:[^\s"]|"[^"]*")+/g;

/** `NAME="a b"` words as a record. */
export const pairsOf = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=');
      return [word.slice(0, at), word.slice(at + 1).replace(/^"(.*)"$/, '$1')];
    }),
  );

/** The last instruction of a name. */
export function lastOf({ instructions }: Stage, name: string): Instruction {
  const found = instructions.filter((one) => one.name === name).at(-1);
  if (!found) throw new Error(`The Dockerfile has no ${name}.`);
  return found;
}
