import type { Intent } from '../../languages/verbs';

export type SlotName =
  | 'object'
  | 'text'
  | 'field'
  | 'option'
  | 'target'
  | 'key'
  | 'n'
  | 'unit'
  | 'url'
  | 'file'
  | 'user'
  | 'secret'
  | 'timeout'
  | 'index'
  | 'role'
  | 'exact'
  | 'contains';

/** A part of a command as it was written. `quoted`: all of it stood in quotes, so it is meant literally. */
export interface Said {
  /** Quotes taken away. */
  text: string;
  quoted: boolean;
  /** What stood in quotes inside it, e.g. Save of `the "Save" button`. */
  inner?: string;
  /** Several things stood in quotes inside it. */
  severalQuotes?: true;
  /** Signs written right behind it at the end of the command: of a value they may be part of it ("hunter2!"). */
  signs?: string;
}

/** One atomic command, before anything on the page is looked at. */
export interface Command {
  intent: Intent;
  slots: Partial<Record<SlotName, Said>>;
  /** Id of the language whose words it was read with. */
  language: string;
  /** Its words as shown to a person; secrets are masked. */
  source: string;
  /** Its value stands before the name of its field, where it may be read as more than a value. */
  valueFirst?: boolean;
}

/** A command of a goal with the ways to read it, best first; none when its words are not all understood. */
export interface ReadCommand {
  /** Its words, secrets masked. */
  said: string;
  readings: Command[];
  /** A secret that was written out: it goes nowhere but into its field. */
  secret?: string;
}
