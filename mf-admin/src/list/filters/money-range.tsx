import { useMessages } from '@portal/shared/i18n';
import { fenOfYuan } from '@portal/shared/rules';
import { classNames } from '@portal/shared/ui';
import fields from '#src/ui/fields.module.css';
import { listMessages } from '../list-messages.ts';
import styles from './money-range.module.css';

interface AmountProps {
  readonly label: string;
  readonly fen: number | undefined;
  readonly onChange: (fen: number | undefined) => void;
}

const Amount = ({ label, fen, onChange }: AmountProps) => {
  const take = ({ value }: HTMLInputElement) => {
    const typed = fenOfYuan(value.trim());
    if (typed !== fen) onChange(typed);
  };
  return (
    <input
      key={fen}
      aria-label={label}
      className={classNames(fields.field, styles.amount)}
      inputMode="decimal"
      defaultValue={fen === undefined ? '' : fen / 100}
      maxLength={12}
      onBlur={({ currentTarget }) => take(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') take(currentTarget);
      }}
    />
  );
};

interface MoneyRangeProps {
  readonly label: string;
  /** In fen, both counted in; each may be open. */
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly onMin: (fen: number | undefined) => void;
  readonly onMax: (fen: number | undefined) => void;
}

/** From which amount to which, typed in yuan; takes effect with Enter or when the field is left. */
export const MoneyRange = ({ label, min, max, onMin, onMax }: MoneyRangeProps) => {
  const t = useMessages(listMessages);
  return (
    <fieldset className={styles.amounts}>
      <legend>{label}</legend>
      <Amount label={t('amounts.min')} fen={min} onChange={onMin} />
      <span aria-hidden="true">–</span>
      <Amount label={t('amounts.max')} fen={max} onChange={onMax} />
    </fieldset>
  );
};
