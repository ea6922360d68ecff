interface Branch<R> {
  readonly id: number;
  readonly children?: readonly R[];
}

/** A row as it stands in a table: how deep, and whether others are below it. */
export interface VisibleRow<R> {
  readonly row: R;
  readonly depth: number;
  readonly isBranch: boolean;
}

/** The rows in sight: those at the top, and below each open one its own. */
export const visibleRows = <R extends Branch<R>>(
  rows: readonly R[],
  expanded: readonly number[],
  depth = 0,
): readonly VisibleRow<R>[] =>
  rows.flatMap((row) => {
    const below = row.children ?? [];
    const open = expanded.includes(row.id) ? visibleRows(below, expanded, depth + 1) : [];
    return [{ row, depth, isBranch: below.length > 0 }, ...open];
  });
