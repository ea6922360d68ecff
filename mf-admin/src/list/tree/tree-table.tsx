import { useMessages } from '@portal/shared/i18n';
import { useMedia } from '@portal/shared/ui';
import { Button } from '#src/ui/button.tsx';
import { listMessages } from '../list-messages.ts';
import { ColumnButton } from '../table/column-button.tsx';
import { DataTable } from '../table/data-table.tsx';
import type { NamedRow, TableColumns } from '../table/table-column.ts';
import { useColumns } from '../table/use-columns.ts';
import styles from './tree-table.module.css';
import { TreeToggle } from './tree-toggle.tsx';
import { visibleRows } from './visible-rows.ts';

interface TreeRow<R> extends NamedRow<number> {
  readonly children?: readonly R[];
}

interface TreeTableProps<R> {
  readonly label: string;
  readonly rows: readonly R[];
  readonly columns: TableColumns<R>;
  /** Below this the table is pushed sideways in itself; none where it fits. */
  readonly width?: number;
  /** The rows that have others below them, and those of them that are open. */
  readonly branches: readonly number[];
  readonly expanded: readonly number[];
  readonly onExpand: (ids: readonly number[]) => void;
  /** Asked for with the Delete key. */
  readonly onDelete?: (row: R) => void;
}

/** A tree as a table, set up by its reader as `ListTable` is. On a phone it stays one, or it would be no tree. */
export const TreeTable = <R extends TreeRow<R>>(props: TreeTableProps<R>) => {
  const { label, rows, columns, width, branches, expanded, onExpand, onDelete } = props;
  const t = useMessages(listMessages);
  const narrow = useMedia('(max-width: 767px)');
  const setup = useColumns(columns);
  const shown = visibleRows(rows, expanded);
  const placeOf = new Map(shown.map((one) => [one.row.id, one]));
  const toggle = (id: number) =>
    onExpand(expanded.includes(id) ? expanded.filter((one) => one !== id) : [...expanded, id]);
  const removeAt = (id: number) => {
    const place = placeOf.get(id);
    if (place) onDelete?.(place.row);
  };
  return (
    <>
      <div className={styles.bar}>
        <Button size="small" onClick={() => onExpand(branches)}>
          {t('expandAll')}
        </Button>
        <Button size="small" onClick={() => onExpand([])}>
          {t('collapseAll')}
        </Button>
        {!narrow && (
          <span className={styles.end}>
            <ColumnButton columns={setup} />
          </span>
        )}
      </div>
      <DataTable
        label={label}
        rows={shown.map(({ row }) => row)}
        columns={setup}
        width={width}
        onDelete={onDelete && removeAt}
        before={({ id, name }) => (
          <TreeToggle
            name={name}
            indent={(placeOf.get(id)?.depth ?? 0) * (narrow ? 8 : 16)}
            expandable={placeOf.get(id)?.isBranch ?? false}
            expanded={expanded.includes(id)}
            onToggle={() => toggle(id)}
          />
        )}
      />
    </>
  );
};
