import type { UserRow } from '@portal/shared/contract';
import { useLanguage, useMessages } from '@portal/shared/i18n';
import { confirm } from '@portal/shared/ui';
import type { RefusedRecord } from '#src/api/delete-records.ts';
import type { ListRow } from '#src/list/list-row.ts';
import { useDeletionReport } from '#src/list/use-deletion-report.tsx';
import { useDeleteUsers } from './user-calls.ts';
import { userMessages } from './user-messages.ts';

/** Deletes users after a question that has their usernames. */
export const useRemoveUsers = () => {
  const t = useMessages(userMessages);
  const language = useLanguage();
  const report = useDeletionReport();
  const deleting = useDeleteUsers();
  const questionOf = (users: readonly ListRow<UserRow>[], { name }: ListRow<UserRow>) => {
    const list = new Intl.ListFormat(language === 'en' ? 'en' : 'zh', { type: 'conjunction' });
    const names = list.format(users.map(({ item }) => `${item.nickname} (${item.username})`));
    const count = users.length;
    return {
      title: count === 1 ? t('remove.one', { name }) : t('remove.many', { count }),
      ...{ body: t('remove.body', { names }), confirmLabel: t('remove.confirm'), danger: true },
    };
  };
  return async (users: readonly ListRow<UserRow>[], onDone?: () => void) => {
    const [first] = users;
    if (!first || !(await confirm(questionOf(users, first)))) return;
    const onSuccess = (refused: readonly RefusedRecord[]) => {
      report(users, refused, { done: t('done.removed', { count: users.length }) });
      onDone?.();
    };
    deleting.mutate(
      users.map(({ item }) => item.id),
      { onSuccess },
    );
  };
};
