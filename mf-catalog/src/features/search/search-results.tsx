import type { CallData, ProductCard } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import type { To } from '@portal/shared/router';
import { Pager, Tag } from '@portal/shared/ui';
import { ProductFacts } from '#src/product/card/product-facts.tsx';
import { productMessages } from '#src/product/card/product-messages.ts';
import { ProductRow } from '#src/product/card/product-row.tsx';
import { maxCounted } from '#src/product/list/shown-total.ts';
import styles from './search.module.css';
import { pageSize } from './use-search.ts';

/** Among products of all kinds, which one this is stands first. */
const KindFacts = ({ product }: { product: ProductCard }) => {
  const t = useMessages(productMessages);
  return (
    <div className={styles.facts}>
      <Tag>{t(`kinds.${product.kind}`)}</Tag>
      <ProductFacts product={product} />
    </div>
  );
};

interface SearchResultsProps {
  readonly page: CallData<'GET /api/v1/search'>;
  readonly pageNum: number;
  /** They are of several kinds. */
  readonly mixed: boolean;
  readonly to: (pageNum: number) => To;
}

/** What was found, page by page. */
export const SearchResults = ({ page, pageNum, mixed, to }: SearchResultsProps) => (
  <>
    {page.list.map((product, place) => (
      <ProductRow
        key={product.id}
        product={product}
        facts={mixed ? <KindFacts product={product} /> : undefined}
        eager={place === 0}
      />
    ))}
    <Pager pageNum={pageNum} pageSize={pageSize} total={page.total} more={page.total >= maxCounted} to={to} />
  </>
);
