import { useMessages } from '@portal/shared/i18n';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/button.tsx';
import { Icon, type IconName } from '../actions/icon.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages.ts';
import styles from './field.module.css';
import { type FieldProps, RequiredMark, useFieldIds } from './field.tsx';
import type { Choice } from './select/select-options.ts';

interface CheckboxProps extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** Yes or no; the label may hold links. */
export const Checkbox = ({ label, checked, onChange, disabled, ...field }: CheckboxProps) => {
  const { ids, notes } = useFieldIds(field);
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          {...ids}
          {...{ checked, disabled }}
          name={field.name}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {notes}
    </div>
  );
};

interface RadioGroupProps<V extends string> extends FieldProps {
  readonly value: V | '';
  readonly onChange: (value: V) => void;
  readonly options: readonly (Choice<V> & { readonly note?: ReactNode; readonly icon?: IconName })[];
}

/** One of a few choices, all in sight. */
export const RadioGroup = <V extends string>({
  label,
  value,
  onChange,
  options,
  ...field
}: RadioGroupProps<V>) => {
  const { ids, notes } = useFieldIds(field);
  const group = useId();
  return (
    <fieldset id={ids.id} aria-describedby={ids['aria-describedby']} className={styles.field}>
      <legend className={styles.label}>
        {label}
        {field.required && <RequiredMark />}
      </legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={classNames(styles.choice, styles.boxed)}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} />}
            <span>
              {option.label}
              {option.note && <small>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
      {notes}
    </fieldset>
  );
};

interface StepperProps extends Omit<FieldProps, 'label'> {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
}

/** A small count with a button for one less and one more. */
export const Stepper = ({
  label,
  value,
  onChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  ...field
}: StepperProps) => {
  const t = useMessages(uiMessages);
  const { ids, notes } = useFieldIds(field);
  const labelId = useId();
  const { id, 'aria-describedby': describedBy } = ids;
  return (
    <div className={styles.field}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <fieldset id={id} aria-labelledby={labelId} aria-describedby={describedBy} className={styles.stepper}>
        <IconButton
          icon="minus"
          label={t('stepper.less', { label })}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        />
        <output>{value}</output>
        <IconButton
          icon="plus"
          label={t('stepper.more', { label })}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        />
      </fieldset>
      {notes}
    </div>
  );
};
