import type { RoleRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useDeleteRows } from '#src/list/use-delete-rows.tsx';
import { useStatusChange } from '#src/list/use-status-change.ts';
import { useDeleteRoles, useSetRoleStatus } from './role-calls.ts';
import { roleMessages } from './role-messages.ts';

/** Status and deletion of roles, each asked for first where it takes something away. */
export const useRoleChanges = () => {
  const t = useMessages(roleMessages);
  const remove = useDeleteRows<RoleRow>(useDeleteRoles());
  const status = useStatusChange<RoleRow>(useSetRoleStatus(), ({ name, userCount }) =>
    userCount > 0
      ? {
          title: t('disable.title', { name }),
          body: t('disable.body', { count: userCount }),
          confirmLabel: t('disable.confirm'),
        }
      : undefined,
  );
  return { ...status, remove };
};
