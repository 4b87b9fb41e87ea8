import type { ReactNode } from 'react';

/** A state in one or two words. */
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
