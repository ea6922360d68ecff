import type { RelativePriceMove } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { InputNumber, Select, Space } from 'antd';
import { useState } from 'react';
import { ariaOf, type Control } from '#src/form/control.ts';
import { isPercent, type RelativeWay, relativeMove, relativeWays } from '#src/form/fields/relative-move.ts';
import { priceMessages } from './price-messages.ts';

/** Chooses how prices change, and by how much. */
export const PriceMoveInput = ({ onChange, ...props }: Control<RelativePriceMove | undefined>) => {
  const t = useMessages(priceMessages);
  const [way, setWay] = useState<RelativeWay>('raisePercent');
  const [amount, setAmount] = useState<number | null>(null);
  const change = (nextWay: RelativeWay, next: number | null) => {
    setWay(nextWay);
    setAmount(next);
    onChange?.(next ? relativeMove(nextWay, next) : undefined);
  };
  return (
    <Space.Compact block>
      <Select
        aria-label={t('move')}
        style={{ width: 168 }}
        value={way}
        options={relativeWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
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
