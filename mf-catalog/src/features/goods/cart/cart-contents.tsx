import { useMessages } from '@portal/shared/i18n';
import { Checkbox, Price } from '@portal/shared/ui';
import { DetailLayout, NarrowOnly } from '#src/product/detail/detail-layout.tsx';
import styles from './cart.module.css';
import { CartLine } from './cart-line.tsx';
import { cartMessages } from './cart-messages.ts';
import { type CartContents as Contents, sumOf } from './cart-rows.ts';
import { CartSummary } from './cart-summary.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { useSkuName } from './sku-words.tsx';
import { GoneLines, SoldOutLines } from './unavailable-lines.tsx';
import { type Chosen, useChosen } from './use-chosen.ts';

type Remove = (words: string, ...skuIds: readonly number[]) => void;

interface CartContentsProps {
  readonly contents: Contents;
  /** Takes things out; the words say what was taken. */
  readonly onRemove: Remove;
}

const ChooseAll = ({ chosen, total }: { chosen: Chosen; total: number }) => {
  const t = useMessages(cartMessages);
  const count = chosen.rows.length;
  return (
    <div className={styles.all}>
      <Checkbox name="all" label={t('all')} checked={count === total} onChange={chosen.setAll} />
      <span className={styles.soft}>{t('chosen', { count, total })}</span>
    </div>
  );
};

const Bar = ({ rows }: Pick<Chosen, 'rows'>) => {
  const t = useMessages(cartMessages);
  return (
    <>
      <p className={styles.barTotal}>
        <span className={styles.soft}>{t('summary.total')}</span> <Price fen={sumOf(rows).total} />
      </p>
      <CheckoutLink rows={rows} />
    </>
  );
};

/** The cart: lines that can be ordered with their total, and unavailable lines separately. */
export const CartContents = ({ contents, onRemove }: CartContentsProps) => {
  const t = useMessages(cartMessages);
  const nameOf = useSkuName();
  const { rows, soldOut, gone } = contents;
  const chosen = useChosen(rows);
  const removed = (title: string) => t('removed', { title });
  const some = rows.length > 0;
  return (
    <DetailLayout
      head={null}
      panel={some && <CartSummary rows={chosen.rows} />}
      barLabel={t('summary.bar')}
      bar={some && <Bar rows={chosen.rows} />}
    >
      <GoneLines
        count={gone.length}
        onRemove={() => onRemove(t('removedMany', { count: gone.length }), ...gone)}
      />
      {some && <ChooseAll chosen={chosen} total={rows.length} />}
      <ul>
        {rows.map((row) => (
          <CartLine
            key={row.sku.skuId}
            row={row}
            chosen={chosen.has(row.sku.skuId)}
            onChoose={(now) => chosen.set(row.sku.skuId, now)}
            onRemove={() => onRemove(removed(nameOf(row.sku)), row.sku.skuId)}
          />
        ))}
      </ul>
      <SoldOutLines skus={soldOut} onRemove={(sku) => onRemove(removed(nameOf(sku)), sku.skuId)} />
      <NarrowOnly>{some && <CartSummary rows={chosen.rows} withoutCheckout />}</NarrowOnly>
    </DetailLayout>
  );
};
