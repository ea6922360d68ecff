import type { RoleRow } from '@portal/shared/contract';
import { EditDrawer } from '#src/form/edit-drawer.tsx';
import type { ListRow } from '#src/list/list-row.ts';
import { useRoleForm, useSaveRole } from '../role-calls.ts';
import { roleForm, statesOf } from './role-form.ts';

interface RoleDrawerProps {
  /** Which role to edit; a new one without it. */
  readonly row?: ListRow<RoleRow>;
  readonly onClosed: () => void;
}

/** Adds or edits a role. */
export default function RoleDrawer({ row, onClosed }: RoleDrawerProps) {
  const role = row?.item;
  return (
    <EditDrawer
      form={roleForm}
      id={role?.id}
      stored={useRoleForm(role?.id)}
      save={useSaveRole(role?.id)}
      states={statesOf(role)}
      onClosed={onClosed}
    />
  );
}
