import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages.ts';
import styles from './price.module.css';

interface PriceProps {
  /** The amount in fen. */
  readonly fen: number;
  readonly size?: 'small' | 'medium' | 'large';
  /** It is the lowest of several: “起”, “from”. */
  readonly from?: boolean;
  /** What it buys one of, in words: “/晚”, “per night”. */
  readonly unit?: string;
  /** The higher price it had before, in fen, struck through. */
  readonly was?: number | null;
}

/** A price in the colour of prices. */
export const Price = ({ fen, size = 'medium', from = false, unit, was }: PriceProps) => {
  const t = useMessages(uiMessages);
  const language = useLanguage();
  const qualifier = from && <span className={styles.from}>{t('price.from')}</span>;
  return (
    <span className={classNames(styles.price, styles[size])}>
      {language === 'en' && qualifier}
      <strong className={styles.amount}>{formatMoney(fen, language)}</strong>
      {language !== 'en' && qualifier}
      {unit && <span className={styles.from}>{unit}</span>}
      {was != null && was > fen && (
        <s className={styles.was}>
          <span className="visually-hidden">{t('price.was')} </span>
          {formatMoney(was, language)}
        </s>
      )}
    </span>
  );
};
