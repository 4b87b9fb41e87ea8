import { create } from 'zustand';

/** A short message at the bottom of the panel; `undo` reverts the action that it reports. */
export interface Notice {
  text: string;
  tone?: 'plain' | 'bad';
  undo?: () => void;
  /** Details, one line each. A notice with details stays until it is closed. */
  list?: string[];
}

/** The current notice; a new one replaces it. */
export const useNotice = create<{ notice: Notice | undefined }>(() => ({ notice: undefined }));

/** Shows a notice. */
export const notify = (notice: Notice): void => useNotice.setState({ notice });
/** Closes the notice. */
export const closeNotice = (): void => useNotice.setState({ notice: undefined });
