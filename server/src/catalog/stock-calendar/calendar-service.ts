import type {
  CalendarDay,
  CalendarEdit,
  CalendarPreview,
  CallData,
  CallInput,
  ProductCalendar,
} from '@portal/shared/contract';
import { daysBetween } from '@portal/shared/rules';
import { requestTime, UNDATED } from '#src/catalog/products/index.ts';
import { requireVersion } from '#src/platform/audit/index.ts';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField, type Member, notFound, requireDayOrder } from '#src/platform/errors/index.ts';
import { applyPlan, type EditedDays } from './apply-plan.ts';
import { refusedDays } from './calendar-faults.ts';
import {
  countChoices,
  listChoices,
  listRows,
  lockCalendar,
  lockRows,
  readRows,
} from './calendar-repository.ts';
import type { CalendarRow } from './calendar-row.ts';
import { requireEditable } from './edit-request.ts';
import { findUndo } from './last-edit.ts';
import { getProduct, planOn } from './plan-on.ts';
import { previewOf } from './plan-preview.ts';
import { findPriceProposal, percentToApprove, proposePrices } from './price-proposal.ts';

/** A page of products whose calendar can be viewed. */
export const pageChoices = async (
  { db }: Deps,
  { pageNum = 1, pageSize = 10, ...query }: CallInput<'GET /api/v1/product-calendars'>['query'],
  scope: DataScope,
): Promise<CallData<'GET /api/v1/product-calendars'>> => {
  const filters = { ...query, scope };
  return {
    list: await listChoices(db, filters, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    total: await countChoices(db, filters),
  };
};

/** A product with its SKUs, until when the member may undo their last change, and proposed prices. Throws 404. */
export const getProductCalendar = async (
  { db, now }: Deps,
  member: Member,
  id: number,
): Promise<ProductCalendar> => {
  const product = await getProduct(db, id);
  const undo = await findUndo(db, member, id, now());
  const proposal = await findPriceProposal(db, member, id);
  return { ...product, undoUntil: undo?.until.toISOString() ?? null, proposal };
};

/** The maximum number of days of a query or an edit. */
export const maxDays = 400;

const dayOfRow = ({ skuId: _skuId, day, closesAt, ...row }: CalendarRow): CalendarDay => ({
  ...row,
  day: day === UNDATED ? null : day,
  closesAt: closesAt?.toISOString() ?? null,
});

/**
 * The rows of a product's SKU, past ones too; a product without dates returns its one row. Throws 404, and an
 * HttpError naming the field for a reversed or longer range.
 */
export const listCalendarDays = async (
  { db }: Deps,
  id: number,
  { skuId, from, to }: CallInput<'GET /api/v1/product-calendars/:id/days'>['query'],
): Promise<CalendarDay[]> => {
  const { daily, skus } = await getProduct(db, id);
  if (!skus.some((sku) => sku.id === skuId)) throw notFound('规格不存在', 'This option does not exist');
  requireDayOrder(from, to);
  if (daysBetween(from, to) >= maxDays)
    throw invalidField('to', `最多查询 ${maxDays} 天`, `At most ${maxDays} days at once`);
  const rows = await (daily ? listRows(db, skuId, from, to) : listRows(db, skuId, UNDATED, UNDATED));
  return rows.map(dayOfRow);
};

/** A preview of an edit. Throws 404, and for the field of an edit that the product does not allow. */
export const previewCalendarEdit = async (
  deps: Deps,
  id: number,
  edit: CalendarEdit,
): Promise<CalendarPreview> => {
  const product = await getProduct(deps.db, id);
  requireEditable(product, edit, requestTime(deps).today);
  const { plan, version } = await planOn(deps.db, edit, readRows);
  const approvalPercent = await percentToApprove(deps.db, deps.env, product, plan);
  return { ...previewOf(plan, version), approvalPercent };
};

/**
 * Applies an edit of a product whose calendar is locked, or proposes it. Returns the rows that it changed; none when it was
 * proposed. Throws like {@link editCalendar}.
 */
export const changeDays = async (
  { env, now }: Pick<Deps, 'env' | 'now'>,
  tx: Db,
  member: Member,
  product: Awaited<ReturnType<typeof getProduct>>,
  edit: CalendarEdit,
): Promise<EditedDays | undefined> => {
  const { id } = product;
  const { plan, version } = await planOn(tx, edit, lockRows);
  await requireVersion(tx, { subject: 'calendar', id, seen: edit.version, stored: version });
  if (plan.refused.length > 0) throw refusedDays(plan.refused);
  const percent = await percentToApprove(tx, env, product, plan);
  if (percent !== null) {
    await proposePrices(tx, id, { member, percent, edit: { ...edit, version }, now: now() });
    return undefined;
  }
  return applyPlan(tx, { actor: member, action: edit.edit.action, productId: id, plan });
};

/**
 * Applies an edit, all or nothing; a price move beyond the setting of the agency is proposed instead. Throws like
 * {@link previewCalendarEdit}, an HttpError with the days on which more is held or sold than the new total, 409 when the
 * version changed since the preview, and for a proposal without a reason.
 */
export const editCalendar = (
  deps: Deps,
  member: Member,
  id: number,
  edit: CalendarEdit,
): Promise<CallData<'PUT /api/v1/product-calendars/:id'>> =>
  deps.db.transaction(async (tx) => {
    await lockCalendar(tx, id);
    const product = await getProduct(tx, id);
    requireEditable(product, edit, requestTime(deps).today);
    return { outcome: (await changeDays(deps, tx, member, product, edit)) ? 'APPLIED' : 'PROPOSED' };
  });
