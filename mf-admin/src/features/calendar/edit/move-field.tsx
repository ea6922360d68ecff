import { useMessages } from '@portal/shared/i18n';
import { Form, InputNumber, Select, Space } from 'antd';
import type { EditValues, PriceWay, TotalWay } from './edit-form.ts';
import { editMessages } from './edit-messages.ts';

const priceWays: readonly PriceWay[] = ['keep', 'set', 'raise', 'lower', 'raisePercent', 'lowerPercent'];
const optionalWays: readonly PriceWay[] = [...priceWays, 'clear'];
const totalWays: readonly TotalWay[] = ['keep', 'set', 'more', 'fewer'];

interface MoveFieldProps {
  readonly name: 'price' | 'childPrice' | 'singleSupplement' | 'total';
  readonly label: string;
}

const waysOf = (name: MoveFieldProps['name']): readonly (PriceWay | TotalWay)[] => {
  if (name === 'total') return totalWays;
  return name === 'price' ? priceWays : optionalWays;
};

/** How an amount changes, and by how much: the amount is asked for once there is something to change. */
export const MoveField = ({ name, label }: MoveFieldProps) => {
  const t = useMessages(editMessages);
  const way: EditValues['price' | 'total']['way'] | undefined = Form.useWatch([name, 'way']);
  const options = waysOf(name).map((value) => ({ value, label: t(`ways.${value}`) }));
  const percent = way === 'raisePercent' || way === 'lowerPercent';
  const money = name !== 'total' && !percent;
  return (
    <Form.Item label={label} extra={percent && t('rounding')}>
      <Space.Compact block>
        <Form.Item name={[name, 'way']} noStyle>
          <Select options={options} aria-label={label} style={{ width: 136 }} />
        </Form.Item>
        {way !== 'keep' && way !== 'clear' && (
          <Form.Item name={[name, 'amount']} noStyle>
            <InputNumber
              aria-label={t('amountOf', { name: label })}
              min={0}
              max={name === 'total' ? 100_000 : percent ? 500 : 10_000_000}
              precision={money ? 2 : 0}
              suffix={money ? t('yuan') : percent && t('percent')}
              style={{ flex: 1, width: 'auto' }}
            />
          </Form.Item>
        )}
      </Space.Compact>
    </Form.Item>
  );
};
