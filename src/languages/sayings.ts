import type { say } from './en/say';

/** What each sentence or suggested command of the embedded planner is called. */
export type SayingName = keyof typeof say;

/** All that the embedded planner says to a person, in one language; `{x}` is filled in. English (`en/say.ts`) says what there is to say. */
export type Sayings = Readonly<Record<SayingName, string>>;
