import { Price } from '@portal/shared/ui';
import styles from './amounts.module.css';

interface AmountRow {
  readonly key?: string;
  readonly label: string;
  readonly value: string;
  /** A part of the row above. */
  readonly soft?: boolean;
}

interface AmountsProps {
  readonly rows: readonly AmountRow[];
  /** What is paid or refunded, in fen. */
  readonly result: { readonly label: string; readonly fen: number };
}

/** The amounts of a quote, its result last. */
export const Amounts = ({ rows, result }: AmountsProps) => (
  <dl className={styles.amounts}>
    {rows.map(({ label, value, soft, key = label }) => (
      <div key={key} className={soft ? styles.soft : undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    <div className={styles.result}>
      <dt>{result.label}</dt>
      <dd>
        <Price fen={result.fen} size="large" />
      </dd>
    </div>
  </dl>
);
