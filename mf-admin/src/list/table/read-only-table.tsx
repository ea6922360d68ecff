import { useMessages } from '@portal/shared/i18n';
import { useMedia } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { listMessages } from '../list-messages.ts';
import styles from '../selection/selection-bar.module.css';
import { ColumnButton } from './column-button.tsx';
import { DataTable } from './data-table.tsx';
import { RowCards } from './row-cards.tsx';
import type { NamedRow, RowBoxes, TableColumns } from './table-column.ts';
import { useColumns } from './use-columns.ts';

interface ReadOnlyTableProps<R extends NamedRow> {
  readonly label: string;
  /** Tells two tables of one screen apart, where their columns are remembered. */
  readonly name?: string;
  readonly rows: readonly R[];
  readonly total: number;
  readonly columns: TableColumns<R>;
  /** Below this the table is pushed sideways in itself. */
  readonly width: number;
  readonly boxes?: RowBoxes<R>;
  /** What is done with the chosen ones, over the table. */
  readonly children?: ReactNode;
}

/** Rows that are looked at and opened, but not deleted: a table, cards on a phone. */
export const ReadOnlyTable = <R extends NamedRow>(props: ReadOnlyTableProps<R>) => {
  const { label, name, rows, total, width, boxes, children } = props;
  const t = useMessages(listMessages);
  const columns = useColumns(props.columns, name);
  const narrow = useMedia('(max-width: 767px)');
  const shown = { label, rows, columns, boxes };
  return (
    <>
      <div className={styles.bar}>
        {children}
        <span role="status">{t('total', { count: total })}</span>
        <span className={styles.end}>
          <ColumnButton columns={columns} />
        </span>
      </div>
      {narrow ? <RowCards {...shown} /> : <DataTable {...shown} width={width} />}
    </>
  );
};
