import type { CalendarDay } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { addMonths, type Month } from '@portal/shared/rules';
import { Icon } from '@portal/shared/ui';
import { Button } from 'antd';
import { useId } from 'react';
import { calendarMessages } from '../calendar-messages.ts';
import { Agenda } from './agenda.tsx';
import { BandLegend } from './band-legend.tsx';
import styles from './grid.module.css';
import { MonthTable } from './month-table.tsx';
import { useDayFace } from './use-day-face.ts';
import type { DayChoosing } from './use-day-selection.ts';
import { useGridKeys } from './use-grid-keys.ts';

export interface MonthGridProps {
  readonly months: readonly [Month, ...Month[]];
  readonly rows: readonly CalendarDay[];
  readonly choosing: DayChoosing;
  readonly mayEdit: boolean;
  readonly onTurn: (month: Month) => void;
  /** As a list of days, one below the other. */
  readonly narrow: boolean;
}

const MonthTurns = ({ months, onTurn }: Pick<MonthGridProps, 'months' | 'onTurn'>) => {
  const t = useMessages(calendarMessages);
  const turn = (name: 'previous' | 'next') => (
    <Button
      icon={<Icon name={name === 'next' ? 'chevron-right' : 'chevron-left'} size={16} />}
      aria-label={t(name)}
      onClick={() => onTurn(addMonths(months[0], name === 'next' ? 1 : -1))}
    />
  );
  return (
    <div className={styles.turns}>
      {turn('previous')}
      {turn('next')}
    </div>
  );
};

const Months = ({ months, rows, choosing, mayEdit, onTurn }: MonthGridProps) => {
  const t = useMessages(calendarMessages);
  const id = useId();
  const faceOf = useDayFace(rows);
  const { active, handlers } = useGridKeys({ months, choosing, onTurn });
  return (
    <>
      <div className={styles.months} {...(mayEdit ? handlers : {})}>
        {months.map((month) => (
          <MonthTable key={month} {...{ month, faceOf, choosing, mayEdit, active }} describedBy={id} />
        ))}
      </div>
      <p id={id} className={styles.help}>
        {mayEdit ? t('help') : t('readOnly')}
      </p>
    </>
  );
};

/** Prices and stock by month. */
export const MonthGrid = (props: MonthGridProps) => (
  <div className={styles.calendar}>
    <div className={styles.head}>
      <MonthTurns {...props} />
      <BandLegend rows={props.rows} />
    </div>
    {props.narrow ? <Agenda {...props} /> : <Months {...props} />}
  </div>
);
