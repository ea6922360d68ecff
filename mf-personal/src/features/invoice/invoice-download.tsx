import { call } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { Button, saveFile } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { invoiceMessages } from './invoice-messages.ts';

interface InvoiceDownloadProps {
  readonly orderNo: string;
  readonly invoiceNo: string | null;
}

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'application/ofd': 'ofd' };

/** Saves an issued invoice as the tax platform made it. */
export const InvoiceDownload = ({ orderNo, invoiceNo }: InvoiceDownloadProps) => {
  const t = useMessages(invoiceMessages);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('GET /api/v1/orders/:orderNo/invoice/file', { params: { orderNo } }),
    onSuccess: (file) => saveFile(file, `${invoiceNo ?? orderNo}.${endings[file.type] ?? 'pdf'}`),
  });
  return (
    <Button kind="quiet" icon="download" busy={isPending} onClick={() => mutate()}>
      {t('download')}
    </Button>
  );
};
