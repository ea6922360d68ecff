import type { ProductCalendar } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Checkbox, Form, Input, InputNumber, Select, Space } from 'antd';
import type { EditValues } from './edit-form.ts';
import { editMessages } from './edit-messages.ts';
import { MoveField } from './move-field.tsx';

const ClosingField = () => {
  const t = useMessages(editMessages);
  const way: EditValues['closing']['way'] | undefined = Form.useWatch(['closing', 'way']);
  const options = (['keep', 'set', 'clear'] as const).map((value) => ({
    value,
    label: t(`closings.${value}`),
  }));
  return (
    <Form.Item label={t('closing')}>
      <Space wrap size={8}>
        <Form.Item name={['closing', 'way']} noStyle>
          <Select options={options} aria-label={t('closing')} style={{ width: 136 }} />
        </Form.Item>
        {way === 'set' && (
          <>
            <Form.Item name={['closing', 'daysBefore']} noStyle>
              <InputNumber
                aria-label={t('closingDays')}
                min={0}
                max={60}
                precision={0}
                style={{ width: 72 }}
              />
            </Form.Item>
            <span>{t('daysBefore')}</span>
            <Form.Item name={['closing', 'time']} noStyle>
              <Input type="time" aria-label={t('closingTime')} style={{ width: 112 }} />
            </Form.Item>
          </>
        )}
      </Space>
    </Form.Item>
  );
};

/** What changes of the chosen days. */
export const ChangeFields = ({ kind, daily }: ProductCalendar) => {
  const t = useMessages(editMessages);
  const tour = kind === 'tour';
  return (
    <>
      <MoveField name="price" label={t(tour ? 'adultPrice' : 'price')} />
      {tour && <MoveField name="childPrice" label={t('childPrice')} />}
      {tour && <MoveField name="singleSupplement" label={t('singleSupplement')} />}
      <MoveField name="total" label={t(tour ? 'seats' : 'total')} />
      {daily && <ClosingField />}
      {daily && (
        <Form.Item name="onlyGaps" valuePropName="checked">
          <Checkbox>{t('onlyGaps')}</Checkbox>
        </Form.Item>
      )}
    </>
  );
};
