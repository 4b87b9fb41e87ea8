import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

/** Nothing here yet, and how something gets here. */
export function Empty({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
