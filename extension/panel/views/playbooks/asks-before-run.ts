import type { PlaybookSummary } from '../../../../src/model/playbook/playbook-summary';

/** Is there a blank that nothing fills in yet? */
export const needsFilling = ({ blanks }: Pick<PlaybookSummary, 'blanks'>): boolean => blanks.some(({ hasDefault }) => !hasDefault);

/** Has it blanks to fill in, or a choice, before it runs? One that a person wants at hand runs with what was there the last time, where all is there. */
export const asksBeforeRun = ({ blanks, hasChoice, onTop }: Pick<PlaybookSummary, 'blanks' | 'hasChoice' | 'onTop'>): boolean =>
  onTop ? needsFilling({ blanks }) : blanks.length > 0 || hasChoice;
