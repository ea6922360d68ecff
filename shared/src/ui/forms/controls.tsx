import { useMessages } from '@portal/shared/i18n';
import type { ComponentProps, ReactNode } from 'react';
import { uiMessages } from '../messages.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

interface ValueProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
}

type Native =
  | 'autoCapitalize'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
  | 'onBlur'
  | 'onKeyUp';

interface TextInputProps
  extends ValueProps,
    Pick<ComponentProps<'input'>, Native | 'type' | 'min' | 'max' | 'pattern' | 'list'> {
  /** Stands beside the control: a picture, a button. */
  readonly beside?: ReactNode;
}

/** The look of a field, for controls that are made of several. */
export const controlClass = styles.control;

/** One line of text, a password, a number, a date. */
export const TextInput = ({
  label,
  hint,
  error,
  required,
  name,
  onChange,
  beside,
  ...input
}: TextInputProps) => (
  <Field {...{ label, hint, error, required, name }}>
    {(ids) => (
      <div className={styles.beside}>
        <input
          type="text"
          {...input}
          {...ids}
          name={name}
          className={controlClass}
          onChange={(event) => onChange(event.target.value)}
        />
        {beside}
      </div>
    )}
  </Field>
);

type TextAreaProps = ValueProps & Pick<ComponentProps<'textarea'>, Exclude<Native, 'inputMode'> | 'rows'>;

/** Several lines of text. */
export const TextArea = ({ label, hint, error, required, name, onChange, ...area }: TextAreaProps) => (
  <Field {...{ label, hint, error, required, name }}>
    {(ids) => (
      <textarea
        rows={4}
        {...area}
        {...ids}
        name={name}
        className={controlClass}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);

/** One of the choices of a list. */
export interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps<V extends string> extends Omit<ValueProps, 'value' | 'onChange'> {
  /** Empty before anything is chosen. */
  readonly value: V | '';
  readonly onChange: (value: V) => void;
  readonly options: readonly Choice<V>[];
  /** The first line, before anything is chosen. */
  readonly placeholder?: string;
}

/** A list to choose one from. */
export const Select = <V extends string>({
  value,
  onChange,
  options,
  placeholder,
  ...rest
}: SelectProps<V>) => {
  const t = useMessages(uiMessages);
  const { label, hint, error, required, name, disabled } = rest;
  const blank = value === '' && !options.some((option) => option.value === '');
  return (
    <Field {...{ label, hint, error, required, name }}>
      {(ids) => (
        <select
          {...ids}
          {...{ name, disabled, value }}
          className={controlClass}
          // The browser only offers the values of `options`.
          onChange={(event) => onChange(event.target.value as V)}
        >
          {blank && (
            <option value="" disabled>
              {placeholder ?? t('choose')}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
