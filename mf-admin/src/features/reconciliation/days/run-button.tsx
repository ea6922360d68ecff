import { useMessages } from '@portal/shared/i18n';
import { addDays, dayOf } from '@portal/shared/rules';
import { HasPerm } from '@portal/shared/session';
import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { reconciliationMessages } from '../reconciliation-messages.ts';

interface RunButtonProps {
  readonly running: string | undefined;
  readonly onRun: (day: string) => void;
}

/** Reconciles any day that is over: also one that was never looked at. */
export const RunButton = ({ running, onRun }: RunButtonProps) => {
  const t = useMessages(reconciliationMessages);
  const last = addDays(dayOf(new Date()), -1);
  return (
    <HasPerm anyOf={['trade:reconcile:run']}>
      <DatePicker
        aria-label={t('runDay')}
        placeholder={t('runDay')}
        value={null}
        disabled={running !== undefined}
        disabledDate={(day: Dayjs) => day.format('YYYY-MM-DD') > last}
        onChange={(day: Dayjs | null) => day && onRun(day.format('YYYY-MM-DD'))}
        style={{ width: 200 }}
      />
    </HasPerm>
  );
};
