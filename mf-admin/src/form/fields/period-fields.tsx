import { useMessages } from '@portal/shared/i18n';
import { useToday } from '@portal/shared/ui';
import { DatePicker, Form } from 'antd';
import dayjs from 'dayjs';
import { dayItem } from '../kinds/day.tsx';
import { fieldMessages } from './field-messages.ts';
import styles from './period-fields.module.css';

interface PeriodFieldsProps {
  /** The names of the fields of the first and the last day. */
  readonly names: readonly [first: string, last: string];
  readonly maxDays: number;
}

/** Two days from today on, both included: the last not before the first. */
export const PeriodFields = ({ names, maxDays }: PeriodFieldsProps) => {
  const t = useMessages(fieldMessages);
  const today = useToday();
  const chosen: string | undefined = Form.useWatch(names[0]);
  const first = chosen ?? today;
  const rules = [{ required: true, message: t('period.missing') }];
  return (
    <div className={styles.days}>
      <Form.Item {...dayItem} name={names[0]} label={t('period.first')} rules={rules}>
        <DatePicker minDate={dayjs(today)} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item {...dayItem} name={names[1]} label={t('period.last')} rules={rules}>
        <DatePicker
          minDate={dayjs(first)}
          maxDate={dayjs(first).add(maxDays - 1, 'day')}
          style={{ width: '100%' }}
        />
      </Form.Item>
    </div>
  );
};
