import { useMessages } from '@portal/shared/i18n';
import { ListKeys } from '../keys/list-keys.tsx';
import type { ListDefinition, PageOf, RowCard } from '../list-definition.ts';
import { listMessages } from '../list-messages.ts';
import { type ListRow, type ListTools, useListWords } from '../list-row.ts';
import { RowActions } from '../row-actions.tsx';
import { RowBox } from '../selection/row-box.tsx';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { type AllRows, useRowSelection } from '../selection/use-row-selection.ts';
import { ListTable } from '../table/list-table.tsx';
import type { RowId } from '../table/table-column.ts';
import styles from './list-rows.module.css';
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
  /** None where nothing is done with all rows. */
  readonly all?: AllRows;
}

/** A card is focused by keys only. */
const keyed = ({ id, name }: ListRow<unknown>) => ({
  'data-row-key': id,
  'aria-label': name,
  tabIndex: -1,
});

const Cards = <R, W>(props: ListRowsProps<R, W> & { card: RowCard<R> }) => {
  const { list, page, commands, tools, all, card: Card } = props;
  const t = useMessages(listMessages);
  const rows = rowsOf(page.list, list, tools);
  const { selection, boxes, chosenActions } = useRowSelection(rows, commands.bulk, all);
  return (
    <>
      {selection ? (
        <SelectionBar total={page.total} selection={selection} actions={chosenActions} end={null} />
      ) : (
        <span role="status">{t('total', { count: page.total })}</span>
      )}
      <ListKeys>
        <div className={styles.cards}>
          {rows.map((row) => {
            const actions = <RowActions name={row.name} actions={commands.actionsOf(row)} />;
            return (
              <fieldset key={row.id} className={styles.card} {...keyed(row)}>
                <Card row={row} actions={actions} box={<RowBox row={row} boxes={boxes} />} />
              </fieldset>
            );
          })}
        </div>
      </ListKeys>
    </>
  );
};

const Rows = <R, W>({ list, page: { list: items, total }, commands, tools, all }: ListRowsProps<R, W>) => {
  const word = useListWords(list.messages);
  const { columns, width } = useListColumns(list, tools, commands);
  return (
    <ListTable<ListRow<R>>
      {...{ label: word('table'), name: list.name, total, columns, width }}
      rows={rowsOf(items, list, tools)}
      bulk={commands.bulk}
      all={all}
    >
      {list.note?.(total, tools)}
    </ListTable>
  );
};

/** The rows of a page, as cards or as a table: with boxes where something can be done with several rows together. */
export const ListRows = <R, W>(props: ListRowsProps<R, W>) =>
  props.list.card ? <Cards {...props} card={props.list.card} /> : <Rows {...props} />;
