import { useMessages } from '@portal/shared/i18n';
import { listMessages } from '#src/list/list-messages.ts';
import type { BulkAction } from '#src/list/selection/use-row-selection.ts';
import { ListTable } from '#src/list/table/list-table.tsx';
import { productMessages } from '../product-messages.ts';
import type { ProductChanges } from '../use-product-changes.tsx';
import { type NamedProduct, useProductColumns } from './use-product-columns.tsx';

const publishing = ['biz:product:publish'];

interface ProductTableProps {
  readonly rows: readonly NamedProduct[];
  readonly total: number;
  readonly changes: ProductChanges;
}

/** The products of a page, which can be chosen and published, taken down or deleted together. */
export const ProductTable = ({ rows, total, changes }: ProductTableProps) => {
  const t = useMessages(productMessages);
  const common = useMessages(listMessages);
  const columns = useProductColumns(changes);
  const bulk: readonly BulkAction<NamedProduct>[] = [
    {
      ...{ key: 'publish', label: () => t('chosen.publish'), anyOf: publishing, busy: changes.busy },
      run: changes.publish,
    },
    {
      ...{ key: 'takeDown', label: () => t('chosen.takeDown'), anyOf: publishing },
      can: ({ status }) => status === 'live',
      run: (products, onDone) => void changes.takeDown(products, onDone),
    },
    {
      ...{
        key: 'remove',
        label: () => common('deleteSelected'),
        anyOf: ['biz:product:delete'],
        danger: true,
      },
      run: (products, onDone) => void changes.remove(products, onDone),
    },
  ];
  return <ListTable label={t('table')} {...{ rows, total, columns, bulk }} width={1112} />;
};
