import { useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { listMessages } from './list-messages.ts';
import { SelectionBar } from './selection-bar.tsx';

/** A row of a list: what it is known by. */
export interface NamedRow {
  readonly id: number;
  readonly name: string;
}

interface RecordTableProps<R extends NamedRow> {
  readonly label: string;
  readonly rows: readonly R[];
  readonly total: number;
  readonly columns: TableColumnsType<R>;
  /** Below this the table is pushed sideways in itself; none where it fits a phone. */
  readonly width?: number;
  /** Which permission deletes. */
  readonly anyOf: readonly string[];
  readonly canGo?: (row: R) => boolean;
  readonly onDelete: (rows: readonly R[], onDone: () => void) => void;
  readonly rowClassName?: (row: R) => string;
}

const always = () => true;

/** A table whose rows can be chosen and deleted together. */
export const RecordTable = <R extends NamedRow>(props: RecordTableProps<R>) => {
  const { label, rows, total, columns, width, anyOf, canGo = always, onDelete, rowClassName } = props;
  const t = useMessages(listMessages);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const chosen = rows.filter(({ id }) => selected.includes(id));
  const mayDelete = useHasPerm(anyOf);
  const selection = {
    columnWidth: 40,
    selectedRowKeys: chosen.map(({ id }) => id),
    onChange: (keys: readonly React.Key[]) => setSelected(keys.map(Number)),
    columnTitle: <span className="visually-hidden">{t('selectColumn')}</span>,
    getCheckboxProps: (row: R) => ({
      disabled: !canGo(row),
      'aria-label': t('select', { name: row.name }),
    }),
  };
  return (
    <>
      <SelectionBar
        ids={chosen.map(({ id }) => id)}
        selectable={rows.filter(canGo).map(({ id }) => id)}
        total={total}
        anyOf={anyOf}
        onSelect={setSelected}
        onDelete={() => onDelete(chosen, () => setSelected([]))}
      />
      <Table<R>
        aria-label={label}
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={rows}
        pagination={false}
        scroll={width === undefined ? undefined : { x: width }}
        rowSelection={mayDelete ? selection : undefined}
        rowClassName={rowClassName}
      />
    </>
  );
};
