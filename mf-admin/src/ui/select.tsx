import { classNames } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import styles from './fields.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'multiple' | 'value'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a few choices, as the browser draws them. */
export const Select = ({ options, onChange, className, ...rest }: SelectProps) => (
  <select
    {...rest}
    className={classNames(styles.field, styles.select, className)}
    onChange={({ target }) => onChange(target.value)}
  >
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);
