import type { ProductKind } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Tabs } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { productMessages } from '#src/product/card/product-messages.ts';
import { shownTotal } from '#src/product/list/shown-total.ts';
import { searchResultMessages } from './search-result-messages.ts';
import { kinds } from './use-search.ts';

interface SearchTabsProps {
  readonly counts: readonly { readonly kind: ProductKind; readonly count: number }[];
  readonly kind: ProductKind | undefined;
  readonly onChange: (kind: ProductKind | undefined) => void;
  readonly children: ReactNode;
}

const all = 'all';

/** The results by kind, with how many there are of each. */
export const SearchTabs = ({ counts, kind, onChange, children }: SearchTabsProps) => {
  const t = useMessages(searchResultMessages);
  const words = useMessages(productMessages);
  const countOf = (one: ProductKind) => counts.find((found) => found.kind === one)?.count ?? 0;
  const sum = counts.reduce((total, { count }) => total + count, 0);
  return (
    <Tabs<ProductKind | typeof all>
      label={t('kinds')}
      items={[
        { value: all, label: t('all'), count: shownTotal(sum) },
        ...kinds.map((one) => ({
          value: one,
          label: words(`kinds.${one}`),
          count: shownTotal(countOf(one)),
        })),
      ]}
      value={kind ?? all}
      onChange={(value) => onChange(value === all ? undefined : value)}
    >
      {children}
    </Tabs>
  );
};
