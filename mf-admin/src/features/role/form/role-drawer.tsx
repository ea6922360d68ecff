import type { RoleRow } from '@portal/shared/contract';
import { EditDrawer } from '#src/form/edit-drawer.tsx';
import { useRoleForm, useSaveRole } from '../role-calls.ts';
import { roleForm, statesOf } from './role-form.ts';

interface RoleDrawerProps {
  /** Which role to edit; a new one without it. */
  readonly role?: RoleRow;
  readonly onClosed: () => void;
}

/** Adds or edits a role. */
export default function RoleDrawer({ role, onClosed }: RoleDrawerProps) {
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
