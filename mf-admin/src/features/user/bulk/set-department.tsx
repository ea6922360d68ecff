import { useMessages } from '@portal/shared/i18n';
import { Form, TreeSelect } from 'antd';
import { useDepartments } from '#src/api/use-departments.ts';
import { BulkDrawer } from '#src/bulk/bulk-drawer.tsx';
import type { BulkDrawerProps } from '#src/list/list-definition.ts';
import { userMessages } from '../user-messages.ts';

/** Moves the chosen users to a department. */
export default function SetDepartment(drawer: BulkDrawerProps) {
  const t = useMessages(userMessages);
  const departments = useDepartments();
  return (
    <BulkDrawer kind="user-department" {...drawer}>
      <Form.Item
        name="deptId"
        label={t('form.dept')}
        rules={[{ required: true, message: t('form.deptHint') }]}
      >
        <TreeSelect
          treeData={departments.data}
          loading={departments.isPending}
          placeholder={t('form.deptHint')}
          treeDefaultExpandAll
          showSearch={{ treeNodeFilterProp: 'label' }}
        />
      </Form.Item>
    </BulkDrawer>
  );
}
