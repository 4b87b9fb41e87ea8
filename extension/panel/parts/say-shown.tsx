import type { ReactNode } from 'react';
import { type MessageKey, sayMarked } from '../../locales/say';

const marks: Record<string, (text: string, at: number) => ReactNode> = {
  b: (text, at) => <b key={at}>{text}</b>,
  code: (text, at) => <code key={at}>{text}</code>,
  unseen: (text, at) => (
    <span key={at} className="unseen">
      {text}
    </span>
  ),
};

/** A message in which something is bold, code, or said to screen readers only. */
export const sayShown = (key: MessageKey, values: Record<string, string | number>): ReactNode => sayMarked(key, values, marks);
