import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

/** `primary` leads on, `book` buys, `quiet` is one choice of several, `danger` cannot be undone. */
export type ButtonKind = 'primary' | 'book' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  /** As wide as its container. */
  readonly wide?: boolean;
}

export const buttonClass = ({ kind = 'primary', size = 'medium', wide = false }: ButtonLook) =>
  classNames(styles.button, styles[kind], styles[size], wide && styles.wide);

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  readonly icon?: IconName;
  /** The action is pending: another press does nothing. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

export const Button = ({ kind, size, wide, icon, busy = false, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={buttonClass({ kind, size, wide })}
    aria-busy={busy || undefined}
    disabled={busy || rest.disabled}
  >
    {busy ? <span className={styles.busy} /> : icon && <Icon name={icon} size={18} />}
    {children}
  </button>
);

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  readonly label: string;
  readonly icon: IconName;
  readonly filled?: boolean;
}

export const iconButtonClass = styles.iconButton;

/** A button that is only an icon; `label` is its name. */
export const IconButton = ({ label, icon, filled, ...rest }: IconButtonProps) => (
  <button type="button" title={label} {...rest} className={iconButtonClass} aria-label={label}>
    <Icon name={icon} filled={filled} />
  </button>
);
