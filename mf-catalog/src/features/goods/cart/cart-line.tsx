import { useMessages } from '@portal/shared/i18n';
import { Checkbox, IconButton, Picture, Price, Stepper } from '@portal/shared/ui';
import { setCount } from '#src/product/cart/cart-store.ts';
import { isLowStock } from '#src/product/stock/low-stock.ts';
import styles from './cart.module.css';
import { cartMessages } from './cart-messages.ts';
import type { CartRow } from './cart-rows.ts';
import { SkuWords, useSkuName } from './sku-words.tsx';

interface CartLineProps {
  readonly row: CartRow;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
  readonly onRemove: () => void;
}

const StockNote = ({ row: { sku, count, most, lessened } }: Pick<CartLineProps, 'row'>) => {
  const t = useMessages(cartMessages);
  if (lessened) return <p className={styles.note}>{t('lessened', { count: most })}</p>;
  if (isLowStock(sku.left)) return <p className={styles.note}>{t('few', { count: sku.left })}</p>;
  return count >= most && <p className={styles.note}>{t('most', { count: most })}</p>;
};

/** A thing to be ordered: which, how many, what it costs now. */
export const CartLine = ({ row, chosen, onChoose, onRemove }: CartLineProps) => {
  const t = useMessages(cartMessages);
  const title = useSkuName()(row.sku);
  const { sku, count, most } = row;
  const hidden = (words: string) => <span className="visually-hidden">{words}</span>;
  return (
    <li className={styles.line}>
      <div className={styles.choose}>
        <Checkbox
          name={`choose-${sku.skuId}`}
          label={hidden(t('choose', { title }))}
          checked={chosen}
          onChange={onChoose}
        />
      </div>
      <div className={styles.picture}>
        <Picture src={sku.picture} alt="" width={1200} height={900} sizes="112px" />
      </div>
      <div className={styles.words}>
        <SkuWords sku={sku} />
        <p className={styles.each}>
          {hidden(t('each'))}
          <Price fen={sku.price} size="small" />
        </p>
        <StockNote row={row} />
      </div>
      <div className={styles.count}>
        <Stepper
          name={`count-${sku.skuId}`}
          label={t('count', { title })}
          value={count}
          min={1}
          max={most}
          onChange={(next) => setCount(sku.skuId, next)}
        />
      </div>
      <p className={styles.subtotal}>
        {hidden(t('subtotal'))}
        <Price fen={sku.price * count} />
      </p>
      <div className={styles.remove}>
        <IconButton icon="trash" label={t('remove', { title })} onClick={onRemove} />
      </div>
    </li>
  );
};
