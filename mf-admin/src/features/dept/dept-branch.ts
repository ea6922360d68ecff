import type { DeptNode } from '@portal/shared/contract';

const below = ({ children = [] }: DeptNode): DeptNode[] =>
  children.flatMap((child) => [child, ...below(child)]);

/** The departments deleted together with one, and the number of their users. */
export const whatGoesWith = (dept: DeptNode) => {
  const under = below(dept);
  const people = [dept, ...under].reduce((sum, { userCount }) => sum + userCount, 0);
  return { names: under.map(({ name }) => name), people };
};

/** The ids of the rows that have others below them. */
export const branchIds = (depts: readonly DeptNode[]): number[] =>
  depts.flatMap((dept) => [dept, ...below(dept)]).flatMap(({ id, children }) => (children ? [id] : []));

/** A place in the tree to choose; one's own branch cannot be chosen, which would be a loop. */
export interface Place {
  readonly value: number;
  readonly label: string;
  readonly disabled: boolean;
  readonly children?: Place[];
}

/** The possible parents of a department. */
export const placesFor = (depts: readonly DeptNode[], ownId: number | undefined, inOwn = false): Place[] =>
  depts.map(({ id, name, children }) => {
    const disabled = inOwn || id === ownId;
    return {
      value: id,
      label: name,
      disabled,
      ...(children ? { children: placesFor(children, ownId, disabled) } : {}),
    };
  });
