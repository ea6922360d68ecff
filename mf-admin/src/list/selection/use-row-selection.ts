import { useMessages } from '@portal/shared/i18n';
import { useState } from 'react';
import { listMessages } from '../list-messages.ts';
import { useAllowed } from '../row-actions.tsx';
import type { NamedRow, RowBoxes, RowId } from '../table/table-column.ts';

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
}

/** A bulk action for the chosen rows that it can be run on. */
export interface ChosenAction extends Pick<BulkAction<never>, 'key' | 'danger' | 'busy'> {
  readonly label: string;
  readonly disabled: boolean;
  readonly onSelect: () => void;
}

const always = () => true;

/** Which rows are chosen, the boxes that choose them, and what can be done with them. */
export const useRowSelection = <R extends NamedRow>(
  rows: readonly R[],
  actions: readonly BulkAction<R>[],
) => {
  const t = useMessages(listMessages);
  const [selected, onSelect] = useState<readonly RowId[]>([]);
  const allowed = useAllowed(actions);
  const canChoose = (row: R) => allowed.some(({ can = always }) => can(row));
  const chosen = rows.filter((row) => selected.includes(row.id) && canChoose(row));
  const ids = chosen.map(({ id }) => id);
  const actionOf = ({ key, label, danger, busy, can = always, run }: BulkAction<R>, on = chosen) => {
    const going = on.filter(can);
    return {
      ...{ key, danger, busy, label: label(going.length), disabled: going.length === 0 },
      onSelect: () => going.length > 0 && run(going, () => onSelect([])),
    };
  };
  const boxes: RowBoxes<R> = {
    ...{ chosen: ids, canChoose, labelOf: ({ name }) => t('select', { name }), onChange: onSelect },
  };
  const removal = allowed.find(({ key }) => key === 'remove');
  return {
    ...(allowed.length > 0 && {
      boxes,
      selection: { ids, selectable: rows.filter(canChoose).map(({ id }) => id), onSelect },
    }),
    chosenActions: allowed.map((action) => actionOf(action)),
    /** Removes all that are chosen when this is one of them, else this one. */
    onDelete:
      removal &&
      ((id: RowId) =>
        actionOf(removal, ids.includes(id) ? chosen : rows.filter((row) => row.id === id)).onSelect()),
  };
};
