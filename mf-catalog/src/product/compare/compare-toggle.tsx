import type { ProductCard } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import styles from './compare.module.css';
import { compareMessages } from './compare-messages.ts';
import { maxCompared, toggleCompared, useCompared } from './compared.ts';

/** Picks a tour for comparison, in its row of a list. Other kinds of products are not compared. */
export const CompareToggle = ({ product }: { product: Pick<ProductCard, 'id' | 'kind' | 'title'> }) => {
  const t = useMessages(compareMessages);
  const text = useText();
  const ids = useCompared();
  const picked = ids.includes(product.id);
  const full = !picked && ids.length >= maxCompared;
  if (product.kind !== 'tour') return null;
  return (
    <label className={styles.toggle} title={full ? t('full', { count: maxCompared }) : undefined}>
      <input
        type="checkbox"
        checked={picked}
        disabled={full}
        aria-label={t('compareOf', { title: text(product.title) })}
        onChange={() => toggleCompared(product.id)}
      />
      {t('compare')}
    </label>
  );
};
