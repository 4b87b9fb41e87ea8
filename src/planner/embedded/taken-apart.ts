import { sameKey, shorten } from '../../lib/text';
import type { ReadCommand } from './command';
import { grammars } from './grammars';
import { MOST_SAID, type Progress } from './progress';
import { resolveReadings } from './resolve/resolve-readings';
import type { Scene } from './scene';
import { joinsIn } from './split-goal';
import { comparable } from './text-fit';

/**
 * Commands of which the page knows nothing as they were read, as the two that a word like "and" joins: "open Sea and rotate it right". The first has to be one that can be
 * carried out on this page, and the other one too, or it speaks of what the first is done to. A name alone is no command. What earlier plans have taken apart stays so.
 */
export function takenApart(
  commands: readonly ReadCommand[],
  scene: Scene,
  { done, saidBy }: Progress,
  read: (text: string) => ReadCommand[],
): ReadCommand[] {
  const canBe = (command: ReadCommand, before: ReadCommand[]) => resolveReadings(command, scene, false, before).kind !== 'abstain';
  const apart: ReadCommand[] = [];
  for (const [at, command] of commands.entries()) {
    const before = apart.slice();
    const isUnknown = () => at >= done && !canBe(command, before);
    // How this very command was split before: "click Save" may be another one of the same goal.
    const earlier = saidBy.get(apart.length + 1);
    const pair = command.secret || command.seeks ? undefined : partsOf(command, earlier, isUnknown);
    apart.push(...(pair ?? [command]));
  }
  return apart;

  function partsOf({ said }: ReadCommand, before: string | undefined, isUnknown: () => boolean): ReadCommand[] | undefined {
    const isBefore = (text: string) => before !== undefined && sameKey(before) === sameKey(shorten(text, MOST_SAID));
    const joins = joinsIn(said);
    const earlier = joins.find(([first]) => isBefore(first));
    if (!earlier && (joins.length === 0 || isBefore(said) || !isUnknown())) return undefined;
    for (const [first, rest] of earlier ? [earlier] : joins.toReversed()) {
      const [one, ...more] = read(first);
      const others = read(rest);
      const [other] = others;
      if (!one || !other) continue;
      const isFirst = more.length === 0 && one.readings.length > 0 && canBe(one, []);
      if (earlier || (isFirst && (speaksOf(rest) || (other.readings.length > 0 && canBe(other, [one]))))) return [one, ...more, ...others];
    }
    return undefined;
  }
}

/** "It", "them": it goes on with what was done before. */
const speaksOf = (said: string): boolean => {
  const { words } = comparable(said);
  return grammars().some(({ pronouns, spaced }) => spaced && words.slice(1).some((word) => pronouns.has(word)));
};
