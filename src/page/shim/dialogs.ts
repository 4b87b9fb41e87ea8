import type { DialogAnswer } from '../../model/operations/parts';
import type { Bus } from './bus';
import { apply } from './natives';

/** A native dialog that the page opened while an operation ran. */
export interface AskedDialog {
  kind: DialogAnswer['kind'];
  text: string;
  /** It was answered as the person had answered it in the recording. */
  answered?: true;
}

/** How the isolated world answers a dialog. */
export type DialogReply = Pick<DialogAnswer, 'accept' | 'reply'>;

const KINDS = ['alert', 'confirm', 'prompt'] as const;

/**
 * Runs in the page's world. Native dialogs would block both worlds, so while an operation runs they are replaced: the isolated world is
 * asked over the bus; where it has no answer, an alert is read and closed, and a question is answered like Escape (false, null). Returns a
 * function that does so, which returns one that restores the page's own. While the isolated world says `watch`, the natives are called and
 * the person's answer is reported.
 */
export function interceptDialogs(bus: Bus): () => () => void {
  let given: DialogReply | undefined;
  let unwatch: (() => void) | undefined;
  bus.hear('answer', (detail) => {
    given = JSON.parse(detail) as DialogReply;
  });
  bus.hear('watch', (on) => {
    unwatch?.();
    unwatch = on ? watch(bus) : undefined;
  });
  return () =>
    replaceAll((kind) => (text = '') => {
      given = undefined;
      bus.send('dialog', JSON.stringify({ kind, text: messageText(text) } satisfies AskedDialog));
      const reply = given as DialogReply | undefined;
      if (kind === 'alert') return undefined;
      if (kind === 'confirm') return reply?.accept === true;
      return reply?.accept ? (reply.reply ?? null) : null;
    });
}

function watch(bus: Bus): () => void {
  return replaceAll((kind, own) => (...asked) => {
    const answer = apply(own, window, asked);
    const accept = kind === 'alert' || (answer !== null && answer !== false);
    const reply = typeof answer === 'string' ? { reply: answer } : {};
    bus.send('replied', JSON.stringify({ kind, text: messageText(asked[0] ?? ''), accept, ...reply } satisfies DialogAnswer));
    return answer;
  });
}

type Dialog = (...asked: unknown[]) => unknown;

function replaceAll(make: (kind: DialogAnswer['kind'], own: Dialog) => Dialog): () => void {
  const page = window as unknown as Record<string, Dialog>;
  const undo = KINDS.map((kind) => {
    const own = page[kind] as Dialog;
    const made = make(kind, own);
    page[kind] = made;
    return () => {
      if (page[kind] === made) page[kind] = own;
    };
  });
  return () => {
    for (const restore of undo) restore();
  };
}

const messageText = (text: unknown) => String(text).slice(0, 300);
