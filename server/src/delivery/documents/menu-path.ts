import type { MenuRow } from './menu-repository.ts';

const depthLimit = 10;

const segments = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/** The full path of a menu: relative to its parent's, unless it begins with a slash. */
const wholePath = (menu: MenuRow, byId: ReadonlyMap<number, MenuRow>, depth = 0): string => {
  const own = menu.path ?? '';
  const parent = byId.get(menu.parentId);
  if (own.startsWith('/') || !parent || depth > depthLimit) return own;
  return `${wholePath(parent, byId, depth + 1)}/${own}`;
};

const fits = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((segment, index) => segment.startsWith(':') || segment === path[index]);

/** The menu of a path; undefined when there is none. Case-insensitive, `:name` matches any segment. */
export const findMenu = (rows: readonly MenuRow[], path: string): MenuRow | undefined => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const wanted = segments(path);
  return rows.find((row) => row.path && fits(segments(wholePath(row, byId)), wanted));
};
