import { tidy } from '../../lib/text';
import type { DialogAnswer } from '../../model/operations/parts';
import type { Bus } from './bus';
import type { AskedDialog, DialogReply } from './dialogs';
import { parsed } from './parsed';

/** The isolated world's side of native dialogs. */
export interface DialogLink {
  /** From now on these dialogs are answered as recorded, each once; earlier ones are forgotten. */
  expect(shown?: readonly DialogAnswer[]): void;
  /** The dialogs since. */
  asked(): AskedDialog[];
  /** `hear` is called when the person has answered one. Returns the unsubscribe function. */
  watch(hear: (answered: DialogAnswer) => void): () => void;
}

/** Answers dialogs over the bus; see `HeardDialogs`. */
export function linkDialogs(bus: Bus): DialogLink {
  let asked: AskedDialog[] = [];
  let expected = expectDialogs();
  let hearAnswered: ((answered: DialogAnswer) => void) | undefined;
  bus.hear('dialog', (detail) => {
    const dialog = dialogOf(parsed<AskedDialog>(detail));
    const reply = expected(dialog);
    // Delivered before the page gets its answer: the bus is synchronous.
    if (reply) bus.send('answer', JSON.stringify(reply));
    asked.push(reply ? { ...dialog, answered: true } : dialog);
  });
  bus.hear('replied', (detail) => {
    const answered = parsed<DialogAnswer>(detail);
    if (typeof answered?.accept === 'boolean') hearAnswered?.({ ...answered, ...dialogOf(answered) });
  });
  return {
    expect: (shown) => {
      asked = [];
      expected = expectDialogs(shown);
    },
    asked: () => asked,
    watch: (hear) => {
      hearAnswered = hear;
      bus.send('watch', 'on');
      return () => {
        hearAnswered = undefined;
        bus.send('watch');
      };
    },
  };
}

const dialogOf = (told: Partial<AskedDialog> | undefined | null): AskedDialog => ({
  kind: told?.kind === 'confirm' || told?.kind === 'prompt' ? told.kind : 'alert',
  text: String(told?.text ?? '').slice(0, 300),
});

/** The recorded answer for exactly this question; undefined for any other, which is the person's: "Delete 2 files?" does not cover 40. */
function expectDialogs(shown: readonly DialogAnswer[] = []): (asked: AskedDialog) => DialogReply | undefined {
  let left = [...shown];
  return ({ kind, text }) => {
    const found = left.find((one) => one.kind === kind && tidy(one.text) === tidy(text));
    if (!found) return undefined;
    left = left.filter((one) => one !== found);
    const { accept, reply } = found;
    // A typed reply that looked like a secret was not recorded: only the person can give it.
    if (kind === 'prompt' && accept && reply === undefined) return undefined;
    return { accept, ...(reply === undefined ? {} : { reply }) };
  };
}
