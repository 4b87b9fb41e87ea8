import type { Snapshot } from '../../model/page/snapshot';
import type { ActionOrCompletion } from './action';
import { calledIn } from './choose';
import { readCommands } from './read';
import { resolve } from './resolve';
import { type Scene, sceneOf } from './scene';
import { voiceOf } from './voice';

/** One command: exactly one action with an element of the list, or a completion. Of a command that is several, the first. */
export function textToAction(command: string, snapshot: Snapshot): ActionOrCompletion {
  return actionIn(command, sceneOf(snapshot));
}

/** Those of some commands that would do something on this page now, three at most. */
export function usable(commands: readonly string[], scene: Scene): string[] {
  return [...new Set(commands)].filter((command) => 'elements' in actionIn(command, scene)).slice(0, 3);
}

function actionIn(command: string, scene: Scene): ActionOrCompletion {
  const [read] = readCommands(command, calledIn(scene));
  if (!read) return completion(voiceOf('en')('nothingSaid'));
  const resolution = resolve(read.readings, read.said, { scene, opened: false });
  if (resolution.kind === 'act') return { elements: [resolution.action] };
  return resolution.kind === 'done' ? completion(resolution.why) : completion(resolution.summary, resolution.suggestions);
}

const completion = (summary: string, suggestions: readonly string[] = []): ActionOrCompletion => ({
  isComplete: true,
  summary,
  suggestions: [...suggestions],
});
