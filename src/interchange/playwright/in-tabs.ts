/** The statements of one step, and the number of the tab that it acts in: 0 is the tab where the test began. */
export interface StepLines {
  lines: string[];
  tab: number;
}

/**
 * Puts statements into the tabs they act in. The wait for a new tab starts before the step that opens it. Inside its own block the tab is called
 * `page`, so that all steps are written alike.
 */
export function inTabs(steps: readonly StepLines[]): string[] {
  const blocks: { tab: number; lines: string[] }[] = [];
  const known = new Set([0]);
  for (const [at, { lines, tab }] of steps.entries()) {
    const last = blocks.at(-1);
    const opens = steps[at + 1]?.tab ?? tab;
    const isNew = opens !== tab && !known.has(opens);
    const block = last?.tab === tab && !(isNew && tab > 0) ? last : { tab, lines: [] };
    if (block !== last) blocks.push(block);
    if (isNew) {
      known.add(opens);
      const awaited = `const tab${opens}Opens = page.context().waitForEvent('page');`;
      if (tab === 0) block.lines.push(awaited);
      else blocks.splice(-1, 0, { tab: 0, lines: [awaited] });
    }
    block.lines.push(...lines);
  }
  const named = new Set<number>();
  return blocks.flatMap(({ tab, lines }) => {
    if (tab === 0) return lines;
    const name = named.has(tab) ? [] : [`const tab${tab} = await tab${tab}Opens;`];
    named.add(tab);
    return [...name, '{', ...[`const page = tab${tab};`, ...lines].map((line) => `  ${line}`), '}'];
  });
}
