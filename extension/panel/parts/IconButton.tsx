import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon';

type Props = Omit<ComponentProps<'button'>, 'type' | 'children'> & { icon: IconName; label: string; small?: boolean; danger?: boolean };

/** An icon button; `label` is its accessible name and tooltip. */
export function IconButton({ icon, label, small, danger, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      className={`button quiet icon${small ? ' small' : ''}${danger ? ' danger' : ''}`}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
