import { call } from '@portal/shared/api';
import { DownloadButton } from '@portal/shared/booking';
import { useMessages } from '@portal/shared/i18n';
import { invoiceMessages } from './invoice-messages.ts';

interface InvoiceDownloadProps {
  readonly orderNo: string;
  readonly invoiceNo: string | null;
}

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'application/ofd': 'ofd' };

/** Saves an issued invoice as the tax platform made it. */
export const InvoiceDownload = ({ orderNo, invoiceNo }: InvoiceDownloadProps) => {
  const t = useMessages(invoiceMessages);
  return (
    <DownloadButton
      fetchFile={() => call('GET /api/v1/orders/:orderNo/invoice/file', { params: { orderNo } })}
      fileName={({ type }) => `${invoiceNo ?? orderNo}.${endings[type] ?? 'pdf'}`}
    >
      {t('download')}
    </DownloadButton>
  );
};
