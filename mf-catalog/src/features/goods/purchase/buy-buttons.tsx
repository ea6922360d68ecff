import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, LinkButton, toast } from '@portal/shared/ui';
import { addToCart } from '#src/product/cart/cart-store.ts';
import { goodsDetailMessages } from '../detail/goods-detail-messages.ts';
import styles from './purchase.module.css';
import type { Purchase } from './use-purchase.ts';

interface BuyButtonsProps {
  readonly purchase: Purchase;
  /** `bar` is small and names the amount; `panel` has it above. */
  readonly look: 'panel' | 'bar';
  /** Called with how many pieces went into the cart. */
  readonly onAdded?: (count: number) => void;
}

/** The two ways on: keep it for later, or order it now. */
export const BuyButtons = ({ purchase, look, onAdded }: BuyButtonsProps) => {
  const t = useMessages(goodsDetailMessages);
  const language = useLanguage();
  const { sku, price = 0, soldOut, count } = purchase;
  const size = look === 'bar' ? 'small' : 'large';
  if (!sku || soldOut)
    return (
      <Button kind="book" size={size} wide disabled>
        {t(soldOut ? 'stock.none' : 'buy')}
      </Button>
    );
  const add = () => {
    const outcome = addToCart(sku.skuId, count);
    if (outcome !== 'added') return toast.error(t(outcome));
    toast.success(t('added', { count }));
    onAdded?.(count);
  };
  return (
    <div className={styles.buttons} data-look={look}>
      <Button kind="quiet" size={size} onClick={add}>
        {t('add')}
      </Button>
      <LinkButton kind="book" size={size} to={paths.goodsConfirm([{ skuId: sku.skuId, count }])}>
        {t('buy')}
        {look === 'bar' && <span>{formatMoney(price * count, language)}</span>}
      </LinkButton>
    </div>
  );
};
