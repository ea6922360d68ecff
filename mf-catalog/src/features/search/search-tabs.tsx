import type { ProductKind } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Tabs } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { productMessages } from '#src/product/card/product-messages.ts';
import { shownTotal } from '#src/product/list/shown-total.ts';
import { QueryForm } from '#src/product/query-form.tsx';
import { searchResultMessages } from './search-result-messages.ts';
import { kinds } from './use-search.ts';

interface SearchTabsProps {
  /** Undefined until they are known. */
  readonly counts: readonly { readonly kind: ProductKind; readonly count: number }[] | undefined;
  readonly kind: ProductKind | undefined;
  readonly onChange: (kind: ProductKind | undefined) => void;
  readonly children: ReactNode;
}

/** Without a kind in the address. */
const all = '';

/** The results by kind, with how many there are of each. */
export const SearchTabs = ({ counts, kind, onChange, children }: SearchTabsProps) => {
  const t = useMessages(searchResultMessages);
  const words = useMessages(productMessages);
  const countOf = (...some: readonly ProductKind[]) =>
    counts &&
    shownTotal(
      counts.filter((found) => some.includes(found.kind)).reduce((sum, { count }) => sum + count, 0),
    );
  return (
    <QueryForm params={['kind']}>
      <Tabs<ProductKind | typeof all>
        name="kind"
        label={t('kinds')}
        items={[
          { value: all, label: t('all'), count: countOf(...kinds) },
          ...kinds.map((one) => ({
            value: one,
            label: words(`kinds.${one}`),
            count: countOf(one),
          })),
        ]}
        value={kind ?? all}
        onChange={(value) => onChange(value === all ? undefined : value)}
      >
        {children}
      </Tabs>
    </QueryForm>
  );
};
