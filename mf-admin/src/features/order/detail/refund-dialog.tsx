import { idempotencyKeys } from '@portal/shared/api';
import type { AdminOrderDetail, MemberRefundQuote } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { DescriptionList, toast } from '@portal/shared/ui';
import { Alert, Form, Input } from 'antd';
import { useState } from 'react';
import { showFaults } from '#src/form/show-faults.ts';
import { usePlainDraft } from '#src/form/use-plain-draft.ts';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { ConfirmDialog } from '#src/order-parts/confirm-dialog.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useRefundOrder, useRefundQuote } from '../order-calls.ts';
import { orderDetailMessages } from './order-detail-messages.ts';

const Quote = ({ quote, alone }: { quote: MemberRefundQuote; alone: number }) => {
  const t = useMessages(orderDetailMessages);
  const text = useText();
  const language = useLanguage();
  if (!quote.possible) return <Alert type="warning" showIcon title={text(quote.why)} />;
  return (
    <>
      <DescriptionList
        items={[
          { term: t('giveBack.paid'), value: formatMoney(quote.paid, language) },
          { term: t('giveBack.fee'), value: formatMoney(quote.fee, language) },
          ...(quote.parts ?? []).map(({ name, fee }) => ({
            term: t('giveBack.partOf', { name: name ? text(name) : t('giveBack.tour') }),
            value: formatMoney(fee, language),
          })),
          { term: t('giveBack.back'), value: <strong>{formatMoney(quote.refund, language)}</strong> },
        ]}
      />
      {quote.approval && quote.refund <= alone && (
        <Alert type="info" showIcon title={t('giveBack.approval')} />
      )}
      {quote.refund > alone && <Alert type="info" showIcon title={t('giveBack.second')} />}
    </>
  );
};

interface RefundDialogProps {
  readonly order: AdminOrderDetail;
  readonly onClosed: () => void;
}

/** Refunds an order for its buyer, at the shown quote. */
export default function RefundDialog({ order, onClosed }: RefundDialogProps) {
  const { orderNo, refundAlone } = order;
  const t = useMessages(orderDetailMessages);
  const language = useLanguage();
  const rules = useTextRules();
  const quote = useRefundQuote(orderNo);
  const refund = useRefundOrder(orderNo);
  const [keyOf] = useState(() => idempotencyKeys());
  const [form] = Form.useForm<{ reason: string }>();
  const draft = usePlainDraft<{ reason: string }>(`refund:${orderNo}`);
  const submit = async ({ reason }: { reason: string }, close: () => void) => {
    const body = { reason, expectedRefund: quote.data?.refund ?? 0 };
    try {
      const { state } = await refund.mutateAsync({ body, idempotencyKey: keyOf(body) });
      const amount = formatMoney(body.expectedRefund, language);
      toast.success(t(state === 'REQUESTED' ? 'giveBack.proposed' : 'giveBack.done', { amount }));
      close();
    } catch (error) {
      void quote.refetch();
      showFaults(form, error);
    }
  };
  return (
    <ConfirmDialog
      title={t('giveBack.title')}
      okText={t('giveBack.confirm')}
      form={form}
      busy={refund.isPending}
      disabled={!quote.data?.possible}
      onClosed={draft.forgetBefore(onClosed)}
    >
      {(close) => (
        <AdminQuery query={quote} skeleton={<RowsSkeleton rows={3} height={32} />}>
          {(data) => (
            <Form
              form={form}
              layout="vertical"
              {...draft.form}
              onFinish={(values) => void submit(values, close)}
            >
              <Quote quote={data} alone={refundAlone} />
              {data.possible && (
                <Form.Item
                  name="reason"
                  label={t('giveBack.reason')}
                  rules={rules(t('giveBack.reason'))}
                  style={{ marginBlock: 16 }}
                >
                  <Input.TextArea rows={2} maxLength={200} />
                </Form.Item>
              )}
            </Form>
          )}
        </AdminQuery>
      )}
    </ConfirmDialog>
  );
}
