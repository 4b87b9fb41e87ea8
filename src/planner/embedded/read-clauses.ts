import type { Command, Intent } from './command';
import type { ReadCommand } from './resolve/resolve-readings';
import { commandOf, splitGoal } from './split-goal';

/** The commands of a goal, each with the ways to read it, best first. "Log in as X with Y" is three: two fields and a button. */
export function readClauses(goal: string, isName: (phrase: string) => boolean): ReadCommand[] {
  return splitGoal(goal, isName).flatMap((clause) => {
    const readings = clause.readings.map((reading) => commandOf(clause, reading));
    const first = readings[0];
    if (first?.intent === 'login') return loginSteps(first);
    return [{ said: clause.text, readings, secret: false }];
  });
}

/** The name goes first, then the password, whose words are never repeated, then the button. */
function loginSteps(command: Command): ReadCommand[] {
  const step = (intent: Intent, said: string, secret: boolean): ReadCommand => ({
    said,
    readings: [{ ...command, intent, source: said }],
    secret,
  });
  return [
    step('loginUser', 'enter the user name', false),
    step('loginPassword', 'enter the password', true),
    step('loginSubmit', 'log in', false),
  ];
}
