import type { Snapshot } from '../../model/snapshot';
import type { ActionOrCompletion } from './action';
import { isNameIn } from './choose-element';
import { readClauses } from './read-clauses';
import { resolveReadings } from './resolve/resolve-readings';
import { type Scene, sceneOf } from './scene';
import { voiceOf } from './voice';

/**
 * One command: exactly one action with an element of the list, or a completion. Of a command that is
 * several, the first.
 */
export function textToAction(command: string, snapshot: Snapshot): ActionOrCompletion {
  return actionIn(command, sceneOf(snapshot));
}

/** Those of some commands that would do something on this page now, three at most. */
export function usable(commands: readonly string[], scene: Scene): string[] {
  return [...new Set(commands)].filter((command) => 'elements' in actionIn(command, scene)).slice(0, 3);
}

function actionIn(command: string, scene: Scene): ActionOrCompletion {
  const [read] = readClauses(command, isNameIn(scene));
  if (!read) return completion(voiceOf('en')('nothingSaid'), []);
  const resolution = resolveReadings(read, scene, false, []);
  switch (resolution.kind) {
    case 'act':
      return { elements: [(resolution.before?.[0] ?? resolution).action] };
    case 'done':
      return completion(resolution.why, []);
    case 'answer':
      return completion(resolution.summary, []);
    case 'abstain':
      return completion(resolution.summary, resolution.suggestions);
  }
}

function completion(summary: string, suggestions: string[]): ActionOrCompletion {
  return { isComplete: true, summary, suggestions };
}
