import type { UserForm } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useSession } from '@portal/shared/session';
import { Alert } from 'antd';
import { useState } from 'react';
import { EditDrawer } from '#src/form/edit-drawer.tsx';
import { InitialPassword } from '../password/initial-password.tsx';
import { useChosenDepartment } from '../use-chosen-department.ts';
import { useSaveUser, useUserForm } from '../user-calls.ts';
import { userMessages } from '../user-messages.ts';
import { userForm } from './user-form.ts';

interface UserDrawerProps {
  /** Whom to edit; somebody new without it. */
  readonly id?: number;
  readonly onClosed: () => void;
}

/** Adds or edits a user. */
export default function UserDrawer({ id, onClosed }: UserDrawerProps) {
  const t = useMessages(userMessages);
  const [deptId] = useChosenDepartment();
  const stored = useUserForm(id);
  const self = useSession(({ user }) => user?.userId === id);
  const save = useSaveUser(id);
  const [added, setAdded] = useState<UserForm>();
  const isNew = id === undefined;
  // Members of the public have no department, and need none.
  const deptRequired = isNew || typeof stored.data?.deptId === 'number';
  if (added && save.data)
    return <InitialPassword name={added.nickname} password={save.data.password} onClose={onClosed} />;
  return (
    <EditDrawer
      form={userForm}
      id={id}
      stored={stored}
      save={save}
      first={{ deptId }}
      states={{ deptId: { required: deptRequired }, status: { disabled: self } }}
      onSaved={isNew ? setAdded : undefined}
      onClosed={onClosed}
    >
      {isNew && <Alert type="info" showIcon title={t('form.firstPassword')} style={{ marginBottom: 16 }} />}
    </EditDrawer>
  );
}
