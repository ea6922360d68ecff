interface Branch {
  readonly id: number;
  readonly parentId: number;
}

const withAllBelow = (rows: readonly Branch[], ids: readonly number[]): ReadonlySet<number> => {
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const found = new Set(ids);
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child.id);
  return found;
};

const withAllAbove = (rows: readonly Branch[], ids: ReadonlySet<number>): ReadonlySet<number> => {
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  const found = new Set(ids);
  for (const id of found) found.add(parents.get(id) ?? 0);
  return found;
};

/** The matching rows of a tree, with their ancestors and descendants. */
export const branchesOf = <R extends Branch>(rows: readonly R[], matches: (row: R) => boolean): R[] => {
  const found = rows.filter(matches).map(({ id }) => id);
  const kept = withAllAbove(rows, withAllBelow(rows, found));
  return rows.filter(({ id }) => kept.has(id));
};
