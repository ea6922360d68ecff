import { useMessages } from '@portal/shared/i18n';
import { useSession } from '@portal/shared/session';
import { toast } from '@portal/shared/ui';
import { Alert, Form } from 'antd';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { FormDrawer, useDrawer } from '#src/frame/form-drawer.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { showFaults } from '#src/frame/show-faults.ts';
import { useSaveUser, useUserForm } from '../user-calls.ts';
import { userMessages } from '../user-messages.ts';
import { UserFields } from './user-fields.tsx';
import { bodyOf, newUser, type UserValues, valuesOf } from './user-form.ts';

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
  const drawer = useDrawer(onClosed);
  const [form] = Form.useForm<UserValues>();
  const stored = useUserForm(id);
  const save = useSaveUser(id);
  const self = useSession(({ user }) => user?.userId === id);
  const isNew = id === undefined;

  const submit = async (values: UserValues) => {
    try {
      await save.mutateAsync(bodyOf(values));
    } catch (error) {
      return showFaults(form, error);
    }
    toast.success(t(isNew ? 'done.added' : 'done.saved', { name: values.nickname.trim() }));
    drawer.close();
  };
  const fieldsFrom = (values: UserValues) => (
    <Form
      form={form}
      layout="vertical"
      initialValues={values}
      scrollToFirstError={{ focus: true }}
      onFinish={(filled: UserValues) => void submit(filled)}
    >
      {isNew && <Alert type="info" showIcon title={t('form.firstPassword')} style={{ marginBottom: 16 }} />}
      <UserFields deptRequired={isNew || values.deptId !== undefined} self={self} />
    </Form>
  );
  return (
    <FormDrawer
      drawer={drawer}
      title={t(isNew ? 'form.add' : 'form.edit')}
      busy={save.isPending}
      disabled={!isNew && !stored.data}
      isTouched={() => form.isFieldsTouched()}
      onSubmit={form.submit}
    >
      {isNew ? (
        fieldsFrom(newUser(deptId))
      ) : (
        <AdminQuery query={stored} skeleton={<RowsSkeleton height={56} />}>
          {(user) => fieldsFrom(valuesOf(user))}
        </AdminQuery>
      )}
    </FormDrawer>
  );
}
