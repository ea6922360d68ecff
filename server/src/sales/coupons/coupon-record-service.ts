import type { CallData, CallInput, CouponForm } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { recordChange, recordChanges, requireVersion } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import {
  type CouponColumns,
  countCoupons,
  deleteCoupons,
  findCouponForm,
  insertCoupon,
  listCoupons,
  lockCoupons,
  readUse,
  updateCoupon,
} from './coupon-record-repository.ts';
import type { CouponRecord } from './coupon-repository.ts';
import { couponFault, termsOf, worsening } from './coupon-rules.ts';

type Needs = Pick<Deps, 'db' | 'now'>;
type Page = 'GET /api/v1/coupons/page';

const auditRow = { subject: 'coupon' } as const;
const unused = { used: 0, orders: 0, discounted: 0 };

const toFlag = (stored: number) => (stored === 1 ? (1 as const) : (0 as const));

const rowOf = (coupon: CouponRecord) => ({
  id: coupon.id,
  title: coupon.title,
  ...termsOf(coupon),
  total: coupon.total,
  claimed: coupon.claimed,
  claimFrom: coupon.claimFrom?.toISOString() ?? null,
  claimTo: coupon.claimTo?.toISOString() ?? null,
  status: toFlag(coupon.status),
  inCentre: toFlag(coupon.inCentre),
});

/** A page of coupons with usage numbers. */
export const pageCoupons = async (
  { db, now }: Needs,
  { pageNum = 1, pageSize = 10, ...filters }: CallInput<Page>['query'],
): Promise<CallData<Page>> => {
  const at = now();
  const rows = await listCoupons(db, filters, {
    now: at,
    limit: pageSize,
    offset: (pageNum - 1) * pageSize,
  });
  const use = await readUse(
    db,
    rows.map(({ id }) => id),
  );
  return {
    list: rows.map((row) => ({ ...rowOf(row), ...(use.get(row.id) ?? unused) })),
    total: await countCoupons(db, filters, at),
  };
};

/** A coupon as the edit form shows it. Throws 404. */
export const getCouponForm = async ({ db }: Needs, id: number): Promise<CouponForm> => {
  const found = await findCouponForm(db, id);
  if (!found) throw notFound();
  return { ...rowOf(found.coupon), version: found.version };
};

const columnsOf = (form: CouponForm): CouponColumns => {
  const {
    title,
    from,
    to,
    claimFrom,
    claimTo,
    id: _id,
    claimed: _claimed,
    version: _version,
    ...terms
  } = form;
  const en = title.en?.trim();
  return {
    ...terms,
    title: { zh: title.zh.trim(), ...(en ? { en } : {}) },
    kinds: [...new Set(terms.kinds)],
    startsAt: new Date(from),
    endsAt: new Date(to),
    claimFrom: claimFrom === null ? null : new Date(claimFrom),
    claimTo: claimTo === null ? null : new Date(claimTo),
  };
};

const requireGood = (form: CouponForm): void => {
  const fault = couponFault(form);
  if (fault) throw fault;
};

/** Adds a coupon. Throws an HttpError naming the field. */
export const createCoupon = async ({ db }: Needs, member: Member, form: CouponForm): Promise<void> => {
  requireGood(form);
  const after = columnsOf(form);
  await db.transaction(async (tx) => {
    const id = await insertCoupon(tx, after);
    await recordChange(tx, { ...auditRow, actor: member, action: 'create', subjectId: id, after });
  });
};

const lockExisting = async (tx: Db, id: number) => {
  const [held] = await lockCoupons(tx, [id]);
  if (!held) throw notFound();
  return held;
};

const requireNotWorse = (before: CouponRecord, form: CouponForm): void => {
  if (form.total < before.claimed)
    throw invalidField(
      'total',
      `已领取 ${before.claimed} 张，总量不能更少`,
      `${before.claimed} were given out already: there cannot be fewer`,
    );
  const fault = before.claimed > 0 ? worsening(rowOf(before), form) : undefined;
  if (fault) throw fault;
};

/**
 * Changes a coupon. Throws like {@link createCoupon}, an HttpError naming the field for a change that is
 * worse for members who have claimed it or a total below the claimed number, 409 for a version conflict, and
 * 404.
 */
export const changeCoupon = async ({ db }: Needs, member: Member, id: number, form: CouponForm) => {
  requireGood(form);
  await db.transaction(async (tx) => {
    const { coupon: before, version } = await lockExisting(tx, id);
    await requireVersion(tx, { ...auditRow, id, seen: form.version, stored: version });
    requireNotWorse(before, form);
    const after = columnsOf(form);
    await updateCoupon(tx, id, after);
    await recordChange(tx, { ...auditRow, actor: member, action: 'update', subjectId: id, before, after });
  });
};

/** Activates or stops a coupon. Throws 404. */
export const setCouponStatus = async ({ db }: Needs, member: Member, id: number, status: 0 | 1) =>
  db.transaction(async (tx) => {
    const { coupon } = await lockExisting(tx, id);
    await updateCoupon(tx, id, { status });
    const change = { before: { status: coupon.status }, after: { status } };
    await recordChange(tx, { ...auditRow, actor: member, action: 'set-status', subjectId: id, ...change });
  });

const requireUnclaimed = ({ title, claimed }: CouponRecord): void => {
  if (claimed > 0)
    throw conflict(
      errorCodes.wrongState,
      `“${title.zh}”已有 ${claimed} 人领取，不能删除；可以停止发放`,
      `“${title.en ?? title.zh}” was claimed by ${claimed} members and cannot be deleted. You can stop issuing it instead`,
    );
};

/** Deletes unclaimed coupons, all or none. Throws A0513 for a claimed one, and 404. */
export const removeCoupons = async ({ db }: Needs, member: Member, ids: readonly number[]): Promise<void> =>
  db.transaction(async (tx) => {
    const held = (await lockCoupons(tx, ids)).map(({ coupon }) => coupon);
    if (held.length !== ids.length) throw notFound();
    held.forEach(requireUnclaimed);
    await deleteCoupons(tx, ids);
    await recordChanges(
      tx,
      held.map((before) => ({ ...auditRow, actor: member, action: 'delete', subjectId: before.id, before })),
    );
  });
