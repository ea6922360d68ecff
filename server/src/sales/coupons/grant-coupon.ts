import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import { assignToMember, reserveOne } from './coupon-record-repository.ts';
import { findCoupon, insertMemberCoupon } from './coupon-repository.ts';
import { soldOut } from './coupon-service.ts';

/**
 * Gives one of a coupon to a member, also when nobody can take it now. Throws 404 without such a coupon, a fault of
 * `username` for who is not there or has one, and A0510 when none is left or it has ended.
 */
export const grantCoupon = async (
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  staff: Member,
  couponId: number,
  username: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await findCoupon(tx, couponId))) throw notFound();
    const userId = await assignToMember(tx, username.trim());
    if (userId === undefined)
      throw invalidField('username', '没有这个会员，或账号已停用', 'There is no such member who can sign in');
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
