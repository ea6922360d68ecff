import type { InvoiceRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import type { UseMutationResult } from '@tanstack/react-query';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { CommandDrawer } from '#src/form/command-drawer.tsx';
import type { ListRow } from '#src/list/list-row.ts';
import { invoiceMessages } from '../invoice-messages.ts';
import { InvoiceFacts } from './invoice-facts.tsx';

export interface DecisionProps {
  readonly row: ListRow<InvoiceRow>;
  readonly onClosed: () => void;
}

interface DecisionDrawerProps<V extends object, B> extends DecisionProps {
  readonly decision: 'issue' | 'reject' | 'void';
  readonly command: UseMutationResult<unknown, Error, B>;
  readonly bodyOf: (values: V) => B;
  readonly children: ReactNode;
}

/** One decision about an invoice: what it is about, and what has to be filled in. */
export const DecisionDrawer = <V extends object, B>(props: DecisionDrawerProps<V, B>) => {
  const { row, decision, ...rest } = props;
  const t = useMessages(invoiceMessages);
  return (
    <CommandDrawer
      {...rest}
      draft={`invoice-${decision}:${row.item.orderNo}`}
      title={t(`${decision}.title`)}
      submitLabel={t(`${decision}.submit`)}
      done={t(`${decision}.done`)}
      about={
        <>
          <Alert type="info" showIcon title={t(`${decision}.hint`)} style={{ marginBottom: 16 }} />
          <InvoiceFacts invoice={row.item} />
        </>
      }
    />
  );
};
