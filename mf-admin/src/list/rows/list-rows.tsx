import type { ListDefinition, PageOf } from '../list-definition.ts';
import { type ListRow, type ListTools, useListWords } from '../list-row.ts';
import { ReadOnlyTable } from '../table/read-only-table.tsx';
import { SelectableTable } from '../table/selectable-table.tsx';
import { useListColumns } from './use-list-columns.tsx';
import type { ListCommands } from './use-list-commands.ts';

/** Rows have the number of their record; those of records without one, their place on the page. */
const rowsOf = <R, W>(items: readonly R[], list: ListDefinition<R, W>, tools: ListTools<W>): ListRow<R>[] =>
  items.map((item, place) => {
    const id: unknown = Reflect.get(Object(item), 'id');
    return { id: typeof id === 'number' ? id : place, name: list.rowName(item, tools), item };
  });

interface ListRowsProps<R, W> {
  readonly list: ListDefinition<R, W>;
  readonly page: PageOf<R>;
  readonly commands: ListCommands<R>;
  readonly tools: ListTools<W>;
}

/** The table of a page: with boxes where several rows can be removed together. */
export const ListRows = <R, W>({
  list,
  page: { list: items, total },
  commands,
  tools,
}: ListRowsProps<R, W>) => {
  const word = useListWords(list.messages);
  const { columns, width } = useListColumns(list, tools, commands);
  const { remove, note } = list;
  const rows = rowsOf(items, list, tools);
  const shared = { label: word('table'), name: list.name, ...{ rows, total, columns, width } };
  if (remove?.bulk === false || !remove)
    return <ReadOnlyTable {...shared}>{note?.(total, tools)}</ReadOnlyTable>;
  return (
    <SelectableTable<ListRow<R>>
      {...shared}
      anyOf={remove.anyOf}
      canGo={commands.canRemove}
      onDelete={commands.remove}
      deleteLabel={remove.bulkLabel && tools.t(remove.bulkLabel)}
    />
  );
};
