import { type ApiError, call } from '@portal/shared/api';
import { invalidateOrders } from '@portal/shared/booking';
import type { OrderRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { orderMessages } from './order-messages.ts';
import { useOrderTitle } from './use-order-text.ts';

const calls = {
  cancel: 'POST /api/v1/orders/:orderNo/cancel',
  receive: 'POST /api/v1/orders/:orderNo/receive',
  remove: 'DELETE /api/v1/orders/:orderNo',
} as const;

export type OrderStep = keyof typeof calls;

/**
 * A step of an order after a confirmation: cancels an unpaid one, confirms receipt of goods, or hides a final
 * one. After a conflict the new state is shown.
 */
export const useOrderStep = (
  order: Pick<OrderRow, 'orderNo' | 'kind' | 'title' | 'titleEn'>,
  step: OrderStep,
  onDone?: () => void,
) => {
  const t = useMessages(orderMessages);
  const { orderNo, kind } = order;
  const title = useOrderTitle(order);
  const take = useMutation<unknown, ApiError>({
    mutationFn: () => call(calls[step], { params: { orderNo } }),
    onSuccess: () => {
      toast.success(t(`${step}.done`));
      onDone?.();
    },
    onSettled: () => invalidateOrders(),
  });
  const ask = async () => {
    const agreed = await confirm({
      title: t(`${step}.title`),
      body: t(`${step}.body`, { title, orderNo, held: t(`held.${kind}`) }),
      confirmLabel: t(`${step}.confirm`),
      cancelLabel: step === 'cancel' ? t('cancel.keep') : undefined,
      danger: step !== 'receive',
    });
    if (agreed) take.mutate();
  };
  return { ask, busy: take.isPending };
};
