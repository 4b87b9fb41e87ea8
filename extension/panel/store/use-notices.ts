import { create } from 'zustand';

/** A short sentence at the foot of the panel; `undo` takes back what it tells about. */
export interface Notice {
  text: string;
  tone?: 'plain' | 'bad';
  undo?: () => void;
  /** What else there is to know, a line each: it stays until it is closed. */
  list?: string[];
}

/** One notice at a time: the newest counts. */
export const useNotice = create<{ notice: Notice | undefined }>(() => ({ notice: undefined }));

/** Shows a notice. */
export const notify = (notice: Notice): void => useNotice.setState({ notice });
/** Closes the notice. */
export const closeNotice = (): void => useNotice.setState({ notice: undefined });
