import { and, eq, gt, sql } from 'drizzle-orm';
import { type Db, holds, prepared, waitlistEntries } from '#src/platform/database/index.ts';
import { extrasOf, type StockRequest } from '#src/sales/inventory/index.ts';
import { soldOut } from '#src/sales/orders/index.ts';

/** An offer of a waiting list: seats of a departure that are held for one member. */
export interface SeatOffer {
  readonly entryId: number;
  readonly seats: number;
}

const { placeholder } = sql;

const ownOffer = prepared((db) =>
  db
    .select({
      entryId: waitlistEntries.id,
      seats: sql<number>`${waitlistEntries.adults} + ${waitlistEntries.children}`,
    })
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.userId, placeholder('userId')),
        eq(waitlistEntries.skuId, placeholder('skuId')),
        eq(waitlistEntries.day, placeholder('day')),
        eq(waitlistEntries.state, 'OFFERED'),
        gt(waitlistEntries.offerUntil, placeholder('now')),
      ),
    ),
);

/** The member's valid offer of a departure. */
export const findOffer = async (
  db: Db,
  userId: number,
  { skuId, day }: StockRequest,
  now: Date,
): Promise<SeatOffer | undefined> => (await ownOffer(db, { userId, skuId, day, now }))[0];

const markUsed = prepared((db) =>
  db
    .update(waitlistEntries)
    .set({ state: 'USED', updatedAt: sql`${placeholder('now')}` })
    .where(and(eq(waitlistEntries.id, placeholder('entryId')), eq(waitlistEntries.state, 'OFFERED'))),
);

const takeOver = prepared((db) =>
  db
    .update(holds)
    .set({
      orderId: sql`${placeholder('orderId')}`,
      quantity: sql`${placeholder('quantity')}`,
      expiresAt: sql`${placeholder('expiresAt')}`,
      extras: sql`${placeholder('extras')}::jsonb`,
    })
    .where(and(eq(holds.entryId, placeholder('entryId')), eq(holds.state, 'held'))),
);

/** What an order takes over, and until when it holds it. */
interface Use {
  readonly offer: SeatOffer;
  readonly orderId: number;
  readonly request: StockRequest;
  readonly expiresAt: Date;
  readonly now: Date;
}

/**
 * Uses an offer for an order: its held seats become the order's, without being free in between. More seats are taken
 * from free ones, fewer are released to the next in line. Throws A0510 when the offer has ended meanwhile.
 */
export const redeemOffer = async (
  tx: Db,
  { offer, orderId, request, expiresAt, now }: Use,
): Promise<void> => {
  const { entryId } = offer;
  if ((await markUsed(tx, { entryId, now })).rowCount !== 1) throw soldOut(request.field);
  const { quantity } = request;
  const { extras } = extrasOf(request);
  const taken = { entryId, orderId, quantity, expiresAt, extras: extras ? JSON.stringify(extras) : null };
  const { rowCount } = await takeOver(tx, taken);
  if (rowCount !== 1) throw new Error(`entry ${entryId} of a waiting list was offered without seats`);
};
