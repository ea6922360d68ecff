import type { GoodsDetail, GoodsSku } from '@portal/shared/contract';
import { useLanguage, useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Disclosure, Price, Stepper, TextLink } from '@portal/shared/ui';
import { useState } from 'react';
import { ProductPrice } from '#src/product/card/product-price.tsx';
import { savingOf } from '#src/product/card/saving.ts';
import { TextList } from '#src/product/detail/text-list.tsx';
import { AskAgain, Panel } from '#src/product/panel/panel.tsx';
import { isLowStock } from '#src/product/stock/low-stock.ts';
import { goodsDetailMessages } from '../detail/goods-detail-messages.ts';
import { BuyButtons } from './buy-buttons.tsx';
import { FreightTerms } from './freight-terms.tsx';
import styles from './purchase.module.css';
import { SkuChoice } from './sku-choice.tsx';
import type { GoodsStock, Purchase } from './use-purchase.ts';

interface PurchasePanelProps {
  readonly goods: GoodsDetail;
  readonly stock: GoodsStock;
  readonly purchase: Purchase;
  /** The ways on stand elsewhere: at the lower edge of a narrow screen. */
  readonly withoutButtons?: boolean;
}

const useStockWords = ({ sku, left, most, count, soldOut }: Purchase): string => {
  const t = useMessages(goodsDetailMessages);
  if (soldOut) return t('stock.none');
  if (!sku) return t('stock.asking');
  if (isLowStock(left)) return t('stock.few', { count: left });
  return count >= most ? t('stock.most', { count: most }) : t('stock.many');
};

const Weight = ({ sku }: { sku: GoodsSku }) => {
  const t = useMessages(goodsDetailMessages);
  const language = useLanguage();
  const { weight } = sku;
  if (weight < 1_000) return t('grams', { count: weight });
  return t('kilograms', { count: (weight / 1_000).toLocaleString(language) });
};

const HowMany = ({ purchase }: { purchase: Purchase }) => {
  const t = useMessages(goodsDetailMessages);
  const { count, most, left, soldOut, setCount } = purchase;
  return (
    <div className={styles.count}>
      <Stepper name="count" label={t('count')} value={count} min={1} max={most || 1} onChange={setCount} />
      <p role="status" data-sold-out={soldOut || undefined} data-few={isLowStock(left) || undefined}>
        {useStockWords(purchase)}
      </p>
    </div>
  );
};

const Lines = ({ goods, purchase }: Pick<PurchasePanelProps, 'goods' | 'purchase'>) => {
  const t = useMessages(goodsDetailMessages);
  const { sku = goods.skus[0], price = goods.fromPrice, count } = purchase;
  const amount = price === null ? undefined : price * count;
  return (
    <dl className={styles.lines}>
      {sku && sku.weight > 0 && (
        <div>
          <dt>{t('weight')}</dt>
          <dd>
            <Weight sku={sku} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('freight.term')}</dt>
        <dd>
          <FreightTerms freight={goods.content.freight} amount={amount} />
        </dd>
      </div>
      {amount !== undefined && (
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>
            <Price fen={amount} />
          </dd>
        </div>
      )}
    </dl>
  );
};

const UnitPrice = ({ goods, price }: { goods: GoodsDetail; price: number | undefined }) => {
  if (price === undefined) return <ProductPrice product={goods} size="large" />;
  const was = price === goods.fromPrice && savingOf(goods) ? goods.marketPrice : undefined;
  return <Price fen={price} size="large" was={was} />;
};

/** Which one, how many, what it costs with delivery, what is promised, and the ways on. */
export const PurchasePanel = ({ goods, stock, purchase, withoutButtons = false }: PurchasePanelProps) => {
  const t = useMessages(goodsDetailMessages);
  const [added, setAdded] = useState(0);
  const { options, afterSale } = goods.content;
  const failed = stock.isError && !stock.data;
  return (
    <Panel label={t('panel')}>
      <UnitPrice goods={goods} price={purchase.price} />
      {failed && (
        <AskAgain words={t('stock.failed')} again={t('stock.retry')} onAgain={() => void stock.refetch()} />
      )}
      <SkuChoice options={options} purchase={purchase} />
      {!failed && <HowMany purchase={purchase} />}
      <Lines goods={goods} purchase={purchase} />
      {afterSale.length > 0 && (
        <div className={styles.pledges}>
          <Disclosure title={t('afterSale')}>
            <TextList texts={afterSale} icon="check" small />
          </Disclosure>
        </div>
      )}
      {!withoutButtons && <BuyButtons purchase={purchase} look="panel" onAdded={setAdded} />}
      {added > 0 && (
        <p className={styles.added}>
          {t('added', { count: added })} <TextLink to={paths.cart}>{t('toCart')}</TextLink>
        </p>
      )}
    </Panel>
  );
};
