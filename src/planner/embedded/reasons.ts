import { foldLetters } from '../../lib/text';
import { asksAt } from '../../model/goal/asks';
import { grammars } from './grammars';
import { saysOtherwise } from './phrase';
import type { Clause } from './split-goal';
import { languageOf } from './voice';

/**
 * Without the clauses that only say why: "the fence is painted, so move it to Done". What may be a command, a name, a question or a
 * condition is kept, so that nothing that was asked for is lost.
 */
export function withoutReasons(clauses: readonly Clause[], isName: (phrase: string) => boolean): Clause[] {
  const isReason = (clause: Clause, at: number) => {
    const next = clauses[at + 1];
    const language = languageOf(clause.text);
    const isCommand = clause.readings.length > 0 || isName(clause.text) || /[“”"?？]/.test(clause.text);
    if (isCommand || asksAt(clause.text)?.wants === 'answer' || saysOtherwise(clause.text, language)) return false;
    return next !== undefined && next.readings.length > 0 && grammars().some(({ therefore }) => therefore.test(foldLetters(next.text)));
  };
  return clauses.filter((clause, at) => !isReason(clause, at));
}
