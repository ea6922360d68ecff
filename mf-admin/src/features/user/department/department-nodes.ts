import type { OptionNode } from '@portal/shared/contract';

export interface DepartmentNode {
  readonly key: string;
  readonly title: string;
  readonly children?: DepartmentNode[];
}

/** Stands for all departments in the tree. */
export const everyone = 'all';

const nodeOf = ({ value, label, children }: OptionNode): DepartmentNode => ({
  key: String(value),
  title: label,
  children: children?.map(nodeOf),
});

/** The departments as a tree to choose from, under a first line that stands for all of them. */
export const departmentNodes = (options: readonly OptionNode[], allLabel: string): DepartmentNode[] => [
  { key: everyone, title: allLabel },
  ...options.map(nodeOf),
];

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
