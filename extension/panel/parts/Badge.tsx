import type { ReactNode } from 'react';

/** A word or two about a state. */
export function Badge({
  tone = 'plain',
  title,
  children,
}: {
  tone?: 'plain' | 'good' | 'warn' | 'bad' | 'accent';
  title?: string;
  children: ReactNode;
}) {
  return (
    <span className={`badge ${tone}`} title={title}>
      {children}
    </span>
  );
}
