import type { ReactNode } from 'react';

/** The scrolling part of a view, which can also be scrolled by keyboard. */
export function Scroll({ label, stack, children }: { label: string; stack?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={`view-scroll${stack ? ' stack wide' : ''}`} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
