import type { BulkParams } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { InputNumber, Select, Space } from 'antd';
import { useState } from 'react';
import { ariaOf, type Control } from '#src/form/control.ts';
import { priceMessages } from './price-messages.ts';

export type PriceMove = NonNullable<BulkParams['priceMove']>;

const ways = ['raisePercent', 'lowerPercent', 'raise', 'lower'] as const;
type Way = (typeof ways)[number];

const isPercent = (way: Way): boolean => way === 'raisePercent' || way === 'lowerPercent';
const signOf = (way: Way): 1 | -1 => (way === 'raisePercent' || way === 'raise' ? 1 : -1);

/** The move of a price: percent, or fen for an amount that was entered in yuan. */
const moveOf = (way: Way, amount: number | null): PriceMove | undefined => {
  if (!amount) return undefined;
  return isPercent(way)
    ? { way: 'percent', amount: signOf(way) * amount }
    : { way: 'add', amount: signOf(way) * Math.round(amount * 100) };
};

/** Chooses how prices change, and by how much. */
export const PriceMoveInput = ({ onChange, ...props }: Control<PriceMove | undefined>) => {
  const t = useMessages(priceMessages);
  const [way, setWay] = useState<Way>('raisePercent');
  const [amount, setAmount] = useState<number | null>(null);
  const change = (nextWay: Way, next: number | null) => {
    setWay(nextWay);
    setAmount(next);
    onChange?.(moveOf(nextWay, next));
  };
  return (
    <Space.Compact block>
      <Select
        aria-label={t('move')}
        style={{ width: 168 }}
        value={way}
        options={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
        onChange={(next) => change(next, isPercent(next) === isPercent(way) ? amount : null)}
      />
      <InputNumber
        id={props.id}
        {...ariaOf(props)}
        style={{ flex: 1, width: 'auto' }}
        min={0}
        max={isPercent(way) ? (way === 'raisePercent' ? 500 : 90) : 10_000_000}
        precision={isPercent(way) ? 0 : 2}
        suffix={isPercent(way) ? t('percent') : t('yuan')}
        value={amount}
        onChange={(next) => change(way, next)}
      />
    </Space.Compact>
  );
};
