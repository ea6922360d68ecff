import type { OrderSort, ProductKind } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Select } from '@portal/shared/ui';
import { kinds, type OrderScope } from '../order-kinds.ts';
import { listMessages } from './list-messages.ts';
import styles from './order-list.module.css';
import type { OrderFilters, useOrderFilters } from './use-order-filters.ts';

const scopes: readonly OrderScope[] = ['all', ...kinds];
const sorts: readonly OrderSort[] = ['newest', 'departure'];

interface OrderChoiceProps {
  readonly filters: OrderFilters;
  readonly onChange: ReturnType<typeof useOrderFilters>['change'];
}

/** The kind and the order of the list of all orders. Another kind has other states, so the state is left out. */
export const OrderChoice = ({ filters: { kind, sort = 'newest' }, onChange }: OrderChoiceProps) => {
  const t = useMessages(listMessages);
  const scope: OrderScope = kind ?? 'all';
  const kindOf = (chosen: OrderScope): ProductKind | undefined => (chosen === 'all' ? undefined : chosen);
  return (
    <div className={styles.choice}>
      <Select
        name="kind"
        label={t('kind.label')}
        value={scope}
        options={scopes.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(chosen) => onChange({ kind: kindOf(chosen), state: undefined })}
      />
      <Select
        name="sort"
        label={t('sort.label')}
        value={sort}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(chosen) => onChange({ sort: chosen === 'newest' ? undefined : chosen })}
      />
    </div>
  );
};
