import { useMessages } from '@portal/shared/i18n';
import { Form, Select } from 'antd';
import { BulkDrawer } from '#src/bulk/bulk-drawer.tsx';
import type { BulkDrawerProps } from '#src/list/list-definition.ts';
import { useRoles } from '../user-calls.ts';
import { userMessages } from '../user-messages.ts';

/** Replaces the roles of the chosen users. */
export default function SetRoles(drawer: BulkDrawerProps) {
  const t = useMessages(userMessages);
  const roles = useRoles();
  return (
    <BulkDrawer kind="user-roles" {...drawer}>
      <Form.Item
        name="roleIds"
        label={t('form.roles')}
        extra={t('bulk.rolesHint')}
        rules={[{ required: true, message: t('form.rolesHint') }]}
      >
        <Select
          mode="multiple"
          options={roles.data}
          loading={roles.isPending}
          placeholder={t('form.rolesHint')}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
    </BulkDrawer>
  );
}
