import { isEligibleForCoupon } from '@portal/shared/rules';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import { assignToMember, reserveOne } from './coupon-record-repository.ts';
import { findCoupon, hasCompletedOrder, insertMemberCoupon } from './coupon-repository.ts';
import { soldOut } from './coupon-service.ts';

/**
 * Grants a coupon to a member, also outside the claim period. Throws HttpError: 404 for an unknown coupon,
 * `username` when the member does not exist, already has it, or its audience excludes them, A0510 when none is left or it has expired.
 */
export const grantCoupon = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  staff: Member,
  couponId: number,
  username: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const coupon = await findCoupon(tx, couponId);
    if (!coupon) throw notFound();
    const userId = await assignToMember(tx, username.trim());
    if (userId === undefined)
      throw invalidField('username', '没有这个会员，或账号已停用', 'There is no such member who can sign in');
    if (!isEligibleForCoupon(coupon, await hasCompletedOrder(tx, userId)))
      throw invalidField(
        'username',
        '该会员已有完成的订单，不是新客',
        'This member has a completed order and is not a new customer',
      );
    if (!(await insertMemberCoupon(tx, couponId, userId)))
      throw invalidField('username', '该会员已有这张优惠券', 'This member has one already');
    if (!(await reserveOne(tx, couponId, now()))) throw soldOut();
    await recordChange(tx, {
      actor: staff,
      action: 'give',
      subject: 'coupon',
      subjectId: couponId,
      after: { userId },
    });
  });
