import { idempotencyKeys } from '@portal/shared/api';
import type { AdminOrderDetail } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { fenOfYuan } from '@portal/shared/rules';
import { toast } from '@portal/shared/ui';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { showFaults } from '#src/form/show-faults.ts';
import { usePlainDraft } from '#src/form/use-plain-draft.ts';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { ConfirmDialog } from '#src/order-parts/confirm-dialog.tsx';
import { useRefundPart } from '../order-calls.ts';
import { orderDetailMessages } from './order-detail-messages.ts';

/** A part of what is left, typed in yuan, in fen; undefined when it is no amount, nothing, or too much. */
export const partInFen = (typed: string, left: number): number | undefined => {
  const fen = fenOfYuan(typed.trim());
  return fen !== undefined && fen > 0 && fen <= left ? fen : undefined;
};

interface PartValues {
  readonly amount: string;
  readonly reason: string;
}

interface PartDialogProps {
  readonly order: AdminOrderDetail;
  readonly onClosed: () => void;
}

/** Makes a partial refund, while the order stays active. */
export default function PartDialog({ order, onClosed }: PartDialogProps) {
  const t = useMessages(orderDetailMessages);
  const language = useLanguage();
  const rules = useTextRules();
  const refund = useRefundPart(order.orderNo);
  const [keyOf] = useState(() => idempotencyKeys());
  const [form] = Form.useForm<PartValues>();
  const draft = usePlainDraft<PartValues>(`refund-part:${order.orderNo}`);
  const left = order.amount - order.refundedAmount;
  const most = formatMoney(left, language);
  const check = async (_rule: unknown, value: string | undefined) => {
    if (partInFen(value ?? '', left) === undefined)
      throw new Error(t('giveBack.amountFault', { amount: most }));
  };
  const submit = async ({ amount, reason }: PartValues, close: () => void) => {
    const body = { amount: fenOfYuan(amount.trim()) ?? 0, reason };
    try {
      const { state } = await refund.mutateAsync({ body, idempotencyKey: keyOf(body) });
      const amount = formatMoney(body.amount, language);
      toast.success(t(state === 'REQUESTED' ? 'giveBack.proposed' : 'giveBack.done', { amount }));
      close();
    } catch (error) {
      showFaults(form, error);
    }
  };
  return (
    <ConfirmDialog
      title={t('giveBack.partTitle')}
      okText={t('giveBack.confirm')}
      form={form}
      busy={refund.isPending}
      onClosed={draft.forgetBefore(onClosed)}
    >
      {(close) => (
        <Form form={form} layout="vertical" {...draft.form} onFinish={(values) => void submit(values, close)}>
          <Form.Item
            name="amount"
            label={t('giveBack.amount')}
            extra={t('giveBack.amountHint', {
              amount: most,
              alone: formatMoney(order.refundAlone, language),
            })}
            required
            rules={[{ validator: check }]}
          >
            <Input inputMode="decimal" maxLength={12} />
          </Form.Item>
          <Form.Item name="reason" label={t('giveBack.reason')} rules={rules(t('giveBack.reason'))}>
            <Input.TextArea rows={2} maxLength={200} />
          </Form.Item>
        </Form>
      )}
    </ConfirmDialog>
  );
}
