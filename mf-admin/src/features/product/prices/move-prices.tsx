import { useMessages } from '@portal/shared/i18n';
import { useToday } from '@portal/shared/ui';
import { DatePicker, Form, Input } from 'antd';
import dayjs from 'dayjs';
import { BulkDrawer } from '#src/bulk/bulk-drawer.tsx';
import { dayItem } from '#src/form/kinds/day.tsx';
import type { BulkDrawerProps } from '#src/list/list-definition.ts';
import { priceMessages } from './price-messages.ts';
import { PriceMoveInput } from './price-move-input.tsx';

const maxDays = 400;

/** A day from today on; the last one not before the first. */
const DayField = ({ name }: { name: 'from' | 'to' }) => {
  const t = useMessages(priceMessages);
  const today = useToday();
  const from: string | undefined = Form.useWatch('from');
  const first = name === 'to' && from ? from : today;
  const last = dayjs(first).add(maxDays - 1, 'day');
  return (
    <Form.Item
      {...dayItem}
      name={name}
      label={t(name)}
      style={{ flex: '1 1 160px' }}
      rules={[{ required: true, message: t('dayMissing') }]}
    >
      <DatePicker minDate={dayjs(first)} maxDate={last} style={{ width: '100%' }} />
    </Form.Item>
  );
};

/** Moves the prices of the chosen products by a formula, for a period. */
export default function MovePrices(props: BulkDrawerProps) {
  const t = useMessages(priceMessages);
  return (
    <BulkDrawer kind="product-price" about={<p style={{ marginBottom: 16 }}>{t('hint')}</p>} {...props}>
      <Form.Item
        name="priceMove"
        label={t('move')}
        extra={t('rounding')}
        rules={[{ required: true, message: t('missing') }]}
      >
        <PriceMoveInput />
      </Form.Item>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0 16px' }}>
        <DayField name="from" />
        <DayField name="to" />
      </div>
      <p style={{ marginBottom: 24 }}>{t('undated')}</p>
      <Form.Item name="reason" label={t('reason')} extra={t('reasonHint')}>
        <Input.TextArea rows={2} maxLength={200} />
      </Form.Item>
    </BulkDrawer>
  );
}
