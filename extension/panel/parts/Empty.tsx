import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

/** Empty state of a list: says so, and how to fill it. */
export function Empty({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
