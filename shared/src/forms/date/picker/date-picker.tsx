import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { dayOf, firstDay, isDay, monthOf } from '@portal/shared/rules';
import { Button, below } from '@portal/shared/ui';
import { type RefObject, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { DayLook } from '../../calendar/day-cell.tsx';
import { MonthTable } from '../../calendar/month-table.tsx';
import type { DateBounds } from '../use-date-text.ts';
import styles from './date-picker.module.css';
import { MonthBar } from './month-bar.tsx';
import { pickerMessages } from './picker-messages.ts';

interface DatePickerProps extends DateBounds {
  readonly value: string;
  /** The calendar is below it, on a phone at the lower edge of the window. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly clearable: boolean;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

const margin = 8;

/** Puts the dialog below the field, or as near as the window lets it. On a phone its styles place it. */
const place = (dialog: HTMLElement, field: Element): void => {
  const { innerWidth, innerHeight } = window;
  if (innerWidth <= 600) return;
  const { x, y } = below(field);
  dialog.style.left = `${Math.max(margin, Math.min(x, innerWidth - dialog.offsetWidth - margin))}px`;
  dialog.style.top = `${Math.max(margin, Math.min(y, innerHeight - dialog.offsetHeight - margin))}px`;
};

/** Opens the dialog at its anchor with the focus on its day; it closes by Esc and by a press beside it. */
const usePickerDialog = (anchor: RefObject<HTMLElement | null>, onClose: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !anchor.current) return;
    element.showModal();
    place(element, anchor.current);
    element.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    const beside = ({ target }: Event) => {
      if (target === element) close();
    };
    const closed = () => close();
    element.addEventListener('click', beside);
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('click', beside);
      element.removeEventListener('close', closed);
      element.close();
    };
  }, [anchor]);
  return dialog;
};

/** How a day looks: outside of the bounds it cannot be chosen. */
const useDayLook = ({ value, min, max }: DateBounds & { readonly value: string }) => {
  const t = useMessages(pickerMessages);
  const language = useLanguage();
  const today = dayOf(new Date());
  return (day: string): DayLook => {
    const named = formatDay(day, language, { year: true });
    const open = (!min || day >= min) && (!max || day <= max);
    const name = day === today ? t('today', { day: named }) : named;
    return { name: open ? name : t('dayNone', { day: name }), open, chosen: day === value };
  };
};

const earliest = '1900-01-01';
const latest = '2999-12-31';

/** A calendar to choose one day from: a modal dialog. Days in Asia/Shanghai. */
export const DatePicker = ({ value, min, max, anchor, clearable, onChoose, onClose }: DatePickerProps) => {
  const t = useMessages(pickerMessages);
  const id = useId();
  const dialog = usePickerDialog(anchor, onClose);
  const look = useDayLook({ value, min, max });
  const [from, to] = [min || earliest, max || latest];
  const bounds = { first: monthOf(from), last: monthOf(to) };
  const within = (day: string): string => (day < from ? from : day > to ? to : day);
  const [active, setActive] = useState(() => within(isDay(value) ? value : dayOf(new Date())));
  return (
    <dialog
      ref={dialog}
      aria-label={t('title')}
      className={styles.picker}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.sheet}>
        <MonthBar
          month={monthOf(active)}
          bounds={bounds}
          onTurn={(month) => setActive(within(firstDay(month)))}
        />
        <p id={id} aria-live="polite" className="visually-hidden">
          {monthOf(active)}
        </p>
        <MonthTable
          labelledBy={id}
          describedBy={`${id}-help`}
          month={monthOf(active)}
          look={look}
          several={false}
          onMove={setActive}
          {...{ bounds, active, onChoose }}
        />
        <p id={`${id}-help`} className="visually-hidden">
          {t('help')}
        </p>
        <div className={styles.footer}>
          {clearable && value !== '' && (
            <Button kind="quiet" size="small" onClick={() => onChoose('')}>
              {t('clear')}
            </Button>
          )}
          <Button kind="quiet" size="small" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
    </dialog>
  );
};
