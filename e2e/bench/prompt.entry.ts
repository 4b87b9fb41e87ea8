import { buildTextSnapshot, collectDomSnapshotInPage, formatSnapshot } from '@aipexstudio/dom-snapshot';
import { PageController } from '@page-agent/page-controller';
import { mergeFrames } from '../../src/model/page/merge-frames';
import type { Snapshot } from '../../src/model/page/snapshot';
import { scan } from '../../src/page/scan/scan';
import type { PlanHistory } from '../../src/planner/planner';
import { shownPages } from '../../src/planner/prompt/shown-pages';
import { tokensOf } from '../../src/planner/prompt/tokens';
import { unfold } from '../../src/planner/prompt/unfold.fixture';

/** What one agent tells its model of a page. */
export interface Told {
  tokens: number;
  characters: number;
  /** Elements that the model can name. */
  elements: number;
}

export interface AbraTold {
  nodes: number;
  found: number;
  first: Told;
  /** After one element and one line of text have changed. */
  next: Told;
}

/** What each agent tells its model of the page as it stands. */
export interface Measures {
  abra(goal: string): AbraTold;
  aipex(): Told;
  /** Writes into the page, so it is asked last. `viewportExpansion` as its own setting: -1 is the whole page, 0 (its default) the viewport. */
  pageAgent(viewportExpansion: number): Promise<Told>;
}

const measures: Measures = {
  abra: (goal) => {
    const nodes = document.querySelectorAll('*').length;
    const seen = look();
    const first = tell(seen, goal, []);
    const undo = changeALittle();
    const next = tell(look(seen), goal, [{ thought: '', operations: [], outcome: '', snapshot: seen }]);
    undo();
    return { nodes, found: seen.elements.length, first, next };
  },
  aipex: () => count(formatSnapshot(buildTextSnapshot(collectDomSnapshotInPage())), /\buid=/g),
  pageAgent: async (viewportExpansion) => {
    const { header, content, footer } = await new PageController({ viewportExpansion }).getBrowserState();
    return count(`${header}\n${content}\n${footer}`, /\[\d+\]</g);
  },
};

function look(previous?: Snapshot): Snapshot {
  return mergeFrames([{ frameId: 0, documentId: 'page', scan: scan() }], previous);
}

function tell(snapshot: Snapshot, goal: string, history: PlanHistory[]): Told {
  const pages = shownPages({ goal, snapshot, history, playbookSummary: '', purpose: 'plan' }, 6000);
  const text = pages.at(-1)?.text ?? '';
  return { ...count(text, /^/g), elements: unfold(text).match(/^\[\d+\]/gm)?.length ?? 0 };
}

/** What saving something does to most pages: a switch is on, and a line says so. */
function changeALittle(): () => void {
  const button = document.querySelector('button') ?? document.body;
  const before = button.getAttribute('aria-pressed');
  button.setAttribute('aria-pressed', 'true');
  const line = document.body.appendChild(document.createElement('p'));
  line.textContent = 'Your changes were saved.';
  return () => {
    line.remove();
    if (before === null) button.removeAttribute('aria-pressed');
    else button.setAttribute('aria-pressed', before);
  };
}

function count(text: string, element: RegExp): Told {
  return { tokens: tokensOf(text), characters: text.length, elements: text.match(element)?.length ?? 0 };
}

Object.assign(globalThis, { measures });
