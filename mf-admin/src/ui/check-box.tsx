import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './fields.module.css';

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> {
  /** Some, but not all, are checked (indeterminate). */
  readonly some?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A box that chooses, with the words beside it as its name. */
export const CheckBox = ({ some = false, onChange, children, ...rest }: CheckBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className={styles.choice}>
      <input
        {...rest}
        ref={box}
        type="checkbox"
        className={styles.box}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
};
