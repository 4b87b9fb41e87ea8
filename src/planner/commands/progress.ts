import type { PlanHistory } from '../planner';

/** One line of a thought: which command it is for, what was chosen, and why. */
export interface ThoughtLine {
  /** From 1. */
  command: number;
  of: number;
  /**
   * `acted`: the command is fulfilled by the operation. `opened`: the operation only made way for it. `begun`: a model has begun it and goes
   * on with it. `looked`: the operation only looked for it elsewhere. `so already`: no operation.
   */
  kind: 'acted' | 'opened' | 'begun' | 'looked' | 'so already';
  said: string;
  chosen: string;
}

/** Characters of a command in a line; what is longer is cut. */
export const MOST_SAID = 120;

/** How far earlier plans came. */
export interface Progress {
  /** Commands fulfilled. */
  done: number;
  /** Number of the command that an earlier operation opened something for, or 0. */
  opened: number;
  /** Number of the command that a model has begun and not ended, or 0. */
  begun: number;
  /** Where the next command's thing was looked for already. */
  looked: string[];
  /** How often the next command failed already, and what was chosen then. */
  failures: ThoughtLine[];
  /** What earlier commands said: their phrases stay in one piece when the goal is split again. */
  said: string[];
  /** The same by the number of the command: how the goal was split then. */
  saidBy: Map<number, string>;
}

const MARKS: Record<ThoughtLine['kind'], string> = { acted: '', opened: '…', begun: '»', looked: '?', 'so already': '=' };

/** A thought's line as it is shown, and read again by `readProgress`. */
export function writeLine(line: ThoughtLine): string {
  const oneLine = (text: string) => text.replace(/\s+/g, ' ');
  return `${line.command}/${line.of}${MARKS[line.kind]} ${oneLine(line.said)} → ${oneLine(line.chosen)}`;
}

/** Reads how far earlier plans of this planner came. Plans of others have no such lines and count for nothing. */
export function readProgress(history: readonly PlanHistory[]): Progress {
  const progress: Progress = { done: 0, opened: 0, begun: 0, looked: [], failures: [], said: [], saidBy: new Map() };
  const looks: ThoughtLine[] = [];
  for (const entry of history) {
    const lines = readLines(entry.thought);
    let left = carriedOut(entry, lines);
    for (const line of lines) {
      if (line.kind !== 'so already' && left === 0) {
        if (entry.bail?.kind !== 'page-left')
          progress.failures = [...progress.failures.filter((failed) => failed.command === line.command), line];
        break;
      }
      if (line.kind !== 'so already') left -= 1;
      if (line.kind === 'looked') looks.push(line);
      else if (line.kind === 'opened') progress.opened = line.command;
      else if (line.kind === 'begun') progress.begun = line.command;
      else progress.done = line.command;
    }
    progress.said.push(...lines.map((line) => line.said));
    for (const { command, said } of lines) progress.saidBy.set(command, said);
  }
  progress.looked = looks.flatMap(({ command, chosen }) => (command === progress.done + 1 ? [chosen] : []));
  progress.failures = progress.failures.filter((line) => line.command === progress.done + 1);
  if (progress.begun <= progress.done) progress.begun = 0;
  return progress;
}

/** How many of a plan's operations happened. The one that a page left by is told as done; where none is, the page left by itself. */
function carriedOut(entry: PlanHistory, lines: readonly ThoughtLine[]): number {
  const planned = lines.filter((line) => line.kind !== 'so already').length;
  if (!entry.bail) return planned;
  const done = entry.operations.filter((sentence) => !/^(failed|✗|not done)/i.test(sentence)).length;
  return Math.min(planned, done);
}

/** The lines of a thought, in order. */
export const readLines = (thought: string): ThoughtLine[] => thought.split('\n').flatMap(readLine);

const KINDS = new Map(Object.entries(MARKS).map(([kind, mark]) => [mark, kind as ThoughtLine['kind']]));

function readLine(text: string): ThoughtLine[] {
  const match = /^(\d+)\/(\d+)([…»?=]?) (.*?) → (.*)$/.exec(text);
  if (!match) return [];
  const kind = KINDS.get(match[3] ?? '') ?? 'acted';
  return [{ command: Number(match[1]), of: Number(match[2]), kind, said: match[4] ?? '', chosen: match[5] ?? '' }];
}
