import type { StaffReview } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Alert, Form, Input } from 'antd';
import { FormDrawer } from '#src/form/form-drawer.tsx';
import { showFaults } from '#src/form/show-faults.ts';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { useTakeDown } from '../review-calls.ts';
import { reviewMessages } from '../review-messages.ts';
import { Said } from './said.tsx';

interface TakeDownDrawerProps {
  readonly review: StaffReview;
  readonly onClosed: () => void;
}

/** Takes a review down for a reason that its author reads. */
export default function TakeDownDrawer({ review, onClosed }: TakeDownDrawerProps) {
  const t = useMessages(reviewMessages);
  const rulesOf = useTextRules();
  const drawer = useDrawer(onClosed);
  const [form] = Form.useForm<{ reason: string }>();
  const save = useTakeDown(review.id);
  const submit = ({ reason }: { reason: string }) =>
    save.mutate(
      { reason: reason.trim() },
      {
        onSuccess: () => {
          toast.success(t('takeDown.done'));
          drawer.close();
        },
        onError: (error) => showFaults(form, error),
      },
    );
  return (
    <FormDrawer
      drawer={drawer}
      title={t('takeDown.title')}
      submitLabel={t('takeDown.submit')}
      busy={save.isPending}
      isTouched={() => form.isFieldsTouched()}
      onSubmit={form.submit}
    >
      <Alert type="warning" showIcon title={t('takeDown.hint')} style={{ marginBottom: 16 }} />
      <Said review={review} />
      <Form form={form} layout="vertical" onFinish={submit}>
        <Form.Item name="reason" label={t('takeDown.reason')} rules={rulesOf(t('takeDown.reason'))}>
          <Input.TextArea rows={3} maxLength={200} showCount placeholder={t('takeDown.placeholder')} />
        </Form.Item>
      </Form>
    </FormDrawer>
  );
}
