/** One promise of `docs/security.md`, whose table is this list (`e2e/tests/redteam.spec.ts`). */
export interface Rule {
  /** One sentence. */
  rule: string;
  /** The file that enforces it. */
  enforcedBy: string;
  /** The file that attacks it. */
  testedBy: string;
}

export const RULES: Rule[] = [];
