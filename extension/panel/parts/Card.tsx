import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  tone?: 'plain' | 'good' | 'warn' | 'bad' | 'ask';
  icon?: IconName;
  title?: ReactNode;
};

/** A framed box for a bail, a question or a result. */
export function Card({ tone = 'plain', icon, title, children, ...rest }: Props) {
  return (
    <section {...rest} className={`card stack ${tone}`}>
      {title && (
        <h2 className="card-title">
          {icon && <Icon name={icon} />}
          <span>{title}</span>
        </h2>
      )}
      {children}
    </section>
  );
}
