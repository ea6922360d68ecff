import type { CallInput, RefundRow, TravellerRefundQuote } from '@portal/shared/contract';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { once } from '#src/platform/idempotency/index.ts';
import { readSettings } from '#src/platform/settings/index.ts';
import {
  findOwnOrder,
  insertChange,
  lockOwnOrder,
  type OrderRecord,
  recordOrderEvents,
} from '#src/sales/orders/index.ts';
import { quoteChanged, releaseRefund, requestRefund, toRefundRow } from '#src/sales/refunds/index.ts';
import { type Leaving, planRemoval, type RemovalPlan } from './plan-removal.ts';

type Needs = Pick<Deps, 'db' | 'env' | 'now'>;

/**
 * The quote of a refund of some travellers of the member's order, in fen. Throws 404, a named field when they cannot
 * leave, A0513 with the reason when no traveller can.
 */
export const quoteTravellerRefund = async (
  { db, now }: Pick<Needs, 'db' | 'now'>,
  userId: number,
  orderNo: string,
  leaving: Leaving,
): Promise<TravellerRefundQuote> => {
  const order = await findOwnOrder(db, userId, orderNo);
  if (!order) throw notFound();
  return (await planRemoval(db, order, leaving, now())).quote;
};

/** A refund of some travellers that a member requests at the quote shown. */
export interface TravellerRefundRequest {
  readonly member: Member;
  readonly orderNo: string;
  readonly key: string;
  readonly body: CallInput<'POST /api/v1/orders/:orderNo/traveller-refund'>['body'];
}

/** Stores what the order becomes once the refund has succeeded, and who is to leave in its history. */
const recordRemoval = async (
  tx: Db,
  order: OrderRecord,
  { quote, plan }: RemovalPlan,
  { member, now }: { readonly member: Member; readonly now: Date },
): Promise<void> => {
  await insertChange(tx, {
    ...{ orderId: order.id, kind: 'removal', state: 'PENDING', createdAt: now },
    ...{ difference: -quote.refund, removal: plan },
  });
  const { orderNo, state } = order;
  const reason = quote.leaving.map(({ name }) => name).join('、');
  const after = { state, amount: quote.refund, reason };
  await recordOrderEvents(
    tx,
    [{ orderNo, event: 'askRemoval', actor: member, before: state, after }],
    [order],
  );
};

const requestAtQuote = async (
  tx: Db,
  { member, orderNo, body }: TravellerRefundRequest,
  { env, now }: Needs,
): Promise<RefundRow> => {
  const at = now();
  const order = await lockOwnOrder(tx, member.userId, orderNo);
  if (!order) throw notFound();
  const planned = await planRemoval(tx, order, body, at);
  const { fee, refund: amount, approval, version } = planned.quote;
  if (version !== body.version) throw quoteChanged(amount);
  await recordRemoval(tx, order, planned, { member, now: at });
  const secondPerson = amount > (await readSettings(tx, env)).refundLimit;
  const amounts = { scope: 'traveller', amount, fee, secondPerson } as const;
  const asked = await requestRefund(tx, order, amounts, { actor: member, reason: body.reason, now: at });
  if (approval) return toRefundRow(asked.refunds[0], order);
  return toRefundRow(await releaseRefund(tx, asked, { actor: 'system', now: at, decidedBy: null }), order);
};

/**
 * Requests a refund of some travellers of the member's order at the quote shown, like a refund of all: released at once
 * if the group is not confirmed, else finance decides. They leave the order when the refund has succeeded. Idempotent by
 * key. Throws 404, a named field when they cannot leave, A0511 when the quote no longer holds, A0513 with the reason
 * when no traveller can, A0520 for another body.
 */
export const requestTravellerRefund = (deps: Needs, asking: TravellerRefundRequest): Promise<RefundRow> => {
  const { member, orderNo, key, body } = asking;
  const call = { userId: member.userId, call: 'order.travellerRefund', key, body: { orderNo, ...body } };
  return deps.db.transaction((tx) => once(tx, call, () => requestAtQuote(tx, asking, deps)));
};
