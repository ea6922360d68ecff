import { classNames } from '@portal/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'style'> {
  /** `text` and `link` have no border. */
  readonly kind?: 'primary' | 'plain' | 'text' | 'link';
  readonly size?: 'small' | 'middle';
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** It is at work: pressing it again does nothing. */
  readonly loading?: boolean;
}

/** A button of the back office that looks like antd's, without antd. */
export const Button = ({
  kind = 'plain',
  size,
  icon,
  danger,
  loading,
  className,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classNames(
      styles.button,
      styles[kind],
      size === 'small' && styles.small,
      danger && styles.danger,
      className,
    )}
    aria-busy={loading || undefined}
    disabled={loading || rest.disabled}
  >
    {loading ? <span className={styles.busy} /> : icon}
    {children}
  </button>
);
