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

interface RejectFormProps {
  readonly refundNo: string;
  /** Whether a second person has to confirm it. */
  readonly needsSecond: boolean;
  readonly onClose: () => void;
}

/** Rejects a refund with a reason, or proposes to. */
export const RejectForm = ({ refundNo, needsSecond, onClose }: RejectFormProps) => {
  const t = useMessages(refundMessages);
  const common = useMessages(uiMessages);
  const rules = useTextRules();
  const reject = useRejectRefund(refundNo);
  const [form] = Form.useForm<{ reason: string }>();
  const draft = usePlainDraft<{ reason: string }>(`reject-refund:${refundNo}`);
  const close = draft.forgetBefore(onClose);
  const submit = async ({ reason }: { reason: string }) => {
    try {
      const { outcome } = await reject.mutateAsync(reason);
      toast.success(t(outcome === 'PROPOSED' ? 'reject.proposed' : 'reject.done'));
    } catch (error) {
      return showFaults(form, error);
    }
    close();
  };
  return (
    <Form form={form} layout="vertical" {...draft.form} onFinish={(values) => void submit(values)}>
      <Form.Item
        name="reason"
        label={t('reject.reason')}
        extra={t(needsSecond ? 'reject.proposeHint' : 'reject.hint')}
        rules={rules(t('reject.reason'))}
      >
        <Input.TextArea rows={2} maxLength={200} autoFocus />
      </Form.Item>
      <div className={styles.actions}>
        <Button danger type="primary" htmlType="submit" loading={reject.isPending}>
          {t(needsSecond ? 'reject.propose' : 'reject.confirm')}
        </Button>
        <Button onClick={close}>{common('cancel')}</Button>
      </div>
    </Form>
  );
};
