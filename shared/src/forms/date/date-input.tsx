import { useMessages } from '@portal/shared/i18n';
import { controlClass, Field, IconButton } from '@portal/shared/ui';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styles from './date-input.module.css';
import { dateMessages } from './date-messages.ts';
import type { DatePicker } from './picker/date-picker.tsx';
import { type DateBounds, useDateText } from './use-date-text.ts';

interface DateInputProps extends DateBounds {
  readonly label: ReactNode;
  readonly name?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoComplete?: string;
  /** The day as `2026-11-28`; empty without one. */
  readonly value: string;
  /** Takes each day that is typed or chosen, also one outside of the bounds; empty while there is none. */
  readonly onChange: (day: string) => void;
}

/**
 * A day, typed (`2026-11-28`, `20261128`, `11/28`, `Nov 28`) or chosen in a calendar, which is loaded when it is
 * opened. An impossible day is an error that keeps its form from being sent. Days in Asia/Shanghai.
 */
export const DateInput = ({ label, hint, error, required, name, ...props }: DateInputProps) => {
  const { value, onChange, min, max, disabled, autoComplete = 'off' } = props;
  const t = useMessages(dateMessages);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const date = useDateText(input, { value, onChange, min, max });
  const [open, setOpen] = useState(false);
  const [Picker, setPicker] = useState<typeof DatePicker>();
  const show = () => {
    setOpen(true);
    import(/* webpackChunkName: "date-picker" */ './picker/date-picker.tsx').then(
      (loaded) => setPicker(() => loaded.DatePicker),
      () => setOpen(false),
    );
  };
  // Going from the text to the calendar does not leave the field, as far as the form is concerned.
  const leave = (event: FocusEvent) => {
    if (area.current?.contains(event.relatedTarget)) event.stopPropagation();
    date.leave();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') date.leave();
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    show();
  };
  return (
    <Field {...{ label, hint, required, name }} error={error ?? date.problem}>
      {(ids) => (
        <div ref={area} className={styles.date}>
          <input
            ref={input}
            {...ids}
            {...{ name, disabled, autoComplete }}
            type="text"
            inputMode="text"
            maxLength={20}
            placeholder={t('placeholder')}
            className={controlClass}
            value={date.text}
            onChange={({ target }) => date.type(target.value)}
            onKeyDown={press}
            onBlur={leave}
          />
          <span className={styles.opener}>
            <IconButton
              icon="calendar"
              label={t('open')}
              disabled={disabled}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={show}
            />
          </span>
          {Picker && open && (
            <Picker
              {...{ value, min, max }}
              anchor={input}
              clearable={!required}
              onClose={() => setOpen(false)}
              onChoose={(day) => {
                date.choose(day);
                setOpen(false);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
};
