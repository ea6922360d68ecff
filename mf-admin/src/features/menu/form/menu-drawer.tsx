import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Form } from 'antd';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { FormDrawer, useDrawer } from '#src/frame/form-drawer.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { showFaults } from '#src/frame/show-faults.ts';
import { useMenuForm, useSaveMenu } from '../menu-calls.ts';
import { menuMessages } from '../menu-messages.ts';
import { MenuFields } from './menu-fields.tsx';
import { bodyOf, type MenuType, type MenuValues, newMenu, valuesOf } from './menu-form.ts';

interface MenuDrawerProps {
  /** Which menu to edit; a new one without it. */
  readonly id?: number;
  /** Where a new one stands at first, and what it is. */
  readonly parentId?: number;
  readonly type?: MenuType;
  readonly onClosed: () => void;
}

/** Adds or edits a menu. */
export default function MenuDrawer({ id, parentId, type, onClosed }: MenuDrawerProps) {
  const t = useMessages(menuMessages);
  const drawer = useDrawer(onClosed);
  const [form] = Form.useForm<MenuValues>();
  const stored = useMenuForm(id);
  const save = useSaveMenu(id);
  const isNew = id === undefined;

  const submit = async () => {
    // Fields of other types are not mounted, but their values are kept.
    const values = form.getFieldsValue(true);
    try {
      await save.mutateAsync(bodyOf(values));
    } catch (error) {
      showFaults(form, error);
      return;
    }
    toast.success(t(isNew ? 'done.added' : 'done.saved', { name: values.name.trim() }));
    drawer.close();
  };
  const fieldsFrom = (values: MenuValues) => (
    <Form
      form={form}
      layout="vertical"
      initialValues={values}
      scrollToFirstError={{ focus: true }}
      onFinish={() => void submit()}
    >
      <MenuFields id={id} />
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
        fieldsFrom(newMenu(parentId, type))
      ) : (
        <AdminQuery query={stored} skeleton={<RowsSkeleton height={56} />}>
          {(menu) => fieldsFrom(valuesOf(menu))}
        </AdminQuery>
      )}
    </FormDrawer>
  );
}
