import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { listMessages } from '#src/list/list-messages.ts';
import { useDeleteRows } from '#src/list/use-delete-rows.tsx';
import { useDeleteCoupons, useSetCouponStatus } from './coupon-calls.ts';
import { couponMessages } from './coupon-messages.ts';
import type { NamedCoupon } from './list/coupon-facts.ts';

/** Giving out, stopping and deleting coupons, each asked for first where it takes something away. */
export const useCouponChanges = () => {
  const t = useMessages(couponMessages);
  const common = useMessages(listMessages);
  const setStatus = useSetCouponStatus();
  const remove = useDeleteRows<NamedCoupon>(useDeleteCoupons());
  const changeStatus = async ({ id, name }: NamedCoupon, status: 0 | 1) => {
    const question = { title: t('off.title', { name }), body: t('off.body'), confirmLabel: t('off.confirm') };
    if (status === 0 && !(await confirm({ ...question, danger: true }))) return;
    setStatus.mutate(
      { id, status },
      { onSuccess: () => toast.success(common(status === 1 ? 'done.enabled' : 'done.disabled', { name })) },
    );
  };
  return { changeStatus, remove, changing: setStatus.isPending ? setStatus.variables.id : undefined };
};
