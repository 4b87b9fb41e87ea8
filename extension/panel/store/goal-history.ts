/** Goals as typed, oldest first, and where the arrow keys stand in them. `draft` is what was typed before going up. */
export interface GoalHistory {
  goals: readonly string[];
  at: number | undefined;
  draft: string;
}

const MAX_GOALS = 60;

/** The history of these goals, oldest first, with nothing chosen. */
export const historyOf = (goals: readonly string[]): GoalHistory => ({ goals, at: undefined, draft: '' });

/** Puts a goal last, once. */
export function remember(history: GoalHistory, goal: string): GoalHistory {
  return historyOf([...history.goals.filter((known) => known !== goal), goal].slice(-MAX_GOALS));
}

/** One goal further back; the same history when there is none. */
export function older(history: GoalHistory, typed: string): GoalHistory {
  const at = (history.at ?? history.goals.length) - 1;
  if (at < 0) return history;
  return { ...history, at, draft: history.at === undefined ? typed : history.draft };
}

/** One goal nearer; after the last one the draft again. */
export function newer(history: GoalHistory): GoalHistory {
  if (history.at === undefined) return history;
  return { ...history, at: history.at + 1 < history.goals.length ? history.at + 1 : undefined };
}

/** What the box shows after a step through the history. */
export function goalAt(history: GoalHistory): string {
  return history.at === undefined ? history.draft : (history.goals[history.at] ?? '');
}

/** Goals out of whatever was stored. */
export function readGoals(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((goal): goal is string => typeof goal === 'string').slice(-MAX_GOALS) : [];
}
