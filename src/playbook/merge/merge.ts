import { variableSteps } from '../../model/playbook/choices';
import type { DomainPlaybooks, Playbook } from '../../model/playbook/playbook';
import { withoutOptions } from '../learn/label';
import { mergeOptionMaps } from '../play/option-maps';
import { generalise } from './generalise';
import { playbookId } from './identity';
import { mergePlaybook } from './merge-playbook';

/**
 * What is stored merged with what was learned: equal sequences become one (GAP 9), sequences that differ in the option they choose become
 * one with a variable step, names stay unique, option maps grow. Nothing stored is lost, whoever writes first.
 */
export function mergeDomain(stored: DomainPlaybooks, incoming: DomainPlaybooks): DomainPlaybooks {
  return mergeTracked(stored, incoming).memory;
}

/** The same, with the id under which each incoming playbook is found afterwards. */
export function mergeTracked(stored: DomainPlaybooks, incoming: DomainPlaybooks): { memory: DomainPlaybooks; ids: string[] } {
  const playbooks = [...stored.playbooks];
  let optionMap = mergeOptionMaps(stored.optionMap, incoming.optionMap);
  const places = new Places(playbooks);
  const ids = incoming.playbooks.map((one) => {
    const equalAt = places.find(one);
    const equal = equalAt === undefined ? undefined : playbooks[equalAt];
    const sibling = equal ? undefined : findSibling(playbooks, one);
    if (sibling) optionMap = mergeOptionMaps(optionMap, sibling.optionMap);
    const merged = equal ? mergePlaybook(equal, one) : sibling?.playbook;
    const next = merged ? generalName(merged, one, playbooks) : withUniqueName(one, playbooks);
    const at = (equal ? equalAt : sibling?.at) ?? playbooks.length;
    playbooks[at] = next;
    places.put(next, at);
    return next.id;
  });
  const knownGoals = [...(stored.knownGoals ?? []), ...(incoming.knownGoals ?? [])].slice(-MAX_GOALS);
  return { memory: { ...stored, playbooks, optionMap, ...(knownGoals.length ? { knownGoals } : {}) }, ids };
}

/** Goals kept per domain, the newest. */
export const MAX_GOALS = 500;

/** The first stored sequence that differs in nothing but the option it chooses. */
function findSibling(playbooks: readonly Playbook[], incoming: Playbook): (ReturnType<typeof generalise> & { at: number }) | undefined {
  for (const [at, other] of playbooks.entries()) {
    const general = generalise(other, incoming);
    if (general) return { ...general, at };
  }
  return undefined;
}

/** "Select Theme Fuchsia" becomes "Select Theme" once another option was chosen, unless a person named it or the name is taken. */
function generalName(merged: Playbook, incoming: Playbook, others: readonly Playbook[]): Playbook {
  const { variableStep, name, namedBy, id } = merged;
  if (!variableStep || namedBy === 'person') return merged;
  const last = incoming.variableStep?.recorded;
  if (last === undefined || last === variableStep.recorded) return merged;
  const general = withoutOptions(name, [variableStep.recorded, last]);
  if (!general || general === name || others.some((other) => other.id !== id && other.name === general)) return merged;
  return {
    ...merged,
    name: general,
    aliases: [...new Set([...(merged.aliases ?? []), name])].filter((alias) => alias !== general).slice(-20),
  };
}

/** An index of playbooks by every id they may have. */
class Places {
  readonly #byId = new Map<string, number>();

  constructor(playbooks: readonly Playbook[]) {
    for (const [at, playbook] of playbooks.entries()) this.put(playbook, at);
  }

  put(playbook: Playbook, at: number): void {
    for (const id of idsOf(playbook)) if (!this.#byId.has(id)) this.#byId.set(id, at);
  }

  find(playbook: Playbook): number | undefined {
    for (const id of idsOf(playbook)) {
      const at = this.#byId.get(id);
      if (at !== undefined) return at;
    }
    return undefined;
  }
}

const known = new WeakMap<Playbook, string[]>();

/** Its id, and those of the operations of every version that worked, with and without the variable step: a healed playbook is still the same one. */
function idsOf(playbook: Playbook): string[] {
  const cached = known.get(playbook);
  if (cached) return cached;
  const { domain, pagePath, variableStep, versions } = playbook;
  const variables = variableSteps(playbook);
  const tried = versions.filter(({ status }) => status === 'superseded').map(({ operations }) => operations);
  const sequences = [playbook.operations, ...tried];
  const ids = sequences.flatMap((operations) => [
    ...(variables.length > 1 ? [playbookId(operations, domain, pagePath, variables)] : []),
    ...(variableStep ? [playbookId(operations, domain, pagePath, [variableStep])] : []),
    playbookId(operations, domain, pagePath),
  ]);
  const all = [...new Set([playbook.id, ...ids])];
  known.set(playbook, all);
  return all;
}

function withUniqueName(playbook: Playbook, others: readonly Playbook[]): Playbook {
  const taken = new Set(others.map(({ name }) => name));
  if (!taken.has(playbook.name)) return playbook;
  let number = 2;
  while (taken.has(`${playbook.name} (${number})`)) number++;
  return { ...playbook, name: `${playbook.name.slice(0, 190)} (${number})` };
}
