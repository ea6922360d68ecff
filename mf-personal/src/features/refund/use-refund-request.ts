import { type ApiError, call, idempotencyKeys, queryClient } from '@portal/shared/api';
import type { MemberRefundQuote, RefundRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { focusField, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refundMessages } from './refund-messages.ts';
import { useReason } from './use-reason.ts';

const quoteKey = 'GET /api/v1/orders/:orderNo/refund-quote';

const listKey = 'GET /api/v1/orders/:orderNo/refunds';

/** What the server said of it is not so any more: asked for again at once. */
const askAgain = (key: typeof quoteKey | typeof listKey): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [key] });

export const reasonField = 'refund-reason';

/** Requests the quoted refund. If the amount has changed, the new quote is loaded and shown. */
export const useRefundRequest = (orderNo: string, onDone: () => void) => {
  const t = useMessages(refundMessages);
  const [keyOf] = useState(() => idempotencyKeys());
  const { reason, setReason, forget } = useReason(`refund:${orderNo}`);
  const [missing, setMissing] = useState(false);
  const send = useMutation<RefundRow, ApiError, number>({
    mutationFn: (expectedRefund) => {
      const body = { reason: reason.trim(), expectedRefund };
      const input = { params: { orderNo }, body };
      return call('POST /api/v1/orders/:orderNo/refund', input, {
        idempotencyKey: keyOf(body),
      });
    },
    onSuccess: async ({ state }) => {
      forget();
      await askAgain(listKey);
      toast.success(t(state === 'REQUESTED' ? 'done.requested' : 'done.started'));
      onDone();
    },
    onError: () => askAgain(quoteKey),
  });
  const submit = ({ refund }: MemberRefundQuote) => {
    const empty = reason.trim() === '';
    setMissing(empty);
    if (empty) focusField(reasonField);
    else send.mutate(refund);
  };
  const change = (text: string) => {
    setReason(text);
    if (text.trim()) setMissing(false);
  };
  const refusal = send.error?.code === 'A0511' ? t('changed') : send.error?.message;
  return { reason, change, forget, missing, submit, refusal, busy: send.isPending };
};
