import { call } from '@portal/shared/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const page = 'GET /api/v1/invoices';

const useInvoiceChange = <T>(change: (input: T) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: [page] }),
  });
};

/** Keeps an issued invoice. */
export const useIssueInvoice = (orderNo: string) =>
  useInvoiceChange((body: { invoiceNo: string; file: File }) =>
    call('POST /api/v1/invoices/:orderNo/issue', { params: { orderNo }, body }),
  );

export const useRejectInvoice = (orderNo: string) =>
  useInvoiceChange((body: { reason: string }) =>
    call('POST /api/v1/invoices/:orderNo/reject', { params: { orderNo }, body }),
  );

export const useVoidInvoice = (orderNo: string) =>
  useInvoiceChange((body: { reason: string; redInvoiceNo: string }) =>
    call('POST /api/v1/invoices/:orderNo/void', { params: { orderNo }, body }),
  );

export const useInvoiceFile = () =>
  useMutation({
    mutationFn: (orderNo: string) => call('GET /api/v1/invoices/:orderNo/file', { params: { orderNo } }),
  });
