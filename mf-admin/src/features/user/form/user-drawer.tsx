import { useMessages } from '@portal/shared/i18n';
import { useSession } from '@portal/shared/session';
import { toast } from '@portal/shared/ui';
import { Alert } from 'antd';
import { RecordDrawer } from '#src/form/record-drawer.tsx';
import { useSaveUser, useUserForm } from '../user-calls.ts';
import { userMessages } from '../user-messages.ts';
import { UserFields } from './user-fields.tsx';
import { bodyOf, newUser, valuesOf } from './user-form.ts';

interface UserDrawerProps {
  /** Whom to edit; somebody new without it. */
  readonly id?: number;
  /** Where somebody new is placed at first. */
  readonly deptId?: number;
  readonly onClosed: () => void;
}

/** Adds or edits a user. */
export default function UserDrawer({ id, deptId, onClosed }: UserDrawerProps) {
  const t = useMessages(userMessages);
  const stored = useUserForm(id);
  const self = useSession(({ user }) => user?.userId === id);
  const isNew = id === undefined;
  const isPlaced = typeof stored.data?.deptId === 'number';
  return (
    <RecordDrawer
      title={t(isNew ? 'form.add' : 'form.edit')}
      stored={isNew ? undefined : stored}
      save={useSaveUser(id)}
      blank={newUser(deptId)}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      onSaved={({ nickname }) =>
        toast.success(t(isNew ? 'done.added' : 'done.saved', { name: nickname.trim() }))
      }
      onClosed={onClosed}
    >
      {isNew && <Alert type="info" showIcon title={t('form.firstPassword')} style={{ marginBottom: 16 }} />}
      <UserFields deptRequired={isNew || isPlaced} self={self} />
    </RecordDrawer>
  );
}
