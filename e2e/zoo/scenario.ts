import type { Operation } from '../../src/model/plan/operation';

/** One thing that people do with a widget: the scan names what is needed for it, operations do it, the page's state proves it. */
export interface Scenario {
  /** File in `widgets/`. */
  widget: string;
  does: string;
  /** Names that the scan must give before anything is done, "role name". */
  named?: string[];
  operations: Operation[];
  /** Asked of the page's own world afterwards. */
  proof: string;
  expected: unknown;
}

type Row = [operations: Operation | Operation[], expected: unknown, proof?: string, named?: string];

/** What the page of a widget wrote down. */
export const SAID = 'said.join()';

/** A table of what people do with one widget. */
export const of = (widget: string, rows: Record<string, Row>): Scenario[] =>
  Object.entries(rows).map(([does, [operations, expected, proof = SAID, named]]) => ({
    widget,
    does,
    operations: [operations].flat(),
    proof,
    expected,
    ...(named && { named: [named] }),
  }));

export const click = (selector: string, more: object = {}): Operation => ({ type: 'click', selector, ...more });
export const type = (selector: string, text: string, more: object = {}): Operation => ({ type: 'type', selector, text, ...more });
export const paste = (selector: string, text: string, html?: string): Operation => ({
  type: 'paste',
  selector,
  text,
  ...(html && { html }),
});
export const press = (key: string, selector?: string): Operation => ({ type: 'press', key, ...(selector && { selector }) });
export const hover = (selector: string): Operation => ({ type: 'hover', selector });
export const select = (selector: string, ...options: string[]): Operation => ({ type: 'select', selector, options });
/** Drags over a text that stands between two others. */
export const selectText = (selector: string, before: string, text: string, after: string): Operation => ({
  type: 'select-text',
  selector,
  quote: { text, before, after },
});
export const drag = (selector: string, to: string): Operation => ({ type: 'drag', selector, to: { selector: to } });
export const option = (name: string) => `role=option[name="${name}"]`;
