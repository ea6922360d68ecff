import type { ComponentProps, ReactNode } from 'react';
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

/** One line of text, a password, a number. */
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
