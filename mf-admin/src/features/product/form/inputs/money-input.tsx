import { InputNumber } from 'antd';
import type { Control } from '#src/form/control.ts';

/** An amount, typed in yuan and kept in fen. */
export const MoneyInput = ({ id, value, onChange }: Control<number | null>) => (
  <InputNumber
    id={id}
    min={0}
    max={10_000_000}
    precision={2}
    style={{ width: '100%' }}
    value={value == null ? null : value / 100}
    onChange={(yuan) => onChange?.(yuan === null ? null : Math.round(yuan * 100))}
  />
);
