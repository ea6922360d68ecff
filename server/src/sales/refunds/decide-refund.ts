import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { lockOrder } from '#src/sales/orders/index.ts';
import { changeRefund, findRefund, lockRefund, takeFromTotal } from '#src/sales/payments/index.ts';
import { type Asked, letGo, stepReturn, turnOrder } from './give-back.ts';
import { decidedAlready } from './refund-words.ts';

type Needs = Pick<Deps, 'database' | 'now'>;

const lockAsked = async (tx: Db, refundNo: string): Promise<Asked> => {
  const found = await findRefund(tx, refundNo);
  if (!found) throw notFound();
  const order = await lockOrder(tx, found.orderId);
  const refund = await lockRefund(tx, refundNo);
  if (!order || !refund) throw new Error(`refund ${refundNo} lost its order`);
  return { order, refund };
};

/** Lets a requested refund go; done again it changes nothing. Throws 404, A0513 when it was rejected. */
export const approveRefund = (
  { database: { db }, now }: Needs,
  by: Member,
  refundNo: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const asked = await lockAsked(tx, refundNo);
    if (asked.refund.state === 'REJECTED') throw decidedAlready();
    if (asked.refund.state !== 'REQUESTED') return;
    await letGo(tx, asked, { actor: by, now: now(), decidedBy: by.userId });
  });

/** Refuses a requested refund and says why; the order is what it was. Throws 404, A0513 when it was decided otherwise. */
export const rejectRefund = (
  { database: { db }, now }: Needs,
  by: Member,
  { refundNo, reason }: { readonly refundNo: string; readonly reason: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { order, refund } = await lockAsked(tx, refundNo);
    if (refund.state === 'REJECTED' && refund.decision === reason) return;
    if (refund.state !== 'REQUESTED') throw decidedAlready();
    const at = now();
    const change = { state: 'REJECTED', decision: reason, decidedBy: by.userId, decidedAt: at } as const;
    if (!(await changeRefund(tx, refund, change, at))) throw decidedAlready();
    await takeFromTotal(tx, refund);
    const event = refund.orderState === 'PARTIALLY_REFUNDED' ? 'rejectRest' : 'rejectRefund';
    const after = { refundNo, reason };
    const turned = await turnOrder(tx, order, { event, actor: by, now: at, after });
    await stepReturn(tx, turned, 'refuseReturn', { actor: by, now: at });
  });
