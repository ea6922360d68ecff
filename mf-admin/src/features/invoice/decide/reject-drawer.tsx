import { useMessages } from '@portal/shared/i18n';
import { ReasonField } from '#src/form/fields/reason-field.tsx';
import { useRejectInvoice } from '../invoice-calls.ts';
import { invoiceMessages } from '../invoice-messages.ts';
import { DecisionDrawer, type DecisionProps } from './decision-drawer.tsx';

/** Refuses what is asked for, for a reason that the member reads. */
export default function RejectDrawer({ row, onClosed }: DecisionProps) {
  const t = useMessages(invoiceMessages);
  return (
    <DecisionDrawer
      row={row}
      decision="reject"
      command={useRejectInvoice(row.item.orderNo)}
      onClosed={onClosed}
      bodyOf={({ reason }: { reason: string }) => ({ reason: reason.trim() })}
    >
      <ReasonField label={t('reject.reason')} />
    </DecisionDrawer>
  );
}
