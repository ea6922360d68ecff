import type { ComponentProps } from 'react';
import styles from './switch.module.css';

interface SwitchProps extends Pick<ComponentProps<'button'>, 'aria-label' | 'disabled'> {
  readonly checked: boolean;
  /** The words on it. */
  readonly on: string;
  readonly off: string;
  /** A change is being saved. */
  readonly loading?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with a label for its state. */
export const Switch = ({ checked, on, off, loading, disabled, onChange, ...rest }: SwitchProps) => (
  <button
    {...rest}
    type="button"
    role="switch"
    aria-checked={checked}
    aria-busy={loading || undefined}
    disabled={loading || disabled}
    className={styles.switch}
    onClick={() => onChange(!checked)}
  >
    <span>{checked ? on : off}</span>
  </button>
);
