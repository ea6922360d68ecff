import { useMessages } from '@portal/shared/i18n';
import { Form, Input } from 'antd';
import { BulkDrawer } from '#src/bulk/bulk-drawer.tsx';
import { PeriodFields } from '#src/form/fields/period-fields.tsx';
import type { BulkDrawerProps } from '#src/list/list-definition.ts';
import { priceMessages } from './price-messages.ts';
import { PriceMoveInput } from './price-move-input.tsx';

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
      <PeriodFields names={['from', 'to']} maxDays={400} />
      <p style={{ marginBottom: 24 }}>{t('undated')}</p>
      <Form.Item name="reason" label={t('reason')} extra={t('reasonHint')}>
        <Input.TextArea rows={2} maxLength={200} />
      </Form.Item>
    </BulkDrawer>
  );
}
