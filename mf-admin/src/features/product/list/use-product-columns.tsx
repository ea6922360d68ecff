import type { ProductRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useNavigate } from '@portal/shared/router';
import { listMessages } from '#src/list/list-messages.ts';
import { type RowAction, RowActions } from '#src/list/row-actions.tsx';
import type { TableColumns } from '#src/list/table/table-column.ts';
import { productMessages } from '../product-messages.ts';
import { calendarPath, editPath, previewPath } from '../product-paths.ts';
import type { ProductChanges } from '../use-product-changes.tsx';
import { OpenDays, ProductName, ProductPrice, ProductState } from './product-cells.tsx';

/** A row with its words in the current language. */
export interface NamedProduct extends ProductRow {
  readonly name: string;
  readonly category: string;
  readonly changedOn: string;
}

const publishing = ['biz:product:publish'];

const useActions = (changes: ProductChanges): ((product: NamedProduct) => readonly RowAction[]) => {
  const t = useMessages(productMessages);
  const navigate = useNavigate();
  return (product) => {
    const { id, kind, status, changed } = product;
    const live = status === 'live';
    const publish = {
      key: 'publish',
      label: t(changed ? 'actions.publishChanges' : 'actions.publish'),
      anyOf: publishing,
      onSelect: () => void changes.publish([product]),
    };
    const takeDown = {
      key: 'takeDown',
      label: t('actions.takeDown'),
      anyOf: publishing,
      onSelect: () => void changes.takeDown([product]),
    };
    const remove = {
      key: 'delete',
      label: t('actions.delete'),
      anyOf: ['biz:product:delete'],
      danger: true,
      onSelect: () => void changes.remove([product]),
    };
    return [
      {
        key: 'edit',
        label: t('actions.edit'),
        anyOf: ['biz:product:edit'],
        onSelect: () => void navigate(editPath(id)),
      },
      {
        key: 'calendar',
        label: t('actions.calendar'),
        anyOf: ['biz:calendar:edit'],
        onSelect: () => void navigate(calendarPath(id)),
      },
      {
        key: 'preview',
        label: t('actions.preview'),
        anyOf: ['biz:product:query'],
        onSelect: () => void window.open(previewPath(kind, id), '_blank', 'noopener'),
      },
      ...(live && !changed ? [] : [publish]),
      ...(live ? [takeDown] : []),
      {
        key: 'copy',
        label: t('actions.copy'),
        anyOf: ['biz:product:add'],
        onSelect: () => void changes.copy(product),
      },
      ...(status === 'draft' ? [remove] : []),
    ];
  };
};

/** The columns of the products. */
export const useProductColumns = (changes: ProductChanges): TableColumns<NamedProduct> => {
  const t = useMessages(productMessages);
  const common = useMessages(listMessages);
  const actionsOf = useActions(changes);
  return [
    { title: t('columns.name'), key: 'name', width: 304, render: (_, row) => <ProductName product={row} /> },
    { title: t('columns.kind'), key: 'kind', width: 72, render: (_, { kind }) => t(`kinds.${kind}`) },
    { title: t('columns.status'), key: 'status', width: 120, render: (_, row) => <ProductState {...row} /> },
    { title: t('columns.price'), key: 'price', width: 96, render: (_, row) => <ProductPrice {...row} /> },
    { title: t('columns.stock'), key: 'stock', width: 104, render: (_, row) => <OpenDays {...row} /> },
    { title: t('columns.sold'), key: 'sold', width: 64, dataIndex: 'soldCount' },
    { title: t('columns.updated'), key: 'updated', width: 112, dataIndex: 'changedOn' },
    {
      title: common('actions'),
      key: 'actions',
      width: 200,
      fixed: 'right',
      render: (_, row) => <RowActions name={row.name} actions={actionsOf(row)} open={2} />,
    },
  ];
};
