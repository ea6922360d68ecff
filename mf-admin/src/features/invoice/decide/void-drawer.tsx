import { useMessages } from '@portal/shared/i18n';
import { Form, Input } from 'antd';
import { ReasonField } from '#src/form/fields/reason-field.tsx';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { useVoidInvoice } from '../invoice-calls.ts';
import { invoiceMessages } from '../invoice-messages.ts';
import { DecisionDrawer, type DecisionProps } from './decision-drawer.tsx';

interface Values {
  readonly redInvoiceNo: string;
  readonly reason: string;
}

/** Notes the red invoice that takes an issued one back. */
export default function VoidDrawer({ row, onClosed }: DecisionProps) {
  const t = useMessages(invoiceMessages);
  const rulesOf = useTextRules();
  const number = { pattern: /^\d{8,20}$/, message: t('issue.numberHint') };
  return (
    <DecisionDrawer
      row={row}
      decision="void"
      command={useVoidInvoice(row.item.orderNo)}
      onClosed={onClosed}
      bodyOf={({ redInvoiceNo, reason }: Values) => ({ redInvoiceNo, reason: reason.trim() })}
    >
      <Form.Item
        name="redInvoiceNo"
        label={t('void.red')}
        extra={t('issue.numberHint')}
        validateFirst
        rules={rulesOf(t('void.red'), number)}
      >
        <Input maxLength={20} inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <ReasonField label={t('void.reason')} />
    </DecisionDrawer>
  );
}
