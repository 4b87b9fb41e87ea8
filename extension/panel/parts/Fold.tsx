import { type ReactNode, useState } from 'react';
import { Icon } from './Icon';

/** A collapsed section, whose content is rendered when it is first opened. */
export function Fold({
  title,
  open = false,
  children,
  toggled,
}: {
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
  toggled?: (open: boolean) => void;
}) {
  const [wasOpen, setWasOpen] = useState(open);
  function onToggle(event: React.ToggleEvent<HTMLDetailsElement>) {
    const isOpen = event.newState === 'open';
    if (isOpen) setWasOpen(true);
    toggled?.(isOpen);
  }
  return (
    <details className="fold" open={open} onToggle={onToggle}>
      <summary>
        <Icon name="chevron" />
        {title}
      </summary>
      {(wasOpen || open) && <div className="fold-inside">{children}</div>}
    </details>
  );
}
