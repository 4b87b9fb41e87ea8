import { table } from '../measured';

/** How often each rule of `src/page/find/rules` decided about a candidate, by table and name, in their order. */
export type RuleHits = Record<string, Record<string, number>>;

export function addHits(sum: RuleHits, more: RuleHits): void {
  for (const [name, counts] of Object.entries(more)) {
    const known = { ...sum[name] };
    for (const [rule, hits] of Object.entries(counts)) known[rule] = (known[rule] ?? 0) + hits;
    sum[name] = known;
  }
}

/** All rules with their counts; those that are asked in another case only (`full identity`: what pays, sends or deletes) are left out where none of them decided. */
export function sayHits(hits: RuleHits): string[] {
  const rows = Object.entries(hits)
    .filter(([, counts]) => Object.values(counts).some(Boolean))
    .flatMap(([name, counts]) => Object.entries(counts).map(([rule, count]) => [name, rule, count]));
  return [
    '### How often each rule decided',
    '',
    'About one candidate each (`src/page/find/rules`); most targets are known at once, by their first selector or their place, and ask no rule.',
    '',
    table(['table', 'rule', 'decided'], rows),
  ];
}
