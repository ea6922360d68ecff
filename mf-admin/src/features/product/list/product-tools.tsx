import type { CallData } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Tabs } from '@portal/shared/ui';
import { FilterBar } from '#src/list/filters/filter-bar.tsx';
import { listMessages } from '#src/list/list-messages.ts';
import { productKinds } from '#src/ui/product-kinds.ts';
import { Select } from '#src/ui/select.tsx';
import { productMessages } from '../product-messages.ts';
import { type ProductListState, productSorts, productStates } from './product-filters.ts';
import styles from './product-list.module.css';

type Counts = CallData<'GET /api/v1/products/counts'>;

const sum = (counts: Counts): number => counts.reduce((all, { count }) => all + count, 0);

interface ProductToolsProps {
  readonly state: ProductListState;
  readonly counts: Counts | undefined;
}

/** The kinds as tabs, with how many products each has. */
export const KindTabs = ({ state: { filters, change }, counts }: ProductToolsProps) => {
  const t = useMessages(productMessages);
  const countOf = (kind?: string) =>
    counts && sum(counts.filter((one) => kind === undefined || one.kind === kind));
  return (
    <Tabs
      label={t('kindTabs')}
      items={[
        { value: '', label: t('allKinds'), count: countOf() },
        ...productKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`), count: countOf(kind) })),
      ]}
      value={filters.kind ?? ''}
      onChange={(kind) => change({ kind })}
    />
  );
};

/** Words, state and order. */
export const ProductTools = ({ state, counts }: ProductToolsProps) => {
  const t = useMessages(productMessages);
  const common = useMessages(listMessages);
  const { filters, change } = state;
  const inKind = counts?.filter(({ kind }) => filters.kind === undefined || kind === filters.kind);
  const stateLabel = (name: (typeof productStates)[number]) => {
    const words = t(`states.${name}`);
    if (!inKind || name === 'changed') return words;
    return `${words} ${sum(inKind.filter(({ status }) => status === name))}`;
  };
  const states = [
    { value: '', label: t('anyState') },
    ...productStates.map((name) => ({ value: name, label: stateLabel(name) })),
  ];
  return (
    <FilterBar state={state} label={t('table')} hint={t('search')} hasStatus={false}>
      <Select
        aria-label={common('status')}
        className={styles.filter}
        options={states}
        value={filters.state ?? ''}
        onChange={(value) => change({ state: value || undefined })}
      />
      <Select
        aria-label={t('sort')}
        className={styles.filter}
        options={productSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        value={filters.sort ?? 'updated'}
        onChange={(sort) => change({ sort })}
      />
    </FilterBar>
  );
};
