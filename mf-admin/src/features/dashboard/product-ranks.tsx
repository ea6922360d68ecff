import type { ProductKind, Text } from '@portal/shared/contract';
import { useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { useHasPerm } from '@portal/shared/session';
import { Card } from '#src/layout/cards.tsx';
import styles from './dashboard.module.css';
import { dashboardMessages } from './dashboard-messages.ts';

interface Ranked {
  readonly productId: number;
  readonly kind: ProductKind;
  readonly title: Text;
}

interface ProductRanksProps<R extends Ranked> {
  readonly title: string;
  readonly none: string;
  readonly products: readonly R[];
  /** What it is ranked by, and how that is written. */
  readonly value: (product: R) => number;
  readonly words: (product: R) => string;
}

const Rank = <R extends Ranked>({ product, share, words }: { product: R; share: number; words: string }) => {
  const t = useMessages(dashboardMessages);
  const text = useText();
  const language = useLanguage();
  const mayOpen = useHasPerm(['biz:product:query']);
  // A product without an English name has its Chinese one.
  const lang = language === 'en' && !product.title.en ? 'zh-CN' : undefined;
  const name = <span lang={lang}>{text(product.title)}</span>;
  return (
    <li>
      <span className={styles.share} style={{ inlineSize: `${share}%` }} aria-hidden="true" />
      <span className={styles.rankName}>
        {mayOpen ? <Link to={`/business/products/edit?id=${product.productId}`}>{name}</Link> : name}
        <span className={styles.soft}>{t(`kinds.${product.kind}`)}</span>
      </span>
      <strong className={styles.rankValue}>{words}</strong>
    </li>
  );
};

/** Products in order, each with its share of the first. */
export const ProductRanks = <R extends Ranked>({
  title,
  none,
  products,
  value,
  words,
}: ProductRanksProps<R>) => {
  const [first] = products;
  const most = first ? Math.max(value(first), 1) : 1;
  return (
    <Card title={title}>
      {products.length === 0 ? (
        <p className={styles.soft}>{none}</p>
      ) : (
        <ol className={styles.ranks}>
          {products.map((product) => (
            <Rank
              key={product.productId}
              product={product}
              share={(value(product) / most) * 100}
              words={words(product)}
            />
          ))}
        </ol>
      )}
    </Card>
  );
};
