import { useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { useState } from 'react';
import { listMessages } from '../list-messages.ts';
import type { NamedRow, RowBoxes } from '../table/table-column.ts';

interface Selectable<R extends NamedRow> {
  readonly rows: readonly R[];
  /** Which permission deletes. */
  readonly anyOf: readonly string[];
  readonly canGo: (row: R) => boolean;
  readonly onDelete: (rows: readonly R[], onDone: () => void) => void;
}

/** Which rows are chosen, the boxes that choose them, and how they are deleted. */
export const useRowSelection = <R extends NamedRow>({ rows, anyOf, canGo, onDelete }: Selectable<R>) => {
  const t = useMessages(listMessages);
  const [selected, onSelect] = useState<readonly number[]>([]);
  const mayDelete = useHasPerm(anyOf);
  const chosen = rows.filter(({ id }) => selected.includes(id));
  const ids = chosen.map(({ id }) => id);
  const boxes: RowBoxes<R> = {
    chosen: ids,
    canChoose: canGo,
    labelOf: ({ name }) => t('select', { name }),
    onChange: onSelect,
  };
  const remove = (going: readonly R[]) => {
    if (going.length > 0) onDelete(going, () => onSelect([]));
  };
  return {
    selection: { ids, selectable: rows.filter(canGo).map(({ id }) => id), onSelect },
    boxes: mayDelete ? boxes : undefined,
    removeChosen: () => remove(chosen),
    /** All that are chosen when this is one of them, else this one. */
    removeFrom: (id: number) =>
      remove(ids.includes(id) ? chosen : rows.filter((row) => row.id === id && canGo(row))),
  };
};
