import type { Intent } from '../../../languages/grammar';
import type { SnapshotElement } from '../../../model/snapshot';
import { isLabelIn, isNameIn } from '../choose-element';
import type { Command, ReadCommand } from '../command';
import { saysOtherwise } from '../phrase';
import { readClauses } from '../read-clauses';
import type { Scene } from '../scene';
import { ITS_NAME } from '../thresholds';
import { act, asCheck, clickFound } from './click';
import { findTarget } from './find-target';
import { inTurn, type Resolution } from './resolution';

/**
 * "La papelera (Trash)", "breakfast and parking (Petit-déjeuner, Parking)": what stands in brackets is how the page calls it; "no reminder (untick "Remind me")": or the
 * command once more, in words of the page, which `inWords` reads.
 */
export function saidAgain(
  scene: Scene,
  command: Command,
  inWords: (read: ReadCommand, scene: Scene) => Resolution,
): Resolution | undefined {
  const name = /\(([^()]+)\)|（([^（）]+)）/u.exec(command.source)?.slice(1).find(Boolean);
  // "(Never press it)", "(unless …)": that is no other word for it.
  if (saysOtherwise(name ?? '', command.language)) return undefined;
  if (name === undefined || !USES.has(command.intent)) return undefined;
  const find = (text: string) => findTarget(scene, { text, quoted: true }, command, { needs: 'clickable', threshold: ITS_NAME });
  const found = find(name);
  const ticks = command.intent === 'check' || command.intent === 'uncheck' ? command.intent : undefined;
  if (found.ok && ticks) return isTicked(found.element) ? act(scene, found.element, ticks, found.why) : undefined;
  if (found.ok) return clickFound(scene, command, found);
  const parts = name.split(/\s*[,;、，]\s*/).map(find);
  const named = inTurn(parts.map((part) => (part.ok ? asCheck(scene, clickFound(scene, command, part)) : undefined)));
  if (named && parts.length > 1) return named;
  const clauses = readClauses(name, isNameIn(scene), isLabelIn(scene)).map((clause) => inWords(clause, scene));
  return inTurn(clauses.map((one) => (one.kind === 'act' && !one.unfinished ? one : undefined)));
}

const USES = new Set<Intent>(['click', 'open', 'goTo', 'select', 'read', 'check', 'uncheck']);
const isTicked = ({ role }: SnapshotElement): boolean => role === 'checkbox' || role === 'switch';
