import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Which files of the project are told to a build, by `docker/Dockerfile.dockerignore`: the last pattern that holds of a path or of a folder above it decides. Of
 * the patterns those that ours has: names, and names with stars.
 */
export function contextOf(root: string): (file: string) => boolean {
  const rules = readFileSync(path.join(root, 'docker/Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isIn: line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));
  return (file) => {
    const parts = file.split('/');
    const above = parts.map((_part, at) => parts.slice(0, at + 1).join('/'));
    return rules.filter(({ pattern }) => above.some((one) => pattern.test(one))).at(-1)?.isIn ?? true;
  };
}

const patternOf = (glob: string) =>
  new RegExp(`^${glob.replace(/[.+()]/g, '\\$&').replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'))}$`);

/** Copies what a build is told of. */
export function copyContext(root: string, to: string): void {
  const isTold = contextOf(root);
  for (const name of readdirSync(root))
    if (isTold(name))
      cpSync(path.join(root, name), path.join(to, name), { recursive: true, filter: (from) => isTold(path.relative(root, from)) });
}
