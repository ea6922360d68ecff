import { call } from '@portal/shared/api';
import type { UserRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import type { ListRow } from '#src/list/list-row.ts';
import { userMessages } from './user-messages.ts';

/** Removes all second factors of a user who lost them, after a question. */
export const useRemoveFactors = () => {
  const t = useMessages(userMessages);
  const removing = useMutation({
    mutationFn: (id: number) => call('DELETE /api/v1/users/:id/factors', { params: { id } }),
  });
  return async ({ item, name }: ListRow<UserRow>) => {
    const question = { title: t('removeFactors.title', { name }), body: t('removeFactors.body', { name }) };
    if (!(await confirm({ ...question, confirmLabel: t('removeFactors.confirm'), danger: true }))) return;
    removing.mutate(item.id, { onSuccess: () => toast.success(t('removeFactors.done', { name })) });
  };
};
