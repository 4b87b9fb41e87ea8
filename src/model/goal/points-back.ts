import { VALUES } from '../../languages/joined/goal-words';

const BACK = new RegExp(`(?<![\\p{Script=Latin}\\p{N}_-])(?:${VALUES.pointsBack})(?![\\p{Script=Latin}\\p{N}_-])`, 'iu');
const CONTINUES = new RegExp(`^(?:${VALUES.continues})\\s`, 'iu');

/** Does the goal speak of what came before it: "choose it", "and now the blue one"? Then only the last goal tells what is meant. */
export const pointsBack = (goal: string): boolean => BACK.test(goal) || CONTINUES.test(goal.trim());
