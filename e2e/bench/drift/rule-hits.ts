/** How often each rule of `src/page/find/rules` decided about a candidate, by table and name, in their order. */
export type RuleHits = Record<string, Record<string, number>>;

export function addHits(sum: RuleHits, more: RuleHits): void {
  for (const [name, counts] of Object.entries(more)) {
    const known = { ...sum[name] };
    for (const [rule, hits] of Object.entries(counts)) known[rule] = (known[rule] ?? 0) + hits;
    sum[name] = known;
  }
}
