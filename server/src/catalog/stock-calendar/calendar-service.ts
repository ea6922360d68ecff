import type {
  CalendarDay,
  CalendarEdit,
  CalendarPreview,
  CallData,
  CallInput,
  ProductCalendar,
} from '@portal/shared/contract';
import { daysBetween } from '@portal/shared/rules';
import { productKinds, requestTime, UNDATED } from '#src/catalog/products/index.ts';
import { requireUnchanged } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import { refusedDays } from './calendar-faults.ts';
import {
  countChoices,
  findChoice,
  holdRows,
  listChoices,
  listRows,
  listSkus,
  lockCalendar,
  readRows,
} from './calendar-repository.ts';
import { type CalendarRow, rowFinder, versionOfRows } from './calendar-row.ts';
import { carryOut } from './carry-out.ts';
import { keysOf, requireEditable, sourcesOf } from './edit-request.ts';
import { findUndo } from './last-edit.ts';
import { planEdit } from './plan-edit.ts';
import { previewOf } from './plan-preview.ts';

/** Products whose calendar can be looked at, page by page. */
export const pageChoices = async (
  { database: { db } }: Deps,
  { pageNum = 1, pageSize = 10, ...filters }: CallInput<'GET /api/v1/product-calendars'>['query'],
): Promise<CallData<'GET /api/v1/product-calendars'>> => ({
  list: await listChoices(db, filters, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
  total: await countChoices(db, filters),
});

const getProduct = async (db: Db, id: number): Promise<Omit<ProductCalendar, 'undoUntil'>> => {
  const choice = await findChoice(db, id);
  if (!choice) throw notFound('产品不存在', 'There is no such product');
  const daily = productKinds[choice.kind].dated !== 'never';
  return { ...choice, daily, skus: await listSkus(db, id) };
};

/** A product and what is sold of it; until when the member may take their last change back. Throws 404. */
export const getProductCalendar = async (
  { database: { db }, now }: Deps,
  member: Member,
  id: number,
): Promise<ProductCalendar> => {
  const product = await getProduct(db, id);
  const undo = await findUndo(db, member, id, now());
  return { ...product, undoUntil: undo?.until.toISOString() ?? null };
};

const mostDays = 400;

const dayOfRow = ({ skuId: _skuId, day, closesAt, ...row }: CalendarRow): CalendarDay => ({
  ...row,
  day: day === UNDATED ? null : day,
  closesAt: closesAt?.toISOString() ?? null,
});

/**
 * The rows of one of a product's SKUs, past ones too; of what is not sold by the day its one row, whatever days are
 * asked for. Throws 404, and a field fault on a reversed or longer span.
 */
export const listCalendarDays = async (
  { database: { db } }: Deps,
  id: number,
  { skuId, from, to }: CallInput<'GET /api/v1/product-calendars/:id/days'>['query'],
): Promise<CalendarDay[]> => {
  const { daily, skus } = await getProduct(db, id);
  if (!skus.some((sku) => sku.id === skuId)) throw notFound('规格不存在', 'This is not sold of the product');
  const length = daysBetween(from, to) + 1;
  if (length < 1)
    throw invalidField('to', '结束日期不能早于开始日期', 'The last day must not be before the first');
  if (length > mostDays)
    throw invalidField('to', `最多查询 ${mostDays} 天`, `At most ${mostDays} days at once`);
  const rows = await (daily ? listRows(db, skuId, from, to) : listRows(db, skuId, UNDATED, UNDATED));
  return rows.map(dayOfRow);
};

/** The edit on the calendar as `read` finds it, and which state of it that is. */
const planOn = async (db: Db, edit: CalendarEdit, read: typeof readRows) => {
  const keys = keysOf(edit);
  const rows = await read(db, keys);
  const from = sourcesOf(keys, edit);
  const sources = from.length > 0 ? await readRows(db, from) : [];
  return {
    plan: planEdit(keys, edit, rowFinder([...sources, ...rows])),
    version: versionOfRows([...rows, ...sources]),
  };
};

/** What a change would do. Throws 404, and a field fault on what the product's calendar cannot take. */
export const previewCalendarEdit = async (
  deps: Deps,
  id: number,
  edit: CalendarEdit,
): Promise<CalendarPreview> => {
  requireEditable(await getProduct(deps.database.db, id), edit, requestTime(deps).today);
  const { plan, version } = await planOn(deps.database.db, edit, readRows);
  return previewOf(plan, version);
};

/**
 * Changes prices and stock of some days: all or nothing. Throws like {@link previewCalendarEdit}, a fault that names the
 * days of which more are sold or held than there would be, and 409 when the calendar was changed after its version.
 */
export const editCalendar = async (
  deps: Deps,
  member: Member,
  id: number,
  edit: CalendarEdit,
): Promise<void> =>
  deps.database.db.transaction(async (tx) => {
    await lockCalendar(tx, id);
    requireEditable(await getProduct(tx, id), edit, requestTime(deps).today);
    const { plan, version } = await planOn(tx, edit, holdRows);
    await requireUnchanged(tx, { subject: 'calendar', id, seen: edit.version, stored: version });
    if (plan.refused.length > 0) throw refusedDays(plan.refused);
    await carryOut(tx, { actor: member, action: edit.edit.action, productId: id, plan });
  });
