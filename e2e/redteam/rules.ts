/** One promise of `docs/security.md`, whose table is this list (`e2e/tests/redteam.spec.ts`). */
export interface Rule {
  /** One sentence. */
  rule: string;
  /** The file that enforces it. */
  enforcedBy: string;
  /** The file that attacks it. */
  testedBy: string;
}

export const RULES: Rule[] = [
  {
    rule: 'What pays, deletes, sends, publishes or grants is not dispatched before the person has said yes to just that act, by whatever element, key, form, label or drag it comes about.',
    enforcedBy: 'src/model/risk.ts',
    testedBy: 'e2e/redteam/labels.redteam.ts',
  },
  {
    rule: 'A yes is void when words, destination or deed of the element have become others by the moment of the act.',
    enforcedBy: 'src/page/sink/why-not-allowed.ts',
    testedBy: 'e2e/tests/needs-yes.spec.ts',
  },
  {
    rule: 'A step that a person marked as one that cannot be undone is asked about each time, and so is what stands in for it.',
    enforcedBy: 'src/page/sink/why-not-allowed.ts',
    testedBy: 'src/agent/drive.test.ts',
  },
];
