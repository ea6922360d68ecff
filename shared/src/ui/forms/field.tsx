import { useMessages } from '@portal/shared/i18n';
import { type ReactNode, useId } from 'react';
import { Icon } from '../actions/icon.tsx';
import { uiMessages } from '../messages.ts';
import styles from './field.module.css';

/** The ARIA properties of a control for its label, hint and error: spread it onto the control. */
export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** What every control of a form takes. */
export interface FieldProps {
  readonly label: ReactNode;
  /** The control's id, so that `focusField(name)` and the error summary find it. */
  readonly name?: string;
  readonly hint?: ReactNode;
  /** What is wrong with the value; empty or absent when nothing is. */
  readonly error?: string;
  readonly required?: boolean;
}

/** Hint and error under a control, and the ids that tie them to it. */
export const useFieldIds = ({ name, hint, error, required }: Omit<FieldProps, 'label'>) => {
  const fallback = useId();
  const id = name ?? fallback;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const ids: FieldIds = {
    id,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  const notes = (
    <>
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="warning" size={14} />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
  return { ids, notes };
};

/** The mark of what must be filled in; `aria-required` on the control says it to screen readers. */
export const RequiredMark = () => {
  const t = useMessages(uiMessages);
  return (
    <span className={styles.required} title={t('required')} aria-hidden="true">
      *
    </span>
  );
};

/** A label with its control, hint and error. For controls that are not in this room: antd's, or your own. */
export const Field = ({
  label,
  children,
  ...field
}: FieldProps & { readonly children: (ids: FieldIds) => ReactNode }) => {
  const { ids, notes } = useFieldIds(field);
  return (
    <div className={styles.field}>
      <label htmlFor={ids.id} className={styles.label}>
        {label}
        {field.required && <RequiredMark />}
      </label>
      {children(ids)}
      {notes}
    </div>
  );
};
