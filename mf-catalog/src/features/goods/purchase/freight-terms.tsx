import type { Freight } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { parcelsOf } from '@portal/shared/rules';
import { goodsDetailMessages } from '../detail/goods-detail-messages.ts';
import styles from './purchase.module.css';

interface FreightTermsProps {
  readonly freight: Freight;
  /** The value of the purchase in fen; without it only the terms are shown. */
  readonly amount?: number;
}

const useTerms = ({ fee, freeFrom }: Freight): string => {
  const t = useMessages(goodsDetailMessages);
  const language = useLanguage();
  const money = (fen: number) => formatMoney(fen, language);
  if (fee === 0) return t('freight.free');
  if (freeFrom === null) return t('freight.fee', { fee: money(fee) });
  return t('freight.freeFrom', { fee: money(fee), from: money(freeFrom) });
};

/** What sending costs, what is missing until it is free, and what far regions add. */
export const FreightTerms = ({ freight, amount }: FreightTermsProps) => {
  const t = useMessages(goodsDetailMessages);
  const language = useLanguage();
  const terms = useTerms(freight);
  const missing = amount === undefined ? undefined : parcelsOf([{ amount, freight }])[0]?.missing;
  return (
    <>
      <span>{terms}</span>
      {missing === 0 && freight.fee > 0 && <span className={styles.good}>{t('freight.reached')}</span>}
      {!!missing && (
        <span className={styles.soft}>
          {t('freight.missing', { amount: formatMoney(missing, language) })}
        </span>
      )}
      {freight.remote > 0 && (
        <span className={styles.soft}>
          {t('freight.remote', { fee: formatMoney(freight.remote, language) })}
        </span>
      )}
    </>
  );
};
