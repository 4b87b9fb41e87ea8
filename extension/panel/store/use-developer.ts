import { create } from 'zustand';
import { kept } from './kept';

const keptSelectors = kept('showsSelectors', (stored) => stored === true);

/** What only a developer wants to see: how each element is found, by its selector. Kept in this browser. */
export const useDeveloper = create<{ showsSelectors: boolean }>(() => ({ showsSelectors: keptSelectors.get() }));

/** Shows how each element is found, or hides it. */
export function showSelectors(showsSelectors: boolean): void {
  keptSelectors.set(showsSelectors);
  useDeveloper.setState({ showsSelectors });
}
