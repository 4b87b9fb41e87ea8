/** One line before it is written. Lines of the same `shape` have the same kinds of parts in the same order; an empty part is ''. */
export interface PromptLine {
  /** `in` for a heading, `screen` for the line "On screen:" or "Off screen:", `text` or `row of 3` (cells) for the page's text, else the role of an element. */
  shape: string;
  /** The number of an element. */
  id?: number;
  parts: readonly string[];
}

/** The line as the prompt has it: `[33] button "Theme"`. */
export const promptLineText = ({ id, parts }: PromptLine) => [id === undefined ? '' : `[${id}]`, ...parts].filter(Boolean).join(' ');

/** Is it a line of the page's text? */
export const isText = ({ shape }: PromptLine) => shape === 'text' || shape.startsWith('row of ');
