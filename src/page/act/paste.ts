import type { OperationOf } from '../../model/plan/operation';
import type { Bail } from '../../model/run/bail';
import { saying } from '../../model/saying-of';
import { onlyCatchesKeys } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import type { ActionContext } from './action-context';
import { targetDisabled } from './bails';
import * as clipboard from './clipboard';
import { selectedText } from './edit';
import { reachField, selectFor } from './reach-field';
import { shownContentOf, timesDrawn, wasRejected } from './read-back';
import { untilShown } from './type';

/** Pastes at the caret or in place of the selection; in a field that had not the focus at its end. The field is read back. */
export async function paste(act: ActionContext, operation: OperationOf<'paste'>): Promise<Bail | undefined> {
  const text = act.secrets(operation.text);
  const secret = text !== operation.text;
  const reached = await reachField(act);
  if ('kind' in reached) return reached;
  if ('reader' in reached) return targetDisabled(act.element, saying('takesNoText'));
  const { field, focused } = reached;
  if (!focused) await selectFor('append', act, field);
  const before = shownContentOf(act.element, field);
  const selected = selectedText(field);
  clipboard.paste(act, field, { text, html: richText(operation.html, text) });
  await untilShown(act, field, () => onlyCatchesKeys(field));
  const after = shownContentOf(act.element, field);
  const arrived =
    (after !== before || selected === text) && timesDrawn(after, text) > timesDrawn(before, text) - timesDrawn(selected, text);
  // What a field formats is known where it was empty.
  return arrived ? undefined : wasRejected(act.element, field, text, secret);
}

/**
 * The markup without scripts and event handlers, as the browser cleans it (https://wicg.github.io/sanitizer-api/, Chrome 146); '' where it cannot, or where
 * the markup says another text than the one that was judged.
 */
function richText(html: string | undefined, text: string): string {
  const holder = dom.createElement(document, 'template') as HTMLTemplateElement & { setHTML?: (html: string) => void };
  if (!html || !holder.setHTML) return '';
  // Nothing in a template is loaded.
  holder.setHTML(html);
  return bare(holder.content.textContent ?? '') === bare(text) ? holder.innerHTML : '';
}

const bare = (text: string) => text.replace(/\s+/g, '');
