import { same, sameKey } from '../../lib/text';
import { clausesOf } from '../../model/goal/clauses';
import { isWriting } from '../../model/plan/writing';
import type { DomainPlaybooks, KnownGoal, Playbook } from '../../model/playbook/playbook';
import { hasWords } from '../merge/normalised-words';
import { type Token, tokenise } from '../recall/tokens';
import { goalPattern } from './goal-pattern';
import { redactor } from './redact';
import type { RunLessons } from './run-lessons';
import { secretName } from './secret-field';
import type { Step } from './step';
import { defaultsOf } from './whole-run';

interface Part {
  playbook: Playbook;
  at: number;
  variant?: string | undefined;
  params?: Record<string, string> | undefined;
  share?: RunLessons['learned'][0]['share'];
}

/**
 * After a goal was reached: remembers the whole goal as it was bound, if every step belonged to a playbook and every clause had its step,
 * so that the same goal needs no planning; and for each playbook the part of the goal that names its own values, as a pattern for other
 * values.
 */
export function rememberGoal(memory: DomainPlaybooks, lessons: RunLessons, learnedIds: readonly string[], now: string): DomainPlaybooks {
  const goal = withoutTyped(lessons.goal, lessons.steps).trim().slice(0, 1000);
  const parts = goalPartsOf(memory, lessons, learnedIds);
  if (!parts.length || !sameKey(goal)) return memory;
  const run = parts.find(({ share }) => share === 'run');
  const others = parts.filter((part) => part !== run);
  const playbooks = memory.playbooks.map((playbook) => {
    // Where it is a part of the goal's own playbook, other values are still for that.
    if (playbook.id === run?.playbook.id)
      return playbook.partOf ? playbook : withGoal(playbook, patternOf(goal, run, [run], { ...lessons, strays: 0 }));
    const [mine, again] = others.filter((part) => part.playbook.id === playbook.id);
    const said = mine && !again ? patternOf(goal, mine, others, lessons) : undefined;
    // The words of the whole goal are those of the whole run.
    return run && said !== undefined && clausesOf(goal).length < 2 ? playbook : withGoal(playbook, said);
  });
  const strays = run ? 0 : lessons.strays;
  // Of a whole run all steps are its own, also those of a playbook that stopped on the way.
  const allPlayed = run !== undefined || lessons.uses.every(({ result }) => result === 'ok');
  if (strays > 0 || !(lessons.whole || lessons.on) || !allPlayed) return { ...memory, playbooks };
  const known: KnownGoal = {
    goal,
    pagePath: lessons.pagePath,
    references: (run ? [run] : others).slice(0, 60).map(({ playbook, variant, params }) => ({
      playbookId: playbook.id,
      ...(variant === undefined ? {} : { variant }),
      ...(params && Object.keys(params).length ? { params } : {}),
    })),
    at: now,
    ...(lessons.whole ? { whole: true as const } : { on: lessons.on }),
    ...(lessons.reads ? { reads: true as const } : {}),
    ...(lessons.seenAs === undefined ? {} : { seenAs: lessons.seenAs }),
  };
  const isKnown = (one: KnownGoal) => same(one.goal, goal) && one.pagePath === known.pagePath && one.on === known.on;
  const before = (memory.knownGoals ?? []).filter((one) => !isKnown(one));
  return { ...memory, playbooks, knownGoals: [...before, known].slice(-500) };
}

const withGoal = (playbook: Playbook, said: string | undefined): Playbook =>
  said && !playbook.goals.includes(said) ? { ...playbook, goals: [...playbook.goals, said].slice(-20) } : playbook;

/** The playbooks of the run in order, stored and new, each with what it was bound to. */
function goalPartsOf({ playbooks }: DomainPlaybooks, { uses, learned }: RunLessons, learnedIds: readonly string[]): Part[] {
  const byId = new Map(playbooks.map((playbook) => [playbook.id, playbook]));
  const used = uses.flatMap(({ playbookId, at, variant, params, result }): Part[] => {
    const playbook = byId.get(playbookId);
    return playbook && result === 'ok' ? [{ playbook, at, variant, params: { ...defaultsOf(playbook), ...params } }] : [];
  });
  const fresh = learned.flatMap((one, index): Part[] => {
    const playbook = byId.get(learnedIds[index] ?? '');
    return playbook ? [boundAsMade(one, playbook)] : [];
  });
  return [...used, ...fresh].sort((left, right) => left.at - right.at);
}

/** The stored playbook with the values of the one that was just made. */
function boundAsMade({ playbook: made, at, share }: RunLessons['learned'][0], playbook: Playbook): Part {
  const params = Object.fromEntries(
    made.params.flatMap(({ name, default: value }, place) => (value === undefined ? [] : [[playbook.params[place]?.name ?? name, value]])),
  );
  return { playbook, at, share, variant: made.variableStep?.recorded, params };
}

/**
 * The goal, or the one part of it that names this playbook's values, with placeholders; undefined where its words do not contain what it
 * was bound to.
 */
function patternOf(goal: string, part: Part, all: readonly Part[], { strays, whole }: RunLessons): string | undefined {
  const values = valuesOf(part);
  const alone = all.length === 1 && strays === 0 && whole;
  const bound = part.variant !== undefined && part.variant !== part.playbook.variableStep?.recorded;
  const changed = Object.entries(part.params ?? {}).some(([name, value]) => defaultsOf(part.playbook)[name] !== value);
  const said = alone ? goal : clauseWith(goal, values, all.filter((other) => other !== part).flatMap(valuesOf));
  if (said === undefined) return undefined;
  if ((bound || changed) && !values.every((value) => hasWords(said, value))) return undefined;
  return goalPattern(said, part.params ?? {});
}

/** The one clause that contains all of the values and none of others; with the verb of an earlier one where it has none. */
function clauseWith(goal: string, values: readonly string[], others: readonly string[]): string | undefined {
  if (!values.length) return undefined;
  let verb: Token | undefined;
  const found: string[] = [];
  for (const { text } of clausesOf(goal)) {
    const own = tokenise(text).find(({ kind }) => kind === 'verb');
    if (values.every((value) => hasWords(text, value)) && !others.some((value) => hasWords(text, value)))
      found.push(own || !verb ? text : `${verb.raw} ${text}`);
    verb = own ?? verb;
  }
  return found.length === 1 ? found[0] : undefined;
}

const valuesOf = ({ variant, params }: Part) => [...(variant === undefined ? [] : [variant]), ...Object.values(params ?? {})];

/** The goal without the secrets that were typed: those that the person put into it are not remembered with it. */
export function withoutTyped(goal: string, steps: readonly Step[]): string {
  const secrets = steps.flatMap(({ operation, record }) => {
    if (!isWriting(operation)) return [];
    const name = secretName(operation.text, record.found ?? operation.fingerprint);
    return name && !operation.text.startsWith('{{')
      ? [{ name, value: operation.text, secret: true, placeholder: `{{secret:${name}}}` }]
      : [];
  });
  return redactor(secrets)(goal);
}
