import type { ListDefinition, PageOf } from '../list-definition.ts';
import { type ListRow, type ListTools, useListWords } from '../list-row.ts';
import { ListTable } from '../table/list-table.tsx';
import type { RowId } from '../table/table-column.ts';
import { useListColumns } from './use-list-columns.tsx';
import type { ListCommands } from './use-list-commands.ts';

const isRowId = (value: unknown): value is RowId => typeof value === 'number' || typeof value === 'string';

/** Rows have the key of their record; those of records without one, their place on the page. */
const rowsOf = <R, W>(items: readonly R[], list: ListDefinition<R, W>, tools: ListTools<W>): ListRow<R>[] =>
  items.map((item, place) => {
    const id: unknown = Reflect.get(Object(item), list.rowKey ?? 'id');
    return { id: isRowId(id) ? id : place, name: list.rowName(item, tools), item };
  });

interface ListRowsProps<R, W> {
  readonly list: ListDefinition<R, W>;
  readonly page: PageOf<R>;
  readonly commands: ListCommands<R>;
  readonly tools: ListTools<W>;
}

/** The table of a page: with boxes where something can be done with several rows together. */
export const ListRows = <R, W>({
  list,
  page: { list: items, total },
  commands,
  tools,
}: ListRowsProps<R, W>) => {
  const word = useListWords(list.messages);
  const { columns, width } = useListColumns(list, tools, commands);
  return (
    <ListTable<ListRow<R>>
      {...{ label: word('table'), name: list.name, total, columns, width }}
      rows={rowsOf(items, list, tools)}
      bulk={commands.bulk}
    >
      {list.note?.(total, tools)}
    </ListTable>
  );
};
