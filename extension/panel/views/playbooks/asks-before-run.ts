import type { Playbook } from '../../../../src/model/playbook';

/** Has it blanks to fill in, or a choice, before it runs? */
export const asksBeforeRun = ({ params, variableStep }: Playbook): boolean => params.length > 0 || variableStep !== undefined;
