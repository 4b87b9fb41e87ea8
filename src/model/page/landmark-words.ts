/** As `Landmark` in landmark.ts, which reads texts by these functions. */
interface Landmark {
  kind: string;
  name?: string | undefined;
}

/** A landmark as one text, "row Bob" or "main": for sentences, keys and prompts. */
export const sayLandmark = ({ kind, name }: Landmark): string => (name === undefined ? kind : `${kind} ${name}`);

/** The landmark of such a text; its kind is one word. */
export function readLandmark(said: string): Landmark {
  const [kind = ''] = said.split(' ', 1);
  const name = said.slice(kind.length + 1);
  return name ? { kind, name } : { kind };
}

/** Are both the same kind with the same name? */
export const isSameLandmark = (one: Landmark | undefined, other: Landmark | undefined): boolean =>
  one?.kind === other?.kind && one?.name === other?.name;

/** The name of a block from the texts that head it: "Bob · bob@example.com". */
export const nameOfBlock = (words: readonly string[]): string => words.join(JOINT);

/** The texts that head a block. */
export const wordsOfBlock = ({ name = '' }: Landmark): string[] => name.split(JOINT);

const JOINT = ' · ';
