import { sameKey } from '../lib/text';
import { withoutCourtesy } from '../model/goal/courtesy';
import { healthOf } from '../model/health';
import type { PlaybookReference } from '../model/plan';
import type { DomainPlaybooks, KnownGoal, Playbook } from '../model/playbook';
import { findPlaybook } from './find-playbook';
import { nearestNames } from './nearest-names';
import { type DomainIndex, indexDomain } from './recall/index-domain';
import type { Match } from './recall/match';
import { readParts, samePath, startsAt } from './recall/parts';
import { relatedNames } from './recall/relevance';
import { tokenise } from './recall/tokens';
import { type Bound, isAllTold, isWhole } from './whole-goal';

export interface Place {
  /** Path of the page that is open, without query and hash. */
  path?: string;
  /** Open dialogs as the snapshot tells them: "dialog Cookies". */
  dialogs?: readonly string[];
}

/** `why` says in a sentence why it hit or missed. `near` are names that were not near enough. */
export type Recalled = { hit: true; references: PlaybookReference[]; why: string } | { hit: false; why: string; near: string[] };

/**
 * Playbooks that fulfil the goal, without a model. Deterministic; never guesses: every telling word of the goal must be accounted for by a playbook's
 * name, params, variants or earlier goals, every word of those by the goal, and no other playbook may fit nearly as well.
 */
export function recall(goal: string, memory: DomainPlaybooks, place: Place = {}): Recalled {
  const text = withoutCourtesy(goal);
  if (!memory.playbooks.length) return miss('No playbooks are known for this site.', []);
  if (!sameKey(text)) return miss('The goal has no words.', []);
  const index = indexDomain(memory);
  const found = byKnownGoal(goal, index, place) ?? byExactName(text, memory, place) ?? byParts(text, index, place);
  return found.hit ? withDismissals(found, memory, place) : found;
}

const miss = (why: string, near: string[]): Recalled => ({ hit: false, why, near });

function byKnownGoal(goal: string, index: DomainIndex, { path }: Place): Recalled | undefined {
  const wanted = sameKey(goal);
  const known = index.memory.knownGoals?.findLast(
    (one) => sameKey(one.goal) === wanted && (path === undefined || samePath(one.pagePath, path)),
  );
  const references = known && resolve(known, index);
  if (!references || !(known.whole || isWhole(goal, boundTo(known, index)))) return undefined;
  return { hit: true, references, why: `This goal succeeded here before, with ${names(references)}.` };
}

function boundTo({ references }: KnownGoal, { byId }: DomainIndex): Bound[] {
  return references.flatMap(({ playbookId, ...bound }) => {
    const playbook = byId.get(playbookId)?.playbook;
    return playbook ? [{ playbook, ...bound }] : [];
  });
}

/** By the names of now; undefined where one of the playbooks is gone or obsolete, or its name would find another one. */
function resolve({ references }: KnownGoal, { byId, memory }: DomainIndex): PlaybookReference[] | undefined {
  const resolved = references.map(({ playbookId, ...bound }): PlaybookReference | undefined => {
    const playbook = byId.get(playbookId)?.playbook;
    return playbook && findPlaybook(memory, playbook.name, playbook.pagePath) === playbook
      ? { playbook: playbook.name, ...bound }
      : undefined;
  });
  return resolved.every((one) => one !== undefined) ? resolved : undefined;
}

/** Exactly the name of one playbook, with nothing to fill in but what it knows itself. */
function byExactName(text: string, memory: DomainPlaybooks, { path }: Place): Recalled | undefined {
  const wanted = sameKey(text);
  const named = memory.playbooks.filter(
    (playbook) => !playbook.obsolete && sameKey(playbook.name) === wanted && (path === undefined || startsAt(playbook, path)),
  );
  const [playbook] = named;
  if (!playbook || named.length > 1 || playbook.params.some((param) => param.default === undefined)) return undefined;
  // A planner may have promised more in a name than it then did; what a person or Abra called so is what is asked for.
  if (!(playbook.namedBy === 'planner' ? isWhole : isAllTold)(text, [{ playbook }])) return undefined;
  return { hit: true, references: [{ playbook: playbook.name }], why: `The goal is the name of playbook "${playbook.name}".` };
}

function byParts(text: string, index: DomainIndex, { path }: Place): Recalled {
  const parse = readParts(tokenise(text), text, index, path);
  if ('matches' in parse) {
    const references = parse.matches.map(referenceOf);
    return { hit: true, references, why: `${capital(parse.matches.map(reasonOf).join('; '))}.` };
  }
  const near = nearestNames(text, relatedNames(text, index, 60));
  const because = parse.why ? `: ${parse.why}` : near.length ? `; the nearest is "${near[0]}"` : '';
  return miss(`No playbooks account for every word of the goal${because}.`, near);
}

function referenceOf({ described: { playbook }, variant, params }: Match): PlaybookReference {
  return {
    playbook: playbook.name,
    ...(variant === undefined ? {} : { variant }),
    ...(Object.keys(params).length ? { params } : {}),
  };
}

function reasonOf({ described: { playbook }, description, variant, params }: Match): string {
  const by = { name: 'by its name', alias: 'by a former name', menu: 'by the menu it opens', goal: `as for "${description.said}"` }[
    description.source
  ];
  const bound = [...(variant === undefined ? [] : [variant]), ...Object.values(params)].map((value) => `"${value}"`).join(', ');
  const health = healthOf(playbook);
  return `"${playbook.name}"${bound ? ` with ${bound}` : ''} ${by}${health === 'healthy' ? '' : ` (${health})`}`;
}

/** A dialog that is open and that a playbook is known to close is closed first. */
function withDismissals(found: Recalled & { hit: true }, memory: DomainPlaybooks, { dialogs, path }: Place): Recalled {
  const first = dialogs?.length
    ? memory.playbooks.filter((playbook) => dismisses(playbook, dialogs) && (path === undefined || startsAt(playbook, path)))
    : [];
  const extra = first
    .filter(({ name }) => !found.references.some(({ playbook }) => playbook === name))
    .map(({ name }) => ({ playbook: name }));
  if (!extra.length) return found;
  return { ...found, references: [...extra, ...found.references], why: `${found.why} ${names(extra)} first, because that dialog is open.` };
}

function dismisses({ operations, outcomes, obsolete }: Playbook, dialogs: readonly string[]): boolean {
  if (obsolete || operations.length !== 1) return false;
  const gone = (outcomes[0]?.disappeared ?? [])
    .filter((entry) => /^(alert)?dialog\b/.test(entry))
    .flatMap((entry) => [sameKey(entry), sameKey(entry.replace(/^\S+\s*/, ''))]);
  return dialogs.some((dialog) => sameKey(dialog) !== '' && gone.includes(sameKey(dialog)));
}

const names = (references: readonly PlaybookReference[]) =>
  references.map(({ playbook, variant }) => `"${playbook}"${variant === undefined ? '' : ` (${variant})`}`).join(', ');
const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
