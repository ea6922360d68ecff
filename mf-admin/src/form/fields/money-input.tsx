import { InputNumber } from 'antd';
import { ariaOf, type Control } from '../control.ts';

interface MoneyInputProps extends Control<number | null> {
  /** The most, in yuan. */
  readonly max?: number;
}

/** An amount, typed in yuan and kept in fen. */
export const MoneyInput = ({ max = 10_000_000, ...props }: MoneyInputProps) => {
  const { id, value, onChange } = props;
  return (
    <InputNumber
      id={id}
      {...ariaOf(props)}
      min={0}
      max={max}
      precision={2}
      style={{ width: '100%' }}
      value={value == null ? null : value / 100}
      onChange={(yuan) => onChange?.(yuan === null ? null : Math.round(yuan * 100))}
    />
  );
};
