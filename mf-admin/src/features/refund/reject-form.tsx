import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Button, Form, Input } from 'antd';
import { showFaults } from '#src/form/show-faults.ts';
import { usePlainDraft } from '#src/form/use-plain-draft.ts';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { uiMessages } from '#src/ui/ui-messages.ts';
import styles from './refund.module.css';
import { useRejectRefund } from './refund-calls.ts';
import { refundMessages } from './refund-messages.ts';

/** Refuses a refund, and says why. */
export const RejectForm = ({ refundNo, onClose }: { refundNo: string; onClose: () => void }) => {
  const t = useMessages(refundMessages);
  const common = useMessages(uiMessages);
  const rules = useTextRules();
  const reject = useRejectRefund(refundNo);
  const [form] = Form.useForm<{ reason: string }>();
  const draft = usePlainDraft<{ reason: string }>(`reject-refund:${refundNo}`);
  const close = draft.forgetBefore(onClose);
  const submit = async ({ reason }: { reason: string }) => {
    try {
      await reject.mutateAsync(reason);
    } catch (error) {
      return showFaults(form, error);
    }
    toast.success(t('reject.done'));
    close();
  };
  return (
    <Form form={form} layout="vertical" {...draft.form} onFinish={(values) => void submit(values)}>
      <Form.Item
        name="reason"
        label={t('reject.reason')}
        extra={t('reject.hint')}
        rules={rules(t('reject.reason'))}
      >
        <Input.TextArea rows={2} maxLength={200} autoFocus />
      </Form.Item>
      <div className={styles.actions}>
        <Button danger type="primary" htmlType="submit" loading={reject.isPending}>
          {t('reject.confirm')}
        </Button>
        <Button onClick={close}>{common('cancel')}</Button>
      </div>
    </Form>
  );
};
