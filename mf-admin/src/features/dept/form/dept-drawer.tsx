import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Form, Input, InputNumber, TreeSelect } from 'antd';
import { StatusField } from '#src/form/fields/status-field.tsx';
import { RecordDrawer } from '#src/form/record-drawer.tsx';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { listMessages } from '#src/list/list-messages.ts';
import { placesFor } from '../dept-branch.ts';
import { useDeptForm, useSaveDept, useWholeDeptTree } from '../dept-calls.ts';
import { deptMessages } from '../dept-messages.ts';
import { bodyOf, newDept, valuesOf } from './dept-form.ts';

interface DeptDrawerProps {
  /** Which department to edit; a new one without it. */
  readonly id?: number;
  /** Where a new one stands at first; 0 is the top. */
  readonly parentId?: number;
  readonly onClosed: () => void;
}

const DeptFields = ({ id }: { id: number | undefined }) => {
  const t = useMessages(deptMessages);
  const common = useMessages(listMessages);
  const rulesOf = useTextRules();
  const tree = useWholeDeptTree();
  const places = placesFor(tree.data ?? [], id);
  return (
    <>
      <Form.Item
        name="parentId"
        label={t('form.parent')}
        rules={[{ required: true, message: common('faults.choose', { field: t('form.parent') }) }]}
      >
        <TreeSelect
          loading={tree.isPending}
          treeData={[{ value: 0, label: t('form.top'), children: places }]}
          treeDefaultExpandAll
          showSearch={{ treeNodeFilterProp: 'label' }}
        />
      </Form.Item>
      <Form.Item name="name" label={t('form.name')} rules={rulesOf(t('form.name'))}>
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
      <Form.Item name="sort" label={t('form.sort')} extra={t('form.sortHint')}>
        <InputNumber min={0} max={9999} precision={0} />
      </Form.Item>
      <StatusField />
    </>
  );
};

/** Adds or edits a department. */
export default function DeptDrawer({ id, parentId = 0, onClosed }: DeptDrawerProps) {
  const t = useMessages(deptMessages);
  const common = useMessages(listMessages);
  const isNew = id === undefined;
  const stored = useDeptForm(id);
  return (
    <RecordDrawer
      title={t(isNew ? 'form.add' : 'form.edit')}
      stored={isNew ? undefined : stored}
      save={useSaveDept(id)}
      blank={newDept(parentId)}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      onSaved={({ name }) =>
        toast.success(common(isNew ? 'done.added' : 'done.saved', { name: name.trim() }))
      }
      onClosed={onClosed}
    >
      <DeptFields id={id} />
    </RecordDrawer>
  );
}
