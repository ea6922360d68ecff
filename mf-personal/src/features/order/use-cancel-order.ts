import { type ApiError, call } from '@portal/shared/api';
import type { OrderRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { forgetOrders } from './order-answers.ts';
import { orderMessages } from './order-messages.ts';
import { useOrderTitle } from './use-order-text.ts';

/** Cancels an unpaid order after asking. Refused, because it was paid meanwhile, the new state is shown. */
export const useCancelOrder = (order: Pick<OrderRow, 'orderNo' | 'title' | 'titleEn'>) => {
  const t = useMessages(orderMessages);
  const { orderNo } = order;
  const title = useOrderTitle(order);
  const cancel = useMutation<null, ApiError>({
    mutationFn: () => call('POST /api/v1/orders/:orderNo/cancel', { params: { orderNo } }),
    onSuccess: () => toast.success(t('cancel.done')),
    onSettled: () => forgetOrders(),
  });
  const ask = async () => {
    const agreed = await confirm({
      title: t('cancel.title'),
      body: t('cancel.body', { title, orderNo }),
      confirmLabel: t('cancel.confirm'),
      danger: true,
    });
    if (agreed) cancel.mutate();
  };
  return { ask, busy: cancel.isPending };
};
