/** Goals as typed, oldest first, and the position of the arrow keys in them. `draft` is what was typed before the first arrow up. */
export interface GoalHistory {
  goals: readonly string[];
  at: number | undefined;
  draft: string;
}

const MAX_GOALS = 60;

/** The history of these goals, oldest first, with none selected. */
export const historyOf = (goals: readonly string[]): GoalHistory => ({ goals, at: undefined, draft: '' });

/** Adds a goal at the end and removes its earlier copy. */
export function remember(history: GoalHistory, goal: string): GoalHistory {
  return historyOf([...history.goals.filter((known) => known !== goal), goal].slice(-MAX_GOALS));
}

/** Selects the previous goal; returns the same history if there is none. */
export function older(history: GoalHistory, typed: string): GoalHistory {
  const at = (history.at ?? history.goals.length) - 1;
  if (at < 0) return history;
  return { ...history, at, draft: history.at === undefined ? typed : history.draft };
}

/** Selects the next goal; after the last one, the draft. */
export function newer(history: GoalHistory): GoalHistory {
  if (history.at === undefined) return history;
  return { ...history, at: history.at + 1 < history.goals.length ? history.at + 1 : undefined };
}

/** The text for the goal field at the current position. */
export function goalAt(history: GoalHistory): string {
  return history.at === undefined ? history.draft : (history.goals[history.at] ?? '');
}

/** Reads goals from storage, whose content may be invalid. */
export function readGoals(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((goal): goal is string => typeof goal === 'string').slice(-MAX_GOALS) : [];
}
