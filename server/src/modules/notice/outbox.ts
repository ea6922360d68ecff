import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { notices, orders } from '../../db/schema/index.ts';
import type { NoticeFacts } from '../../db/schema/notice.ts';
import { type Channel, channelsOf, isTold, type NoticeEvent } from './notice-events.ts';

/** Something that happened to an order, as it is written down. */
interface Happened {
  readonly orderNo: string;
  readonly event: string;
  readonly actor: unknown;
  readonly after: Readonly<Record<string, unknown>>;
}

type NewNotice = typeof notices.$inferInsert;

const findBuyers = async (tx: Db, orderNos: readonly string[]) => {
  const rows = await tx
    .select({
      id: orders.id,
      orderNo: orders.orderNo,
      kind: orders.kind,
      amount: orders.amount,
      day: orders.travelDay,
      expiresAt: orders.expiresAt,
      snapshot: orders.snapshot,
      form: orders.form,
      language: orders.language,
    })
    .from(orders)
    .where(inArray(orders.orderNo, [...new Set(orderNos)]));
  return new Map(rows.map((row) => [row.orderNo, row]));
};

type Buyer = Awaited<ReturnType<typeof findBuyers>> extends Map<string, infer Row> ? Row : never;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const factsOf = (buyer: Buyer, { after }: Happened): NoticeFacts => ({
  orderNo: buyer.orderNo,
  kind: buyer.kind,
  title: buyer.snapshot.title,
  name: buyer.form.contact.name,
  amount: typeof after.amount === 'number' ? after.amount : buyer.amount,
  day: buyer.day,
  expiresAt: buyer.expiresAt.toISOString(),
  reason: textOf(after.reason),
  carrier: textOf(after.carrier),
  trackingNo: textOf(after.trackingNo),
});

const recipientOf = (channel: Channel, { contact }: Buyer['form']): string | undefined =>
  textOf(channel === 'mail' ? contact.email : contact.mobile);

const noticesOf = (buyer: Buyer, happened: Happened, event: NoticeEvent): NewNotice[] =>
  channelsOf(event).flatMap((channel) => {
    const recipient = recipientOf(channel, buyer.form);
    if (!recipient) return [];
    const { refundNo, paymentNo, at } = happened.after;
    return {
      orderId: buyer.id,
      event,
      occurrence: textOf(refundNo) ?? textOf(paymentNo) ?? textOf(at) ?? '',
      channel,
      recipient,
      language: buyer.language === 'en' ? ('en' as const) : ('zh' as const),
      facts: factsOf(buyer, happened),
    };
  });

/** Nobody is told that they asked for a refund which the agency itself began: what led to it was told. */
const isWorthTelling = ({ event, actor }: Happened): boolean =>
  isTold(event) && !(event === 'requestRefund' && actor === 'system');

/**
 * Puts what happened into the outbox, in the transaction that makes it happen: what is rolled back is never told, what
 * is committed is told once to every address. An order's contact gets mail where it gave an address, and short messages
 * of what matters, in the language it was booked in.
 */
export const queueNotices = async (tx: Db, happenings: readonly Happened[]): Promise<void> => {
  const told = happenings.filter(isWorthTelling);
  if (told.length === 0) return;
  const buyers = await findBuyers(
    tx,
    told.map(({ orderNo }) => orderNo),
  );
  const rows = told.flatMap((happened) => {
    const buyer = buyers.get(happened.orderNo);
    return buyer && isTold(happened.event) ? noticesOf(buyer, happened, happened.event) : [];
  });
  if (rows.length > 0) await tx.insert(notices).values(rows).onConflictDoNothing();
};
