import type { DepartureForm, DepartureInfo, GroupProgress } from '@portal/shared/contract';
import { dayOf, groupProgress, isActiveOrder, showsDeparture } from '@portal/shared/rules';
import { and, eq } from 'drizzle-orm';
import { findDepartureGroup } from '#src/catalog/products/index.ts';
import { recordChange, requireVersion, versionOf } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, departures, pickColumns, updateById } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import type { StockKey } from '#src/sales/inventory/index.ts';
import { findOrderByNumber, type OrderRecord } from '#src/sales/orders/index.ts';

const unknown: DepartureInfo = {
  leaderName: null,
  leaderMobile: null,
  meetingPoint: null,
  meetingTime: null,
};

const stored = {
  ...pickColumns(departures, ['id', 'leaderName', 'leaderMobile', 'meetingPoint', 'meetingTime']),
  version: versionOf(departures.updatedAt),
};

const ofDeparture = ({ skuId, day }: StockKey) => and(eq(departures.skuId, skuId), eq(departures.day, day));

const findDeparture = async (db: Db, departure: StockKey) =>
  (await db.select(stored).from(departures).where(ofDeparture(departure)))[0];

type DepartureRow = NonNullable<Awaited<ReturnType<typeof findDeparture>>>;

const toInfo = ({ id: _id, version: _version, ...info }: DepartureRow): DepartureInfo => info;

/** The departure of a tour order; undefined for other kinds. */
const departureOf = ({ snapshot: { details } }: OrderRecord): StockKey | undefined =>
  details.kind === 'tour' ? { skuId: details.skuId, day: details.day } : undefined;

/** Tour leader and meeting point as a paid order shows them from some days before departure; null before, and without any. */
export const readDeparture = async (db: Db, order: OrderRecord, now: Date): Promise<DepartureInfo | null> => {
  const departure = departureOf(order);
  if (!departure || !isActiveOrder(order) || !showsDeparture(departure.day, dayOf(now))) return null;
  const row = await findDeparture(db, departure);
  return row ? toInfo(row) : null;
};

const getDeparture = async (db: Db, orderNo: string): Promise<StockKey> => {
  const order = await findOrderByNumber(db, orderNo);
  const departure = order && departureOf(order);
  if (!departure) throw notFound();
  return departure;
};

/** Tour leader and meeting point of the departure of an order, for staff. Throws 404, also for other kinds. */
export const getDepartureForm = async ({ db }: Pick<Deps, 'db'>, orderNo: string): Promise<DepartureForm> => {
  const row = await findDeparture(db, await getDeparture(db, orderNo));
  return row ? { ...toInfo(row), version: row.version } : unknown;
};

/** Changes them for all orders of the departure. Throws 404, and 409 when they were changed since the form was loaded. */
export const changeDeparture = (
  { db }: Pick<Deps, 'db'>,
  staff: Member,
  orderNo: string,
  { version: seen, ...info }: DepartureForm,
): Promise<void> =>
  db.transaction(async (tx) => {
    const departure = await getDeparture(tx, orderNo);
    // An empty row at first, so that there is one to lock.
    await tx.insert(departures).values(departure).onConflictDoNothing();
    await tx.select({ id: departures.id }).from(departures).where(ofDeparture(departure)).for('update');
    const before = await findDeparture(tx, departure);
    if (!before) throw new Error('a departure was lost under its lock');
    const { id, version } = before;
    await requireVersion(tx, { subject: 'departure', id, seen, stored: version });
    await updateById(tx, departures, id, info);
    const change = { actor: staff, action: 'update', subject: 'departure', subjectId: id } as const;
    await recordChange(tx, { ...change, before: toInfo(before), after: info });
  });

/** How far the group of a paid tour order is; null once it is decided, and for other orders. */
export const readGroup = async (db: Db, order: OrderRecord): Promise<GroupProgress | null> => {
  const { details } = order.snapshot;
  if (details.kind !== 'tour' || order.fulfilment !== 'GROUP_PENDING' || !isActiveOrder(order)) return null;
  const group = await findDepartureGroup(db, details);
  return group ? groupProgress({ day: details.day, joined: group.joined }, group) : null;
};
