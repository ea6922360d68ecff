import { formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Icon, Price } from '@portal/shared/ui';
import { Panel } from '#src/product/panel/panel.tsx';
import { cartMessages } from './cart-messages.ts';
import { type CartParcel, type CartRow, sumOf } from './cart-rows.ts';
import styles from './cart-summary.module.css';
import { CheckoutLink } from './checkout-link.tsx';

const useFee = () => {
  const t = useMessages(cartMessages);
  const language = useLanguage();
  return (fen: number) => (fen === 0 ? t('summary.free') : formatMoney(fen, language));
};

/** What goes together, and what each parcel costs. */
const Parcels = ({ parcels }: { parcels: readonly CartParcel[] }) => {
  const t = useMessages(cartMessages);
  const text = useText();
  const feeOf = useFee();
  return parcels.map(({ things, fee }, place) => (
    <div key={place} className={styles.parcel}>
      <dt>
        {t('summary.parcel', { number: place + 1 })}
        <small>{[...new Set(things.map(({ sku }) => text(sku.title)))].join(' · ')}</small>
      </dt>
      <dd>{feeOf(fee)}</dd>
    </div>
  ));
};

/** What is missing until a parcel is sent free, and what far regions add. */
const Hints = ({ parcels }: { parcels: readonly CartParcel[] }) => {
  const t = useMessages(cartMessages);
  const language = useLanguage();
  const remote = parcels.reduce((sum, { freight }) => sum + freight.remote, 0);
  const several = parcels.length > 1;
  return (
    <ul className={styles.hints}>
      {parcels.map(
        ({ missing }, place) =>
          !!missing && (
            <li key={place} data-missing>
              <Icon name="bag" size={16} />
              {t(several ? 'summary.parcelMissing' : 'summary.missing', {
                number: place + 1,
                amount: formatMoney(missing, language),
              })}
            </li>
          ),
      )}
      {remote > 0 && (
        <li>
          <Icon name="info" size={16} />
          {t('summary.remote', { fee: formatMoney(remote, language) })}
        </li>
      )}
    </ul>
  );
};

interface CartSummaryProps {
  readonly rows: readonly CartRow[];
  /** The way on stands elsewhere: at the lower edge of a narrow screen. */
  readonly withoutCheckout?: boolean;
}

/** What the chosen things cost together, with delivery to a near region. */
export const CartSummary = ({ rows, withoutCheckout = false }: CartSummaryProps) => {
  const t = useMessages(cartMessages);
  const language = useLanguage();
  const feeOf = useFee();
  const { pieces, goods, freight, total, parcels } = sumOf(rows);
  return (
    <Panel label={t('summary.title')} className={styles.summary}>
      <h2>{t('summary.title')}</h2>
      <dl>
        <div>
          <dt>{t('summary.goods', { count: pieces })}</dt>
          <dd>{formatMoney(goods, language)}</dd>
        </div>
        <div>
          <dt>{t('summary.freight')}</dt>
          <dd>{rows.length > 0 ? feeOf(freight) : '–'}</dd>
        </div>
        {parcels.length > 1 && <Parcels parcels={parcels} />}
        <div className={styles.total} aria-live="polite">
          <dt>{t('summary.total')}</dt>
          <dd>
            <Price fen={total} size="large" />
          </dd>
        </div>
      </dl>
      {rows.length > 0 ? <Hints parcels={parcels} /> : <p className={styles.soft}>{t('summary.none')}</p>}
      {!withoutCheckout && <CheckoutLink rows={rows} wide />}
      <p className={styles.soft}>{t('summary.promise')}</p>
    </Panel>
  );
};
