import type { IconName } from '@portal/shared/ui';

/** What administrators may write as a menu's icon, beside the names of the icons themselves. */
const icons: Readonly<Record<string, IconName>> = {
  system: 'gear',
  setting: 'gear',
  settings: 'gear',
  user: 'user',
  users: 'user',
  role: 'lock',
  menu: 'menu',
  dept: 'folder',
  tree: 'folder',
  dict: 'document',
  document: 'document',
  dashboard: 'chart',
  chart: 'chart',
  order: 'ticket',
  ticket: 'ticket',
  product: 'bag',
  goods: 'bag',
  hotel: 'hotel',
  release: 'upload',
  log: 'clock',
  link: 'share',
  home: 'home',
};

/** The icon of a menu row; a sheet of paper for a name that nobody knows. */
export const iconOf = (name: string | undefined): IconName =>
  name && Object.hasOwn(icons, name) ? (icons[name] ?? 'document') : 'document';
