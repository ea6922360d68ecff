import { useMessages } from '@portal/shared/i18n';
import { DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { listMessages } from '#src/list/list-messages.ts';
import { couponMessages } from '../coupon-messages.ts';
import styles from './coupon-fields.module.css';

interface DayFieldProps {
  readonly name: string;
  readonly label: string;
  readonly extra?: string;
  readonly required?: boolean;
  /** The field whose day it must not be before. */
  readonly after?: string;
}

/** A day of the agency, held as `2026-12-24`. */
export const DayField = ({ name, label, extra, required = false, after }: DayFieldProps) => {
  const t = useMessages(couponMessages);
  const common = useMessages(listMessages);
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      dependencies={after ? [after] : undefined}
      getValueProps={(day?: string) => ({ value: day ? dayjs(day) : null })}
      getValueFromEvent={(day: Dayjs | null) => day?.format('YYYY-MM-DD')}
      rules={[
        { required, message: common('faults.choose', { field: label }) },
        ({ getFieldValue }) => ({
          validator: async (_, day?: string) => {
            const first: string | undefined = after && getFieldValue(after);
            if (day && first && day < first) throw new Error(t('form.reversed'));
          },
        }),
      ]}
    >
      <DatePicker className={styles.number} />
    </Form.Item>
  );
};
