import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

type Props = Omit<ComponentProps<'button'>, 'type'> & {
  look?: 'plain' | 'primary' | 'quiet' | 'danger' | 'quiet danger';
  icon?: IconName;
  small?: boolean;
  submit?: boolean;
  children: ReactNode;
};

/** A button with a text label. */
export function Button({ look = 'plain', icon, small, submit, children, className, ...rest }: Props) {
  return (
    <button {...rest} type={submit ? 'submit' : 'button'} className={`button ${look}${small ? ' small' : ''} ${className ?? ''}`}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}
