import { DateInput } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { Select } from '@portal/shared/ui';
import { type DateRange, isReversed, nameOfRange, rangeNames, rangeOf } from './date-range.ts';
import { listMessages } from './list-messages.ts';
import styles from './order-list.module.css';

interface OrderRangeProps {
  readonly range: DateRange;
  readonly onChange: (range: Required<Record<keyof DateRange, string | undefined>>) => void;
}

/** Narrows the list to days of ordering: by name, or from one day to another. */
export const OrderRange = ({ range, onChange }: OrderRangeProps) => {
  const t = useMessages(listMessages);
  const today = dayOf(new Date());
  const name = nameOfRange(range, today);
  const change = (changes: DateRange) => onChange({ from: range.from, to: range.to, ...changes });
  const options = rangeNames.map((value) => ({ value, label: t(`range.${value}`) }));
  return (
    <div className={styles.range}>
      <Select
        name="range"
        label={t('range.label')}
        value={name}
        options={options}
        onChange={(chosen) => change({ from: undefined, to: undefined, ...rangeOf(chosen, today) })}
      />
      {name === 'custom' && (
        <>
          <DateInput
            name="from"
            label={t('range.from')}
            value={range.from ?? ''}
            max={range.to ?? today}
            onChange={(from) => change({ from })}
          />
          <DateInput
            name="to"
            label={t('range.to')}
            value={range.to ?? ''}
            min={range.from}
            max={today}
            error={isReversed(range) ? t('range.reversed') : undefined}
            onChange={(to) => change({ to })}
          />
        </>
      )}
    </div>
  );
};
