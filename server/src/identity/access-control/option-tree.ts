import type { OptionNode } from '@portal/shared/contract';

interface Branch {
  readonly id: number;
  readonly parentId: number;
}

/** Nests rows below their parents; rows whose parent is missing are dropped. */
export const nest = <R extends Branch, N>(
  rows: readonly R[],
  node: (row: R, children: N[]) => N,
  parentId = 0,
): N[] => {
  const byParent = Map.groupBy(rows, (row) => row.parentId);
  const below = (id: number): N[] => (byParent.get(id) ?? []).map((row) => node(row, below(row.id)));
  return below(parentId);
};

/** Rows as a tree of options; `children` is absent where empty. */
export const optionTree = <R extends Branch>(rows: readonly R[], label: (row: R) => string): OptionNode[] =>
  nest<R, OptionNode>(rows, (row, children) => ({
    value: row.id,
    label: label(row),
    ...(children.length > 0 ? { children } : {}),
  }));
