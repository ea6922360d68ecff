import { call, queryOf } from '@portal/shared/api';
import type { CouponForm } from '@portal/shared/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const page = 'GET /api/v1/coupons/page';

const formOf = (id: number) => queryOf('GET /api/v1/coupons/:id/form', { params: { id } });

/** The form of a coupon, never cached, as another user may have changed it. */
export const useCouponForm = (id: number | undefined) =>
  useQuery({ ...formOf(id ?? 0), enabled: id !== undefined, staleTime: 0, gcTime: 0 });

const useCouponChange = <T>(change: (input: T) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: [page] }),
  });
};

/** Adds a coupon, or changes the one with this id. */
export const useSaveCoupon = (id: number | undefined) =>
  useCouponChange((body: CouponForm) =>
    id === undefined
      ? call('POST /api/v1/coupons', { body })
      : call('PUT /api/v1/coupons/:id', { params: { id }, body }),
  );

export const useSetCouponStatus = () =>
  useCouponChange(({ id, status }: { id: number; status: 0 | 1 }) =>
    call('PUT /api/v1/coupons/:id/status', { params: { id }, query: { status } }),
  );

export const useDeleteCoupons = () =>
  useCouponChange((ids: readonly number[]) =>
    call('DELETE /api/v1/coupons/:id', { params: { id: ids.join(',') } }),
  );

/** Grants a coupon to a member. The form shows refusals. */
export const useGiveCoupon = (id: number) =>
  useCouponChange((body: { username: string }) =>
    call('POST /api/v1/coupons/:id/give', { params: { id }, body }),
  );
