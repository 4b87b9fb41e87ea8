import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon';

type Props = Omit<ComponentProps<'button'>, 'type' | 'children'> & { icon: IconName; label: string; small?: boolean; danger?: boolean };

/** A button with only a drawing; `label` is what it is called and what its tip says. */
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
