import type { GoodsDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { SavingTag } from '#src/product/card/product-price.tsx';
import { CartLink } from '#src/product/cart/cart-link.tsx';
import { DetailHead } from '#src/product/detail/detail-head.tsx';
import { DetailLayout, NarrowOnly } from '#src/product/detail/detail-layout.tsx';
import { Questions } from '#src/product/detail/questions/questions.tsx';
import { RecentlyViewed } from '#src/product/detail/related/recently-viewed.tsx';
import { Related } from '#src/product/detail/related/related.tsx';
import { Reviews } from '#src/product/detail/reviews/reviews.tsx';
import type { SectionTab } from '#src/product/detail/section-tabs.tsx';
import { Sold } from '#src/product/detail/sold.tsx';
import { Gallery } from '#src/product/gallery/gallery.tsx';
import { BuyButtons } from '../purchase/buy-buttons.tsx';
import purchaseStyles from '../purchase/purchase.module.css';
import { PurchasePanel } from '../purchase/purchase-panel.tsx';
import { useGoodsStock, usePurchase } from '../purchase/use-purchase.ts';
import { goodsDetailMessages } from './goods-detail-messages.ts';
import styles from './goods-sections.module.css';
import { GoodsSections } from './goods-sections.tsx';

const Marks = ({ goods }: { goods: GoodsDetail }) => (
  <>
    <SavingTag product={goods} />
    <Sold product={goods} />
  </>
);

/** The sections of the page of goods, as its tabs. */
const useSections = ({ content }: GoodsDetail): readonly SectionTab[] => {
  const t = useMessages(goodsDetailMessages);
  const { about, parameters, afterSale } = content;
  return [
    about.length > 0 && ['about', t('about')],
    parameters.length > 0 && ['parameters', t('parameters')],
    afterSale.length > 0 && ['after-sales', t('afterSale')],
  ];
};

/** A thing to take home, with the choice and the purchase always at hand. */
export const GoodsArticle = ({ goods }: { goods: GoodsDetail }) => {
  const t = useMessages(goodsDetailMessages);
  const text = useText();
  const stock = useGoodsStock(goods.id);
  const purchase = usePurchase(goods, stock);
  const pictures = goods.gallery.length > 0 ? goods.gallery : [goods.picture];
  return (
    <DetailLayout
      head={<DetailHead product={goods} marks={<Marks goods={goods} />} actions={<CartLink />} />}
      panel={<PurchasePanel {...{ goods, stock, purchase }} />}
      barLabel={t('bar')}
      bar={
        <div className={purchaseStyles.bar}>
          <CartLink compact />
          <BuyButtons purchase={purchase} look="bar" />
        </div>
      }
      sections={useSections(goods)}
      foot={
        <>
          <Questions productId={goods.id} />
          <Reviews product={goods} />
          <Related product={goods} />
          <RecentlyViewed except={goods.id} />
        </>
      }
    >
      <div className={styles.gallery}>
        <Gallery pictures={pictures} alts={goods.alts} title={text(goods.title)} />
      </div>
      <NarrowOnly>
        <PurchasePanel {...{ goods, stock, purchase }} withoutButtons />
      </NarrowOnly>
      <GoodsSections goods={goods} />
    </DetailLayout>
  );
};
