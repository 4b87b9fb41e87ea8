import type { Bus } from './bus';

/** A native dialog that the page asked for while an operation ran, and how it was answered for the person. */
export interface AskedDialog {
  kind: 'alert' | 'confirm' | 'prompt';
  text: string;
}

/**
 * Answers for `alert`, `confirm` and `prompt` while an operation runs: they would block both worlds. An alert is read and closed; a question
 * is answered as Escape would (false, null), told, and left to the person. Returns how to put the page's own back.
 */
export function answerDialogs(bus: Bus): () => void {
  const page = window as unknown as Record<string, unknown>;
  const undo: (() => void)[] = [];
  for (const kind of ['alert', 'confirm', 'prompt'] as const) {
    const own = page[kind];
    const answer = (text: unknown = '') => {
      bus.tell('dialog', JSON.stringify({ kind, text: String(text).slice(0, 300) } satisfies AskedDialog));
      return kind === 'alert' ? undefined : kind === 'confirm' ? false : null;
    };
    page[kind] = answer;
    undo.push(() => {
      if (page[kind] === answer) page[kind] = own;
    });
  }
  return () => {
    for (const restore of undo) restore();
  };
}
