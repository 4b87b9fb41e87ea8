import { tidy } from '../../lib/text';
import type { DialogAnswer } from '../../model/operation';
import type { Bus } from './bus';
import type { AskedDialog, DialogReply } from './dialogs';
import { parsed } from './parsed';

/** Our world's part in the native dialogs of the page. */
export interface HeardDialogs {
  /** From now on these are answered as they were shown, each once; what was asked before is forgotten. */
  expect(shown?: readonly DialogAnswer[]): void;
  /** What was asked since. */
  asked(): AskedDialog[];
  /** Called when the person has answered one. Answers how to stop. */
  watch(hear: (answered: DialogAnswer) => void): () => void;
}

export function hearDialogs(bus: Bus): HeardDialogs {
  let asked: AskedDialog[] = [];
  let expected = expectDialogs();
  let hearAnswered: ((answered: DialogAnswer) => void) | undefined;
  bus.hear('dialog', (detail) => {
    const dialog = dialogOf(parsed<AskedDialog>(detail));
    const reply = expected(dialog);
    // Heard before the page gets its answer: the bus is of one task.
    if (reply) bus.tell('answer', JSON.stringify(reply));
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
      bus.tell('watch', 'on');
      return () => {
        hearAnswered = undefined;
        bus.tell('watch');
      };
    },
  };
}

const dialogOf = (told: Partial<AskedDialog> | undefined | null): AskedDialog => ({
  kind: told?.kind === 'confirm' || told?.kind === 'prompt' ? told.kind : 'alert',
  text: String(told?.text ?? '').slice(0, 300),
});

/** The answer that was shown to just this question; undefined for any other, which is the person's: "Delete 2 files?" says nothing of 40. */
function expectDialogs(shown: readonly DialogAnswer[] = []): (asked: AskedDialog) => DialogReply | undefined {
  let left = [...shown];
  return ({ kind, text }) => {
    const found = left.find((one) => one.kind === kind && tidy(one.text) === tidy(text));
    if (!found) return undefined;
    left = left.filter((one) => one !== found);
    const { accept, reply } = found;
    // What was typed into it is not known (it sounded secret): nobody but the person can.
    if (kind === 'prompt' && accept && reply === undefined) return undefined;
    return { accept, ...(reply === undefined ? {} : { reply }) };
  };
}
