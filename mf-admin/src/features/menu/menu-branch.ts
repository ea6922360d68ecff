import type { MenuNode, OptionNode } from '@portal/shared/contract';

const below = ({ children = [] }: MenuNode): MenuNode[] =>
  children.flatMap((child) => [child, ...below(child)]);

/** A menu in a tree by its id, undefined when it is not there. */
export const findMenu = (menus: readonly MenuNode[], id: number): MenuNode | undefined => {
  for (const menu of menus) {
    const found = menu.id === id ? menu : findMenu(menu.children ?? [], id);
    if (found) return found;
  }
  return undefined;
};

/** The menus deleted together with one, by name, and the number of buttons. */
export const whatGoesWith = (menu: MenuNode) => {
  const all = below(menu);
  const menus = all.filter(({ type }) => type !== 'BUTTON');
  return { menus: menus.map(({ name }) => name), buttons: all.length - menus.length };
};

/** The ids of the rows that have others below them. */
export const branchIds = (menus: readonly MenuNode[]): number[] =>
  menus.flatMap((menu) => [menu, ...below(menu)]).flatMap(({ id, children }) => (children ? [id] : []));

/** The rows that are open at first: folders, so that views are seen and their buttons are not. */
export const folderIds = (menus: readonly MenuNode[]): number[] =>
  menus
    .flatMap((menu) => [menu, ...below(menu)])
    .filter(({ type, children }) => type === 'CATALOG' && children)
    .map(({ id }) => id);

export interface ParentNode {
  readonly value: number;
  readonly label: string;
  readonly disabled: boolean;
  readonly children?: ParentNode[];
}

/**
 * Where a menu may stand: below folders and views. Its own branch cannot be chosen, which would be a loop. The names
 * are those of the options, in the reader's language.
 */
export const parentNodes = (
  options: readonly OptionNode[],
  menus: readonly MenuNode[],
  ownId: number | undefined,
): ParentNode[] => {
  const all = new Map(menus.flatMap((menu) => [menu, ...below(menu)]).map((menu) => [menu.id, menu]));
  const nodes = (choices: readonly OptionNode[], inOwn: boolean): ParentNode[] =>
    choices.flatMap(({ value, label, children = [] }) => {
      const id = Number(value);
      const type = all.get(id)?.type;
      if (type !== 'CATALOG' && type !== 'MENU') return [];
      const disabled = inOwn || id === ownId;
      const inside = nodes(children, disabled);
      return [{ value: id, label, disabled, ...(inside.length > 0 ? { children: inside } : {}) }];
    });
  return nodes(options, false);
};
