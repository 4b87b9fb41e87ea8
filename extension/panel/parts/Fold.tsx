import type { ReactNode } from 'react';
import { Icon } from './Icon';

/** What is there for those who look for it. */
export function Fold({
  title,
  open,
  children,
  toggled,
}: {
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
  toggled?: (open: boolean) => void;
}) {
  return (
    <details className="fold" open={open} onToggle={(event) => toggled?.(event.currentTarget.open)}>
      <summary>
        <Icon name="chevron" />
        {title}
      </summary>
      <div className="fold-inside">{children}</div>
    </details>
  );
}
