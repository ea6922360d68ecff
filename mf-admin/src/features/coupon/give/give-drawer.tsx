import type { CouponRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Form, Input } from 'antd';
import { FormDrawer } from '#src/form/form-drawer.tsx';
import { showFaults } from '#src/form/show-faults.ts';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { useDrawer } from '#src/layout/use-drawer.ts';
import type { ListRow } from '#src/list/list-row.ts';
import { useGiveCoupon } from '../coupon-calls.ts';
import { couponMessages } from '../coupon-messages.ts';

interface GiveDrawerProps {
  readonly row: ListRow<CouponRow>;
  readonly onClosed: () => void;
}

/** Gives one of a coupon to a member. */
export default function GiveDrawer({ row, onClosed }: GiveDrawerProps) {
  const t = useMessages(couponMessages);
  const rulesOf = useTextRules();
  const drawer = useDrawer(onClosed);
  const [form] = Form.useForm<{ username: string }>();
  const give = useGiveCoupon(row.id);
  const submit = ({ username }: { username: string }) =>
    give.mutate(
      { username: username.trim() },
      {
        onSuccess: () => {
          toast.success(t('give.done', { username: username.trim() }));
          drawer.close();
        },
        onError: (error) => showFaults(form, error),
      },
    );
  return (
    <FormDrawer
      drawer={drawer}
      title={t('give.title', { name: row.name })}
      submitLabel={t('give.submit')}
      busy={give.isPending}
      isTouched={() => form.isFieldsTouched()}
      onSubmit={form.submit}
    >
      <p>{t('give.lead')}</p>
      <Form form={form} layout="vertical" onFinish={submit} style={{ marginTop: 16 }}>
        <Form.Item name="username" label={t('give.username')} rules={rulesOf(t('give.username'))}>
          <Input maxLength={64} autoComplete="off" />
        </Form.Item>
      </Form>
    </FormDrawer>
  );
}
