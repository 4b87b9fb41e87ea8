import type { Landmark } from './landmark';

/** "row Bob", "main": for sentences, keys and prompts. */
export const sayLandmark = ({ kind, name }: Landmark): string => (name === undefined ? kind : `${kind} ${name}`);

/** The landmark that is said so; the kind is one word. */
export function readLandmark(said: string): Landmark {
  const [kind = ''] = said.split(' ', 1);
  const name = said.slice(kind.length + 1);
  return name ? { kind, name } : { kind };
}

export const isSameLandmark = (one: Landmark | undefined, other: Landmark | undefined): boolean =>
  one?.kind === other?.kind && one?.name === other?.name;
