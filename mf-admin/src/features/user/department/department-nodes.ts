import type { OptionNode } from '@portal/shared/contract';

/** A department as a node of the tree; {@link everyone} means all of them. */
export interface DepartmentNode {
  readonly id: number;
  readonly name: string;
  readonly children?: readonly DepartmentNode[];
}

/** The id of the first line; departments have others. */
export const everyone = 0;

const nodeOf = ({ value, label, children }: OptionNode): DepartmentNode => ({
  id: Number(value),
  name: label,
  children: children?.map(nodeOf),
});

/** The departments as a tree, under a first node that means all of them. */
export const departmentNodes = (options: readonly OptionNode[], allLabel: string): DepartmentNode[] => [
  { id: everyone, name: allLabel },
  ...options.map(nodeOf),
];

/** The departments that have others below them. */
export const branchesOf = (nodes: readonly DepartmentNode[]): number[] =>
  nodes.flatMap(({ id, children = [] }) => (children.length > 0 ? [id, ...branchesOf(children)] : []));

/** The name of a department; undefined when it is not in the tree. */
export const departmentName = (
  options: readonly OptionNode[],
  id: number | undefined,
): string | undefined => {
  for (const { value, label, children = [] } of options) {
    const name = value === id ? label : departmentName(children, id);
    if (name !== undefined) return name;
  }
  return undefined;
};
