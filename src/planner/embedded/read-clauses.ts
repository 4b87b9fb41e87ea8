import type { ReadCommand } from './resolve/resolve-readings';
import { commandOf, splitGoal } from './split-goal';

/** The commands of a goal, each with the ways to read it, best first. */
export function readClauses(goal: string, isName: (phrase: string) => boolean): ReadCommand[] {
  return splitGoal(goal, isName).map((clause) => {
    const readings = clause.readings.map((reading) => commandOf(clause, reading));
    const first = readings[0];
    const secret = first?.slots.secret ?? first?.slots.password;
    return { said: secret ? clause.text.replace(secret.text, '••••') : clause.text, readings, secret: secret !== undefined };
  });
}
