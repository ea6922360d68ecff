import { call } from '@portal/shared/api';
import { useMutation } from '@tanstack/react-query';
import { useChange } from '#src/api/use-change.ts';

const page = 'GET /api/v1/invoices';
const outdated = [page] as const;

/** Stores an issued invoice. */
export const useIssueInvoice = (orderNo: string) =>
  useChange(outdated, (body: { invoiceNo: string; file: File }) =>
    call('POST /api/v1/invoices/:orderNo/issue', { params: { orderNo }, body }),
  );

export const useRejectInvoice = (orderNo: string) =>
  useChange(outdated, (body: { reason: string }) =>
    call('POST /api/v1/invoices/:orderNo/reject', { params: { orderNo }, body }),
  );

export const useVoidInvoice = (orderNo: string) =>
  useChange(outdated, (body: { reason: string; redInvoiceNo: string }) =>
    call('POST /api/v1/invoices/:orderNo/void', { params: { orderNo }, body }),
  );

export const useInvoiceFile = () =>
  useMutation({
    mutationFn: (orderNo: string) => call('GET /api/v1/invoices/:orderNo/file', { params: { orderNo } }),
  });
