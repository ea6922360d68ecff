import type { MenuNode } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useStatusChange } from '#src/list/use-status-change.ts';
import { useSetMenuVisible } from './menu-calls.ts';
import { menuMessages } from './menu-messages.ts';

/** Shows a menu in the navigation or hides it, and takes that back. */
export const useMenuVisible = () => {
  const t = useMessages(menuMessages);
  return useStatusChange<MenuNode>(useSetMenuVisible(), undefined, ({ name }, visible) =>
    t(visible === 1 ? 'done.shown' : 'done.hidden', { name }),
  );
};
