import { readdirSync, readFileSync } from 'node:fs';

/** A process and all below it, as /proc tells. */
export function descendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    parents.set(Number(name), Number(statOf(Number(name))[1]));
  const isBelow = (one: number): boolean => one === pid || (parents.has(one) && one > 1 && isBelow(parents.get(one) ?? 0));
  return [...parents.keys()].filter(isBelow);
}

/** Seconds of user and system time of one process so far; the kernel counts hundredths. */
export function cpuSecondsOf(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

/** The same of a process and all that it ever started, as far as those have ended and were waited for, or live below it. */
export function cpuSecondsUnder(pid: number): number {
  const hundredths = descendants(pid).flatMap((one) => statOf(one).slice(11, 15).map(Number));
  return hundredths.reduce((sum, one) => sum + one, 0) / 100;
}

/** What a process is, in one word: `node`, or the kind of Chromium's process. */
export function kindOf(pid: number): string {
  const line = readOf(`/proc/${pid}/cmdline`);
  const kind = /--type=([\w-]+)/.exec(line)?.[1];
  return kind ? `Chromium: ${kind}` : line.includes('--load-extension') ? 'Chromium' : 'Node with PGlite';
}

/** The proportional share of memory of a process and all below it. */
export function megabytesOf(pid: number): number {
  const kilobytes = descendants(pid).map((one) => Number(/^Pss:\s+(\d+)/m.exec(readOf(`/proc/${one}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1000;
}

/** The fields of /proc/<pid>/stat from the state on. */
function statOf(pid: number): string[] {
  const stat = readOf(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
