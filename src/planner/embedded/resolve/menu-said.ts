import type { Command } from '../command';
import { type CompiledGrammar, grammarFor } from '../grammars';
import { opensMenu } from '../kinds';
import type { Scene } from '../scene';
import { comparable } from '../text-fit';
import { act } from './click';
import type { Resolution } from './resolution';

/** Of a menu that is open now, what was said of it is done. */
export function withoutMenu(command: Command): Command {
  const kinds = grammarFor(command.language).kinds;
  const words = command.source.split(/\s+/);
  const at = words.findIndex((word) => kinds.get(comparable(word).normal) === 'menu');
  return at < 1 ? command : { ...command, source: words.filter((_, index) => index !== at && index !== at - 1).join(' ') };
}

/** "Insert a line by the Insert menu": the menu that is called so by a word before "menu" is opened, and the rest looked for in it. */
export function byMenu(scene: Scene, command: Command, kinds: CompiledGrammar['kinds']): Resolution | undefined {
  if (![...kinds.values()].includes('menu')) return undefined;
  const { words } = comparable(command.source);
  const at = words.findIndex((word) => kinds.get(word) === 'menu');
  const named = scene.entries.filter(
    ({ element, texts }) =>
      (opensMenu(element) || element.role === 'menuitem') && !element.covered && texts.some(({ text }) => text.normal === words[at - 1]),
  );
  const [only] = named;
  if (!only || named.length > 1) return undefined;
  const opening = act(scene, only.element, 'click', `the menu “${only.element.name}”`);
  return opening.kind === 'act' ? { ...opening, unfinished: true } : undefined;
}
