import type { VisibleRow } from '#src/list/tree/visible-rows.ts';
import type { DepartmentNode } from './department-nodes.ts';

/** What a key does in the tree: the place the keyboard goes to, or a branch that opens or closes. */
export type TreeMove = { readonly to: number } | { readonly toggle: number };

type Rows = readonly VisibleRow<DepartmentNode>[];

const parentOf = (rows: Rows, at: number): number =>
  rows.findLastIndex(({ depth }, place) => place < at && depth < (rows[at]?.depth ?? 0));

/** The moves that trees are known by: up and down, in and out, first and last. Undefined for other keys. */
export const treeMove = (
  key: string,
  rows: Rows,
  at: number,
  expanded: readonly number[],
): TreeMove | undefined => {
  const here = rows[at];
  if (!here) return undefined;
  const isOpen = here.isBranch && expanded.includes(here.row.id);
  const moves: Readonly<Record<string, () => TreeMove>> = {
    ArrowDown: () => ({ to: Math.min(at + 1, rows.length - 1) }),
    ArrowUp: () => ({ to: Math.max(at - 1, 0) }),
    Home: () => ({ to: 0 }),
    End: () => ({ to: rows.length - 1 }),
    ArrowRight: () => (here.isBranch && !isOpen ? { toggle: here.row.id } : { to: isOpen ? at + 1 : at }),
    ArrowLeft: () => (isOpen ? { toggle: here.row.id } : { to: Math.max(parentOf(rows, at), 0) }),
  };
  return moves[key]?.();
};
