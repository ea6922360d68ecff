import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { listMessages } from '../list-messages.ts';
import styles from './day-range.module.css';
import { Filter } from './filter-bar.tsx';

const DayRangePicker = lazy(() => import('./day-range-picker.tsx'));

/** Days of the agency, both counted in; each may be open. */
export interface DayRangeProps {
  readonly label: string;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly onChange: (days: { startTime: string | undefined; endTime: string | undefined }) => void;
}

interface ClosedProps extends DayRangeProps {
  readonly id: string;
  readonly onOpen?: () => void;
}

/** The field as it stands before somebody wants another range. */
const Closed = ({ id, startTime, endTime, onOpen }: ClosedProps) => {
  const t = useMessages(listMessages);
  const from = startTime ?? t('days.from');
  const to = endTime ?? t('days.to');
  return (
    <button
      type="button"
      id={id}
      aria-labelledby={`${id}-label ${id}`}
      className={styles.closed}
      onClick={onOpen}
    >
      <span data-open={startTime === undefined || undefined}>{from}</span>
      <span>→</span>
      <span data-open={endTime === undefined || undefined}>{to}</span>
      <Icon name="calendar" size={14} />
    </button>
  );
};

/** From which day to which; the calendar weighs as much as the whole list, and comes when it is asked for. */
export const DayRange = (props: DayRangeProps) => {
  const id = useId();
  const [asked, setAsked] = useState(false);
  return (
    <Filter label={props.label} id={id}>
      {asked ? (
        <Suspense fallback={<Closed id={id} {...props} />}>
          <DayRangePicker id={id} {...props} />
        </Suspense>
      ) : (
        <Closed id={id} {...props} onOpen={() => setAsked(true)} />
      )}
    </Filter>
  );
};
