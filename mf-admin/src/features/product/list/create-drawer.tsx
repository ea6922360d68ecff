import type { ProductKind } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useNavigate } from '@portal/shared/router';
import { useQueryParams } from '@portal/shared/ui';
import { Form, Input, Radio } from 'antd';
import { FormDrawer } from '#src/form/form-drawer.tsx';
import { showFaults } from '#src/form/show-faults.ts';
import { usePlainDraft } from '#src/form/use-plain-draft.ts';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { oneOf } from '#src/list/filters/filter-parsers.ts';
import { productKinds } from '#src/ui/product-kinds.ts';
import { useCreateProduct } from '../product-calls.ts';
import { productMessages } from '../product-messages.ts';
import { editPath } from '../product-paths.ts';

interface Values {
  readonly kind: ProductKind;
  readonly title: string;
}

/** Begins a product, of the kind that the list shows: its kind stays, everything else is filled in afterwards. */
export default function CreateDrawer({ onClosed }: { onClosed: () => void }) {
  const t = useMessages(productMessages);
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const { get, to } = useQueryParams();
  const kind = oneOf(...productKinds)(get('kind') ?? '');
  const rules = useTextRules();
  const create = useCreateProduct();
  const draft = usePlainDraft<Values>('new-product', { kind: kind ?? 'tour', title: '' });
  const drawer = useDrawer(draft.forgetBefore(onClosed));
  const submit = async (values: Values) => {
    try {
      const { id } = await create.mutateAsync({ kind: values.kind, title: { zh: values.title } });
      draft.forget();
      // Every way back to the list finds the drawer closed. The list may rest in its tab, where no drawer can close.
      await navigate(to({ product: undefined, pageNum: get('pageNum') }), { replace: true });
      void navigate(editPath(id));
    } catch (error) {
      showFaults(form, error);
    }
  };
  return (
    <FormDrawer
      drawer={drawer}
      title={t('create.title')}
      submitLabel={t('create.submit')}
      busy={create.isPending}
      isTouched={() => draft.restored || form.isFieldTouched('title')}
      onSubmit={form.submit}
    >
      <Form form={form} layout="vertical" {...draft.form} onFinish={(values) => void submit(values)}>
        <Form.Item name="kind" label={t('create.kind')}>
          <Radio.Group options={productKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))} />
        </Form.Item>
        <Form.Item
          name="title"
          label={t('create.name')}
          extra={t('create.nameHint')}
          rules={rules(t('create.name'))}
        >
          <Input maxLength={64} />
        </Form.Item>
      </Form>
    </FormDrawer>
  );
}
