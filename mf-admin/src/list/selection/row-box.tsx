import { CheckBox } from '#src/ui/check-box.tsx';
import type { NamedRow, RowBoxes } from '../table/table-column.ts';

interface RowBoxProps<R extends NamedRow> {
  readonly row: R;
  /** None where nothing can be done with several rows. */
  readonly boxes?: RowBoxes<R>;
}

/** The box that chooses a row. */
export const RowBox = <R extends NamedRow>({ row, boxes }: RowBoxProps<R>) => {
  if (!boxes) return null;
  const { chosen, canChoose, labelOf, onChange } = boxes;
  const others = chosen.filter((id) => id !== row.id);
  return (
    <CheckBox
      checked={others.length < chosen.length}
      disabled={!canChoose(row)}
      aria-label={labelOf(row)}
      onChange={(checked) => onChange(checked ? [...others, row.id] : others)}
    />
  );
};
