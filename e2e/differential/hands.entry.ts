import type { Operation } from '../../src/model/plan/operation';
import type { Bail } from '../../src/model/run/bail';
import { actingOf } from '../../src/page/act/act';
import type { ActionContext } from '../../src/page/act/action-context';
import { aim } from '../../src/page/act/aim';
import { newInputState } from '../../src/page/act/input-state';
import { moveTo } from '../../src/page/act/pointer';
import { whyNotActionable } from '../../src/page/act/why-not-actionable';
import type { Point } from '../../src/page/dom/point';
import { deepActiveElement } from '../../src/page/dom/roots';
import { turn } from '../../src/page/rest/turn';
import { shimLink } from '../../src/page/shim/link';
import type { Step } from './case';

/** What the tests call in the isolated world: Abra's hands without the rest of Abra. */
export interface HandsInPage {
  begin(): Promise<void>;
  aim(on: string, at?: Point): Point;
  act(step: Step): Promise<Bail | undefined>;
}

let inputState = newInputState();

const handsInPage: HandsInPage = {
  async begin() {
    inputState = newInputState();
    await moveTo({ ...blank(), element: document.body }, { x: 1, y: 1 });
  },
  aim: (on, at) => aim(elementOf(on), at),
  async act(step) {
    const { on, at, to, files, ...operation } = step;
    const element = on ? elementOf(on) : step.type === 'scroll' ? document.documentElement : (deepActiveElement() ?? document.body);
    const point = step.type === 'upload' ? { x: 0, y: 0 } : aim(element, at);
    const bail = whyNotActionable(element, point, step.type);
    if (bail) return bail;
    const second = to ? { second: { element: elementOf(to), place: () => aim(elementOf(to)) } } : {};
    const act = actingOf(step.type) as (act: ActionContext, operation: Operation) => Promise<Bail | undefined>;
    const given = (files ?? []).map((name) => new File(['abra'], name, { type: 'text/plain' }));
    const link = shimLink();
    link.begin();
    link.enter();
    const bailed = await act({ ...blank(), element, point, ...second, files: given }, {
      ...operation,
      ...(files && { files }),
    } as Operation);
    link.leave();
    await turn();
    link.finish();
    return bailed;
  },
};
Object.assign(globalThis, { handsInPage });

const blank = (): Omit<ActionContext, 'element'> => ({
  point: { x: 0, y: 0 },
  secrets: (text) => text,
  files: [],
  inputState,
  turn: async (until) => {
    shimLink().leave();
    await (until ?? turn());
    shimLink().enter();
  },
  dispatching: () => undefined,
  judge: () => undefined,
  signal: new AbortController().signal,
});

function elementOf(selector: string): Element {
  let root: ParentNode = document;
  let found: Element | null = null;
  for (const part of selector.split(' >> ')) {
    found = root.querySelector(part);
    root = found?.shadowRoot ?? root;
  }
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
