import type { RoleRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { listMessages } from '#src/frame/list-messages.ts';
import { useRemoval } from '#src/frame/use-removal.tsx';
import { useDeleteRoles, useSetRoleStatus } from './role-calls.ts';
import { roleMessages } from './role-messages.ts';

/** Status and deletion of roles, each asked for first where it takes something away. */
export const useRoleChanges = () => {
  const t = useMessages(roleMessages);
  const common = useMessages(listMessages);
  const setStatus = useSetRoleStatus();
  const remove = useRemoval<RoleRow>(useDeleteRoles());
  const changeStatus = async ({ id, name, userCount }: RoleRow, status: 0 | 1) => {
    const question = {
      title: t('disable.title', { name }),
      body: t('disable.body', { count: userCount }),
      confirmLabel: t('disable.confirm'),
      danger: true,
    };
    if (status === 0 && userCount > 0 && !(await confirm(question))) return;
    setStatus.mutate(
      { id, status },
      { onSuccess: () => toast.success(common(status === 1 ? 'done.enabled' : 'done.disabled', { name })) },
    );
  };
  return { changeStatus, remove, changing: setStatus.isPending ? setStatus.variables.id : undefined };
};
