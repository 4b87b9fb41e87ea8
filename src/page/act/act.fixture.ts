import type { Operation } from '../../model/plan/operation';
import type { Bail } from '../../model/run/bail';
import { turn } from '../rest/turn';
import { actingOf } from './act';
import type { ActionContext } from './action-context';
import { aim } from './aim';
import { newInputState } from './input-state';

export const $ = <Kind extends Element = HTMLElement>(selector: string) => document.querySelector(selector) as Kind;

/** Does an operation at the element, with a page that may interfere at every turn. */
export async function does(
  selector: string,
  operation: Operation,
  more: Partial<ActionContext> & { meanwhile?: (turn: number) => void } = {},
): Promise<Bail | undefined> {
  const element = $(selector);
  let turns = 0;
  const { meanwhile, ...given } = more;
  const act = actingOf(operation.type) as (act: ActionContext, operation: Operation) => Promise<Bail | undefined>;
  return act(
    {
      element,
      point: aim(element),
      secrets: (text) => text.replace('{{secret:pin}}', '4711'),
      files: [],
      inputState: newInputState(),
      turn: async (until) => {
        await (until ?? turn());
        meanwhile?.(++turns);
      },
      dispatching: () => undefined,
      judge: () => undefined,
      signal: new AbortController().signal,
      ...given,
    },
    operation,
  );
}

/** Writes down the meaningful events at an element. */
export function transcript(selector: string, ...types: string[]): string[] {
  const lines: string[] = [];
  // The real mouse rests somewhere in the page, where an earlier file's trusted input left it; what lies under it is told so by Chrome.
  for (const type of types)
    $(selector).addEventListener(
      type,
      (event) => (event.isTrusted && event.type.startsWith('pointer')) || lines.push(`${event.type} ${(event.target as Element).id}`),
    );
  return lines;
}

/** Leaves an empty page, without open dialogs. */
export function clear(): void {
  for (const open of document.querySelectorAll('dialog[open]')) (open as HTMLDialogElement).close();
  document.body.innerHTML = '';
}
