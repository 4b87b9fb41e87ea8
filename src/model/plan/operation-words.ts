import { shorten, showDirectionChanges } from '../../lib/text';
import type { DialogAnswer } from '../operations/parts';
import { SAYINGS } from '../operations/rows';
import { sayTarget } from '../operations/say-target';
import type { Target } from '../page/target';
import type { Operation } from './operation';

/** One operation in words for a person or a model: `Click button "Theme"`. `label` is the target as the page named it. */
export function sayOperation(operation: Operation, label?: string): string {
  const say = SAYINGS[operation.type] as (operation: Operation, target: string) => string;
  return showDirectionChanges(
    say(operation, sayTarget(operation as Target, label)) + (operation.dialogs ?? []).map(sayDialogAnswer).join(''),
  );
}

/** How a native dialog is answered, as the end of a sentence. Alerts are only read. */
function sayDialogAnswer({ kind, text, accept, reply }: DialogAnswer): string {
  if (kind === 'alert') return '';
  const answer = !accept ? 'Cancel' : kind === 'confirm' ? 'OK' : reply === undefined ? 'what the person types' : `"${shorten(reply, 40)}"`;
  return `, then answer ${answer} to "${shorten(text, 60)}"`;
}
