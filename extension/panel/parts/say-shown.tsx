import type { ReactNode } from 'react';
import { type MessageKey, sayMarked } from '../../locales/say';

const marks = {
  b: (text: string, at: number) => <b key={at}>{text}</b>,
  code: (text: string, at: number) => <code key={at}>{text}</code>,
  unseen: (text: string, at: number) => (
    <span key={at} className="unseen">
      {text}
    </span>
  ),
};

/** None is named as a mark, which would take its place. */
type Values = Record<string, string | number> & { [Mark in keyof typeof marks]?: never };

/** A message in which something is bold, code, or said to screen readers only. */
export const sayShown = (key: MessageKey, values: Values): ReactNode => sayMarked(key, values, marks);
