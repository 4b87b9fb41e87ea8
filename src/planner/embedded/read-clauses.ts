import type { Intent } from '../../languages/grammar';
import type { Command, Said } from './command';
import { conceptsIn } from './concepts';
import type { ReadCommand } from './resolve/resolve-readings';
import { commandOf, splitGoal } from './split-goal';
import { comparable } from './text-fit';

/** The commands of a goal, each with the ways to read it, best first. "Log in as X with Y" is three: two fields and a button. */
export function readClauses(goal: string, isName: (phrase: string) => boolean, isLabel?: (phrase: string) => boolean): ReadCommand[] {
  return splitGoal(goal, isName, isLabel).flatMap((clause) => {
    const readings = clause.readings.map((reading) => commandOf(clause, reading));
    const secret = readings[0] && secretOf(readings[0]);
    if (readings[0]?.intent === 'login') return loginSteps(readings[0], secret);
    return [{ said: secret ? clause.text.replaceAll(secret, HIDDEN) : clause.text, readings, ...(secret ? { secret } : {}) }];
  });
}

/** What a secret is shown as. */
export const HIDDEN = '••••';

/** The name goes first, then the password, whose words are never repeated, then the button. */
function loginSteps(command: Command, secret: string | undefined): ReadCommand[] {
  const step = (intent: Intent, said: string): ReadCommand => ({
    said,
    readings: [{ ...command, intent, source: said }],
    ...(secret ? { secret } : {}),
  });
  return [step('loginUser', 'enter the user name'), step('loginPassword', 'enter the password'), step('loginSubmit', 'log in')];
}

/** A password that was written out. Placeholders name one and hide nothing. */
function secretOf({ intent, slots }: Command): string | undefined {
  const hidden = (said: Said | undefined) => (said && !/^\{.*\}$/.test(said.text) && said.text !== '' ? said.text : undefined);
  if (intent === 'login') return hidden(slots.secret);
  const field = slots.field && comparable(slots.field.text);
  return field && slots.text && conceptsIn(field.normal).has('password') ? hidden(slots.text) : undefined;
}
