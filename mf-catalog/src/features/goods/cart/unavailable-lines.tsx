import type { CartSku } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, IconButton, Picture, Section, Tag, TextLink } from '@portal/shared/ui';
import styles from './cart.module.css';
import { cartMessages } from './cart-messages.ts';
import { SkuWords, useSkuName } from './sku-words.tsx';

interface SoldOutLinesProps {
  readonly skus: readonly CartSku[];
  readonly onRemove: (sku: CartSku) => void;
}

/** What cannot be ordered now, with a way to what may be there instead. */
export const SoldOutLines = ({ skus, onRemove }: SoldOutLinesProps) => {
  const t = useMessages(cartMessages);
  const nameOf = useSkuName();
  if (skus.length === 0) return null;
  return (
    <Section title={t('soldOut.title')}>
      <ul>
        {skus.map((sku) => (
          <li key={sku.skuId} className={styles.line} data-sold-out>
            <div className={styles.picture}>
              <Picture src={sku.picture} alt="" width={1200} height={900} sizes="112px" />
            </div>
            <div className={styles.words}>
              <SkuWords sku={sku} />
              <p className={styles.other}>
                <Tag tone="sand">{t('soldOut.mark')}</Tag>
                <TextLink to={paths.goodsDetail(sku.productId)}>{t('soldOut.other')}</TextLink>
              </p>
            </div>
            <div className={styles.remove}>
              <IconButton
                icon="trash"
                label={t('remove', { title: nameOf(sku) })}
                onClick={() => onRemove(sku)}
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** How much of the cart is not sold any more; only its numbers are known. */
export const GoneLines = ({ count, onRemove }: { count: number; onRemove: () => void }) => {
  const t = useMessages(cartMessages);
  if (count === 0) return null;
  return (
    <div className={styles.gone}>
      <p>
        <strong>{t('gone.title', { count })}</strong>
        <span>{t('gone.body')}</span>
      </p>
      <Button kind="quiet" size="small" onClick={onRemove}>
        {t('gone.remove')}
      </Button>
    </div>
  );
};
