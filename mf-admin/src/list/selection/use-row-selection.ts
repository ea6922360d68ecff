import type { BulkFilters } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useState } from 'react';
import { listMessages } from '../list-messages.ts';
import { useAllowed } from '../row-actions.tsx';
import type { NamedRow, RowBoxes, RowId } from '../table/table-column.ts';
import type { AllChoice } from '../table/use-row-keys.ts';

/** What can be done with several rows together. */
export interface BulkAction<R> {
  /** The Delete key runs the action `remove`. */
  readonly key: string;
  /** With how many rows it would be run on. */
  readonly label: (count: number) => string;
  /** Shown only to those who hold one of these permissions. */
  readonly anyOf: readonly string[];
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** Which rows it can be run on; all unless given. A row without any action cannot be chosen. */
  readonly can?: (row: R) => boolean;
  readonly run: (rows: readonly R[], onDone: () => void) => void;
  /** Runs it on all rows that pass the filters, also those of other pages. */
  readonly runAll?: (all: AllRows, onDone: () => void) => void;
}

/** All rows of a list that pass its filters: how many there are, and the filters. */
export interface AllRows {
  readonly total: number;
  readonly filters: BulkFilters;
}

/** A bulk action for the chosen rows that it can be run on. */
export interface ChosenAction extends Pick<BulkAction<never>, 'key' | 'danger' | 'busy'> {
  readonly label: string;
  readonly disabled: boolean;
  readonly onSelect: () => void;
}

const always = () => true;

/** The rows chosen by their boxes, and the filters of which all rows are. Another choice of rows ends the latter. */
interface Selected {
  readonly ids: readonly RowId[];
  readonly filters?: string;
}

/** Which rows are chosen, the boxes that choose them, and what can be done with them. */
export const useRowSelection = <R extends NamedRow>(
  rows: readonly R[],
  actions: readonly BulkAction<R>[],
  all?: AllRows,
) => {
  const t = useMessages(listMessages);
  const [selected, setSelected] = useState<Selected>({ ids: [] });
  const onSelect = (ids: readonly RowId[]) => setSelected({ ids });
  const allowed = useAllowed(actions);
  const canChoose = (row: R) => allowed.some(({ can = always }) => can(row));
  const selectable = rows.filter(canChoose);
  const chosen = selectable.filter(({ id }) => selected.ids.includes(id));
  const ids = chosen.map(({ id }) => id);
  const isPageChosen = chosen.length > 0 && chosen.length === selectable.length;
  const hasMore = all !== undefined && all.total > rows.length && allowed.some(({ runAll }) => runAll);
  const filters = all && JSON.stringify(all.filters);
  const choice: AllChoice | undefined =
    isPageChosen && hasMore
      ? {
          total: all.total,
          isChosen: selected.filters === filters,
          onChange: (isChosen) => setSelected({ ids: selected.ids, filters: isChosen ? filters : undefined }),
        }
      : undefined;
  const onDone = () => onSelect([]);
  const actionOf = ({ key, label, danger, busy, can = always, run }: BulkAction<R>, on = chosen) => {
    const going = on.filter(can);
    return {
      ...{ key, danger, busy, label: label(going.length), disabled: going.length === 0 },
      onSelect: () => going.length > 0 && run(going, onDone),
    };
  };
  const actionOfAll = ({ key, label, danger, busy, runAll }: BulkAction<R>, rowsOfAll: AllRows) => ({
    ...{ key, danger, busy, label: label(rowsOfAll.total), disabled: !runAll },
    onSelect: () => runAll?.(rowsOfAll, onDone),
  });
  const boxes: RowBoxes<R> = {
    ...{ chosen: ids, canChoose, labelOf: ({ name }) => t('select', { name }), onChange: onSelect },
  };
  const removal = allowed.find(({ key }) => key === 'remove');
  return {
    ...(allowed.length > 0 && {
      boxes,
      selection: { ids, selectable: selectable.map(({ id }) => id), onSelect, all: choice },
    }),
    chosenActions: allowed.map((action) =>
      all && choice?.isChosen ? actionOfAll(action, all) : actionOf(action),
    ),
    /** Removes all that are chosen when this is one of them, else this one. */
    onDelete:
      removal &&
      ((id: RowId) =>
        actionOf(removal, ids.includes(id) ? chosen : rows.filter((row) => row.id === id)).onSelect()),
  };
};
