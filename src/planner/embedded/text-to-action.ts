import type { Snapshot } from '../../model/snapshot';
import type { ActionOrCompletion } from './action';
import { isNameIn } from './choose-element';
import { readClauses } from './read-clauses';
import { resolveReadings } from './resolve/resolve-readings';
import { type Scene, sceneOf } from './scene';
import { type Voice, voiceOf } from './voice';

/**
 * One command: exactly one action with an element of the list, or a completion. Of a command that is
 * several, the first.
 */
export function textToAction(command: string, snapshot: Snapshot): ActionOrCompletion {
  return actionIn(command, sceneOf(snapshot));
}

/** Those of some commands that would do something on this page now; filled up to two with what works on any page. */
export function usable(commands: readonly string[], scene: Scene, say: Voice): string[] {
  const working = commands.filter((command) => 'elements' in actionIn(command, scene));
  return [...new Set([...working.slice(0, 3), ...ALWAYS.map((name) => say(name))])].slice(0, Math.max(2, Math.min(3, working.length)));
}

const ALWAYS = ['scrollDown', 'goBack', 'reload'] as const;

function actionIn(command: string, scene: Scene): ActionOrCompletion {
  const [read] = readClauses(command, isNameIn(scene));
  if (!read)
    return completion(
      voiceOf('en')('nothingSaid'),
      ALWAYS.map((name) => voiceOf('en')(name)),
    );
  const resolution = resolveReadings(read, scene, false, []);
  switch (resolution.kind) {
    case 'act':
      return { elements: [resolution.action] };
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
