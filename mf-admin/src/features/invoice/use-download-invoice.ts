import type { InvoiceRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { saveFile } from '@portal/shared/ui';
import type { ListRow } from '#src/list/list-row.ts';
import { useInvoiceFile } from './invoice-calls.ts';
import { invoiceMessages } from './invoice-messages.ts';

/** Saves the file of an issued invoice under its number. */
export const useDownloadInvoice = () => {
  const t = useMessages(invoiceMessages);
  const file = useInvoiceFile();
  return ({ item: { invoiceNo, orderNo } }: ListRow<InvoiceRow>) => {
    const name = t('file', { number: invoiceNo ?? orderNo });
    file.mutate(orderNo, {
      onSuccess: (sent) => saveFile(sent, `${name}.${sent.type === 'application/ofd' ? 'ofd' : 'pdf'}`),
    });
  };
};
