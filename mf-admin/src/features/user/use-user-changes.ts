import type { UserRow } from '@portal/shared/contract';
import { useLanguage, useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { useStatusChange } from '#src/list/use-status-change.ts';
import type { NamedUser } from './list/user-row-parts.tsx';
import { useDeleteUsers, useSetStatus } from './user-calls.ts';
import { userMessages } from './user-messages.ts';

/** Status and deletion, each asked for first where it takes something away. */
export const useUserChanges = () => {
  const t = useMessages(userMessages);
  const language = useLanguage();
  const deleting = useDeleteUsers();

  const status = useStatusChange<NamedUser>(useSetStatus(), ({ name }) => ({
    title: t('disable.title', { name }),
    body: t('disable.body'),
    confirmLabel: t('disable.confirm'),
  }));

  const remove = async (users: readonly UserRow[], onDone?: () => void) => {
    const [first] = users;
    if (!first) return;
    const list = new Intl.ListFormat(language === 'en' ? 'en' : 'zh', { type: 'conjunction' });
    const names = list.format(users.map(({ nickname, username }) => `${nickname} (${username})`));
    const title =
      users.length === 1
        ? t('remove.one', { name: first.nickname })
        : t('remove.many', { count: users.length });
    const question = { title, body: t('remove.body', { names }), confirmLabel: t('remove.confirm') };
    if (!(await confirm({ ...question, danger: true }))) return;
    deleting.mutate(
      users.map(({ id }) => id),
      {
        onSuccess: () => {
          toast.success(t('done.removed', { count: users.length }));
          onDone?.();
        },
      },
    );
  };

  return { ...status, remove };
};
