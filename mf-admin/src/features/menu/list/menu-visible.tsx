import type { MenuNode } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { Switch } from '#src/ui/switch.tsx';
import { menuMessages } from '../menu-messages.ts';

interface MenuVisibleProps {
  readonly menu: MenuNode;
  readonly busy: boolean;
  readonly onChange: (visible: 0 | 1) => void;
}

/** Whether a menu is visible in the navigation: a switch with the permission to edit, else a label. */
export const MenuVisible = ({ menu, busy, onChange }: MenuVisibleProps) => {
  const t = useMessages(menuMessages);
  const mayEdit = useHasPerm(['sys:menu:edit']);
  if (menu.type === 'BUTTON') return null;
  if (!mayEdit) return t(menu.visible === 1 ? 'shown' : 'hidden');
  return (
    <Switch
      checked={menu.visible === 1}
      loading={busy}
      aria-label={t('visibleOf', { name: menu.name })}
      on={t('shown')}
      off={t('hidden')}
      onChange={(checked) => onChange(checked ? 1 : 0)}
    />
  );
};
