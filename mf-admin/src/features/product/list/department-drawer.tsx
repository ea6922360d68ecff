import type { ProductRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Form, TreeSelect } from 'antd';
import { useDepartments } from '#src/api/use-departments.ts';
import { FormDrawer } from '#src/form/form-drawer.tsx';
import { showFaults } from '#src/form/show-faults.ts';
import { useDrawer } from '#src/layout/use-drawer.ts';
import type { ListRow } from '#src/list/list-row.ts';
import { useMoveProducts } from '../product-calls.ts';
import { productMessages } from '../product-messages.ts';

interface DepartmentDrawerProps {
  readonly row: ListRow<ProductRow>;
  readonly onClosed: () => void;
}

/** Makes another department responsible for a product, its orders and its reviews. */
export default function DepartmentDrawer({ row, onClosed }: DepartmentDrawerProps) {
  const t = useMessages(productMessages);
  const drawer = useDrawer(onClosed);
  const departments = useDepartments();
  const move = useMoveProducts();
  const [form] = Form.useForm<{ deptId: number }>();
  const submit = async ({ deptId }: { deptId: number }) => {
    try {
      await move.mutateAsync({ ids: [row.item.id], deptId });
      toast.success(t('move.done', { name: row.name }));
      drawer.close();
    } catch (error) {
      showFaults(form, error);
    }
  };
  return (
    <FormDrawer
      drawer={drawer}
      title={t('move.title', { name: row.name })}
      submitLabel={t('move.submit')}
      busy={move.isPending}
      isTouched={() => form.isFieldTouched('deptId')}
      onSubmit={form.submit}
    >
      <Form form={form} layout="vertical" onFinish={(values) => void submit(values)}>
        <Form.Item
          name="deptId"
          label={t('move.dept')}
          extra={t('move.hint')}
          rules={[{ required: true, message: t('move.missing') }]}
        >
          <TreeSelect
            treeData={departments.data}
            loading={departments.isPending}
            placeholder={row.item.dept ?? undefined}
            treeDefaultExpandAll
            showSearch={{ treeNodeFilterProp: 'label' }}
          />
        </Form.Item>
      </Form>
    </FormDrawer>
  );
}
