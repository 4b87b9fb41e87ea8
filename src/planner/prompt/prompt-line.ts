/** One line before it is said: lines of one `shape` have the same kinds of parts in the same places, '' where one has nothing to tell. */
export interface PromptLine {
  /** `in` for a heading, `screen` for what says where the screen ends, else the role of an element. */
  shape: string;
  /** The number of an element. */
  id?: number;
  parts: readonly string[];
}

/** The line as the prompt has it: `[33] button "Theme"`. */
export const promptLineText = ({ id, parts }: PromptLine) => [id === undefined ? '' : `[${id}]`, ...parts].filter(Boolean).join(' ');
