import { useMessages } from '@portal/shared/i18n';
import { Form } from 'antd';
import { useRejectInvoice } from '../invoice-calls.ts';
import { invoiceMessages } from '../invoice-messages.ts';
import { DecisionDrawer, type DecisionProps } from './decision-drawer.tsx';
import { ReasonField } from './reason-field.tsx';

/** Refuses what is asked for, for a reason that the member reads. */
export default function RejectDrawer({ row, onClosed }: DecisionProps) {
  const t = useMessages(invoiceMessages);
  const [form] = Form.useForm<{ reason: string }>();
  const save = useRejectInvoice(row.item.orderNo);
  const words = {
    ...{ title: t('reject.title'), hint: t('reject.hint') },
    ...{ submit: t('reject.submit'), done: t('reject.done') },
  };
  return (
    <DecisionDrawer
      {...{ row, onClosed, words, form, save }}
      bodyOf={({ reason }: { reason: string }) => ({ reason: reason.trim() })}
    >
      <ReasonField label={t('reject.reason')} />
    </DecisionDrawer>
  );
}
