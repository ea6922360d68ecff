import type { MenuNode } from '@portal/shared/contract';
import { useLanguage, useMessages } from '@portal/shared/i18n';
import { confirm, Stack, toast } from '@portal/shared/ui';
import { findMenu, whatGoesWith } from './menu-branch.ts';
import { useDeleteMenu, useWholeTree } from './menu-calls.ts';
import { menuMessages } from './menu-messages.ts';

/** Deletes a menu after a confirm dialog that names its descendants, from the whole tree: the list may be filtered. */
export const useMenuDeletion = () => {
  const t = useMessages(menuMessages);
  const language = useLanguage();
  const readTree = useWholeTree();
  const deleting = useDeleteMenu();

  const consequence = (menu: MenuNode) => {
    const { menus, buttons } = whatGoesWith(menu);
    const names = new Intl.ListFormat(language === 'en' ? 'en' : 'zh', { type: 'conjunction' }).format(menus);
    return (
      <Stack gap={1}>
        {menus.length > 0 && <p>{t('remove.menus', { names })}</p>}
        {buttons > 0 && <p>{t('remove.buttons', { count: buttons })}</p>}
        <p>{t('remove.alone')}</p>
      </Stack>
    );
  };
  return async ({ id, name }: MenuNode) => {
    const menu = findMenu(await readTree(), id);
    const question = { title: t('remove.title', { name }), confirmLabel: t('remove.confirm'), danger: true };
    if (!(await confirm({ ...question, body: menu && consequence(menu) }))) return;
    deleting.mutate(id, { onSuccess: () => toast.success(t('done.removed', { name })) });
  };
};
