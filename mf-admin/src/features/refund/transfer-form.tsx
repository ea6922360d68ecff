import type { AdminRefundDetail } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { fenOfYuan } from '@portal/shared/rules';
import { toast } from '@portal/shared/ui';
import { Button, Form, Input } from 'antd';
import { showFaults } from '#src/form/show-faults.ts';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { uiMessages } from '#src/ui/ui-messages.ts';
import styles from './refund.module.css';
import { useTransferRefund } from './refund-calls.ts';
import { refundMessages } from './refund-messages.ts';

interface TransferValues {
  readonly amount: string;
  readonly reference: string;
}

interface TransferFormProps {
  readonly refund: AdminRefundDetail;
  readonly onClose: () => void;
}

/** Records a refund by bank transfer; the amount is typed again, against recording the wrong refund. */
export const TransferForm = ({ refund, onClose }: TransferFormProps) => {
  const t = useMessages(refundMessages);
  const common = useMessages(uiMessages);
  const language = useLanguage();
  const rules = useTextRules();
  const transfer = useTransferRefund(refund.refundNo);
  const [form] = Form.useForm<TransferValues>();
  const check = async (_rule: unknown, value: string | undefined) => {
    if (fenOfYuan((value ?? '').trim()) !== refund.amount)
      throw new Error(t('transfer.amountFault', { amount: formatMoney(refund.amount, language) }));
  };
  const submit = async ({ reference }: TransferValues) => {
    try {
      await transfer.mutateAsync({ reference, amount: refund.amount });
    } catch (error) {
      return showFaults(form, error);
    }
    toast.success(t('transfer.done'));
    onClose();
  };
  return (
    <Form form={form} layout="vertical" onFinish={(values) => void submit(values)}>
      <p>{t('transfer.lead')}</p>
      <Form.Item name="amount" label={t('transfer.amount')} required rules={[{ validator: check }]}>
        <Input inputMode="decimal" maxLength={12} />
      </Form.Item>
      <Form.Item name="reference" label={t('transfer.reference')} rules={rules(t('transfer.reference'))}>
        <Input maxLength={64} />
      </Form.Item>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={transfer.isPending}>
          {t('transfer.confirm')}
        </Button>
        <Button onClick={onClose}>{common('cancel')}</Button>
      </div>
    </Form>
  );
};
