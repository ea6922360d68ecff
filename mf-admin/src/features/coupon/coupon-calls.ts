import { call } from '@portal/shared/api';
import { useDeleteRecords, useSaveRecord, useSetStatus, useStoredForm } from '#src/api/record-calls.ts';
import { useChange } from '#src/api/use-change.ts';

const page = 'GET /api/v1/coupons/page';
const outdated = [page] as const;

/** The form of a coupon, never cached, as another user may have changed it. */
export const useCouponForm = (id: number | undefined) => useStoredForm('GET /api/v1/coupons/:id/form', id);

/** Adds a coupon, or changes the one with this id. */
export const useSaveCoupon = (id: number | undefined) =>
  useSaveRecord('POST /api/v1/coupons', 'PUT /api/v1/coupons/:id', id, outdated);

export const useSetCouponStatus = () => useSetStatus('PUT /api/v1/coupons/:id/status', outdated);

export const useDeleteCoupons = () => useDeleteRecords('DELETE /api/v1/coupons/:id', outdated);

/** Grants a coupon to a member. The form shows refusals. */
export const useGiveCoupon = (id: number) =>
  useChange(outdated, (body: { username: string }) =>
    call('POST /api/v1/coupons/:id/give', { params: { id }, body }),
  );
