import { useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { useMedia } from '@portal/shared/ui';
import { SelectionBar } from '#src/list/selection/selection-bar.tsx';
import { useRowSelection } from '#src/list/selection/use-row-selection.tsx';
import { ColumnButton } from '#src/list/table/column-button.tsx';
import { DataTable } from '#src/list/table/data-table.tsx';
import { RowCards } from '#src/list/table/row-cards.tsx';
import { useColumns } from '#src/list/table/use-columns.ts';
import { Button } from '#src/ui/button.tsx';
import { productMessages } from '../product-messages.ts';
import type { ProductChanges } from '../use-product-changes.tsx';
import styles from './product-list.module.css';
import { type NamedProduct, useProductColumns } from './use-product-columns.tsx';

const deleting = ['biz:product:delete'];
const publishing = ['biz:product:publish'];

interface ChosenActionsProps {
  readonly chosen: readonly NamedProduct[];
  readonly changes: ProductChanges;
  readonly onDone: () => void;
}

/** What can be done with the chosen ones together, besides deleting them. */
const ChosenActions = ({ chosen, changes, onDone }: ChosenActionsProps) => {
  const t = useMessages(productMessages);
  const allowed = useHasPerm(publishing);
  const live = chosen.filter(({ status }) => status === 'live');
  if (!allowed || chosen.length === 0) return null;
  return (
    <span className={styles.bulk}>
      <Button size="small" loading={changes.busy} onClick={() => changes.publish(chosen, onDone)}>
        {t('chosen.publish')}
      </Button>
      <Button size="small" disabled={live.length === 0} onClick={() => void changes.takeDown(live, onDone)}>
        {t('chosen.takeDown')}
      </Button>
    </span>
  );
};

interface ProductTableProps {
  readonly rows: readonly NamedProduct[];
  readonly total: number;
  readonly changes: ProductChanges;
}

const always = () => true;

/** The products of a page, which can be chosen and published, taken down or deleted together. */
export const ProductTable = ({ rows, total, changes }: ProductTableProps) => {
  const t = useMessages(productMessages);
  const columns = useColumns(useProductColumns(changes));
  const narrow = useMedia('(max-width: 767px)');
  const onDelete = (going: readonly NamedProduct[], onDone: () => void) => void changes.remove(going, onDone);
  const { selection, boxes, removeChosen, removeFrom } = useRowSelection({
    rows,
    anyOf: deleting,
    canGo: always,
    onDelete,
  });
  const chosen = rows.filter(({ id }) => selection.ids.includes(id));
  const shown = { label: t('table'), rows, columns, boxes };
  return (
    <>
      <SelectionBar {...selection} total={total} anyOf={deleting} onDelete={removeChosen}>
        <ChosenActions chosen={chosen} changes={changes} onDone={() => selection.onSelect([])} />
        <ColumnButton columns={columns} />
      </SelectionBar>
      {narrow ? (
        <RowCards {...shown} />
      ) : (
        <DataTable {...shown} width={1112} selection={boxes && selection} onDelete={boxes && removeFrom} />
      )}
    </>
  );
};
