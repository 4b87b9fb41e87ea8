import { answer, type Written, write } from './answer';
import { countRuleHits } from './count-rule-hits';
import type { RuleHits } from './rule-hits';
import { isToldBySight, lookAround, type Sight } from './sight';
import { stage } from './sign-stage';
import type { SignDrift } from './sign-states';
import type { Answered } from './ways-compared';

/** A target as each way writes it down. */
export interface Recorded extends Written {
  part: string;
  /** What a person sees it by. */
  sight: Sight;
}

export interface Replayed extends Answered {
  part: string;
  /** It is in the page. */
  there: boolean;
  /** Something that a person sees tells it from its like, as it did, without a dictionary. */
  seen: boolean;
}

/** What the bench calls in the page's own world, where the demo sites tell the truth. */
export interface DriftBench {
  record(only: string | undefined): Recorded[];
  replay(recorded: Recorded[]): Replayed[];
  /** Shows a page of a script or of signs, after a drift maybe. */
  stage(name: string, change?: SignDrift): void;
  /** Of the rules, since the document began. */
  hits: RuleHits;
}

interface Told {
  site: { element(part: string): Element | undefined; parts(): string[] };
}
const told = globalThis as unknown as Told;

const ACTED_ON =
  'a[href],button,input,select,textarea,summary,[role=button],[role=option],[role^=menuitem],[role=switch],[role=slider],[role=checkbox],[role=tab],[contenteditable]';

const driftBench: DriftBench = {
  stage,
  hits: countRuleHits(),
  record: (only) => {
    const sightOf = lookAround();
    return told.site
      .parts()
      .filter((part) => !part.startsWith('twin:') && (!only || part.startsWith(only)))
      .flatMap((part) => {
        const element = told.site.element(part);
        if (!element?.isConnected || !element.matches(ACTED_ON) || !element.getClientRects().length) return [];
        return [{ part, sight: sightOf(element), ...write(element) }];
      });
  },
  replay: (recorded) => {
    const sightOf = lookAround();
    return recorded.map((target) => {
      const element = told.site.element(target.part);
      const truth = element?.isConnected ? element : undefined;
      const seen = !!truth && isToldBySight(target.sight, sightOf(truth));
      return { part: target.part, there: !!truth, seen, ...answer(target, truth) };
    });
  },
};
Object.assign(globalThis, { driftBench });
