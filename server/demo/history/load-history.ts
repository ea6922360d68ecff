import { randomFrom } from '@portal/demo-artwork';
import type { FulfilmentEvent } from '@portal/shared/rules';
import { addDays, startOfDay } from '@portal/shared/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import { createPaymentHooks } from '#src/app/hooks.ts';
import { withOrigin } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { createDocumentCipher, openDataKeys } from '#src/platform/crypto/index.ts';
import { type Db, messages, notifications, users } from '#src/platform/database/index.ts';
import { loadOnce } from '../load-once.ts';
import { bookings } from './book-offer.ts';
import { getOffer } from './get-offer.ts';
import { type HistorySeed, historySeeds } from './history-seeds.ts';
import {
  completeRefund,
  expire,
  type Living,
  pay,
  place,
  proposeRejection,
  requestRefund,
  step,
} from './live-order.ts';
import { exportToSandbox, type PastTrade } from './past-trade.ts';

type Needs = Pick<Deps, 'database' | 'db' | 'env'>;

const minute = 60_000;
const day = 24 * 60 * minute;
const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** What is done for an order of each kind, first of all, and what follows when it ends well. */
const begins: Readonly<Partial<Record<HistorySeed['kind'], FulfilmentEvent>>> = {
  tour: 'confirmGroup',
  hotel: 'confirmRoom',
  goods: 'ship',
};

const reasons = ['行程有变，暂时去不了', '家里临时有事', '买多了，用不上'] as const;

const disputeReason = '团队已成行，地接社不退房费和车费，建议改为协商部分退款';

const findBuyer = async (tx: Db, username: string) => {
  const [user] = await tx.select().from(users).where(eq(users.username, username));
  if (!user) throw new Error(`the history needs the member ${username}`);
  const member = { userId: user.id, username, sessionId: 0, roles: ['MEMBER'], perms: [] };
  return { member, contact: { name: user.nickname, mobile: user.mobile ?? '13802880010' } };
};

/** A member of finance proposes to reject the refund. */
const dispute = async (living: Living, refundNo: string, at: Date): Promise<void> => {
  const { member } = await findBuyer(living.tx, 'finance');
  await proposeRejection(living, { member, refundNo, reason: disputeReason }, at);
};

/** Takes a paid order to where it came. Gives its trade as it is then. */
const fulfil = async (living: Living, { kind, fate }: HistorySeed, paid: PastTrade): Promise<PastTrade> => {
  const at = new Date(paid.paidAt);
  const first = begins[kind];
  if (first && ['begun', 'done', 'asked', 'disputed'].includes(fate))
    await step(living, first, after(at, 5 * 60 * minute));
  if (fate === 'done') {
    await step(living, 'receive', after(at, 3 * day));
    await step(living, 'endAfterSale', after(at, 10 * day));
  }
  if (!['asked', 'disputed', 'back'].includes(fate)) return paid;
  const reason = randomFrom(paid.outTradeNo).pick(reasons);
  const { refundNo, amount } = await requestRefund(living, reason, after(at, 20 * 60 * minute));
  if (fate === 'disputed') await dispute(living, refundNo, after(at, 26 * 60 * minute));
  if (fate !== 'back') return paid;
  const back = after(at, 20 * 60 * minute + minute);
  await completeRefund(living, refundNo, back);
  return { ...paid, refunds: [{ requestNo: refundNo, amount, at: back.getTime() }] };
};

/** An order that was, and what is left to chance in it. */
interface Past {
  readonly seed: HistorySeed;
  readonly order: number;
  readonly at: Date;
  readonly dice: ReturnType<typeof randomFrom>;
}

/** What was, in the order in which it happened. */
const rememberAll = (today: string): Past[] =>
  historySeeds
    .map((seed, order) => {
      const dice = randomFrom(`history/${order}`);
      const at = after(startOfDay(addDays(today, -seed.daysAgo)), dice.whole(9 * 60, 20 * 60) * minute);
      return { seed, order, at, dice };
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());

const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.53',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
] as const;

/** Where an order came from, for the operation log: an address for documentation (RFC 5737). */
const pastOrigin = ({ order }: Past) => {
  const dice = randomFrom(`origin/${order}`);
  return { address: `203.0.113.${dice.whole(2, 250)}`, agent: dice.pick(agents) };
};

/** Messages are as old as the order; those of the last five days are unread. */
const dateMessages = async (tx: Db, { seed, at }: Past, userId: number): Promise<void> => {
  const fresh = and(eq(messages.userId, userId), sql`${messages.createdAt} = now()`);
  const rows = await tx.select({ id: messages.id }).from(messages).where(fresh).orderBy(asc(messages.id));
  for (const [place, { id }] of rows.entries()) {
    const createdAt = after(at, place * 7 * minute);
    const readAt = seed.daysAgo > 5 ? after(createdAt, 3 * 60 * minute) : null;
    await tx.update(messages).set({ createdAt, readAt }).where(eq(messages.id, id));
  }
};

/** Brings one order from its booking to where it came; gives its trade, if it was paid. */
const relive = async (deps: Needs, tx: Db, past: Past, today: string) => {
  const { seed, order, at, dice } = past;
  const { member, contact } = await findBuyer(tx, seed.buyer);
  const offer = await getOffer(tx, seed, order, today);
  const booking = { userId: member.userId, contact, offer, count: seed.count, order };
  const cipher = createDocumentCipher(await openDataKeys(deps));
  const prepared = await bookings[seed.kind]({ db: tx, cipher, now: () => at }, booking);
  const hooks = createPaymentHooks(deps.env);
  const living = await place({ deps, hooks, tx, member }, prepared, at);
  if (seed.fate === 'left') {
    await expire(living);
    return undefined;
  }
  const paid = await pay(living, dice.chance(0.5) ? 'alipay' : 'wechatpay', after(at, 4 * minute));
  return fulfil(living, seed, paid);
};

/**
 * Creates the orders of the last weeks with the portal's own services, and returns their payments. Sends no
 * notifications. Throws when stock, money or states do not allow an order.
 */
export const liveHistory = async (deps: Needs, tx: Db, today: string): Promise<PastTrade[]> => {
  // All of it in this one transaction.
  const database: Needs['database'] = {
    ...deps.database,
    db: tx,
    transaction: (work) => tx.transaction(work),
  };
  const then: Needs = { env: deps.env, db: tx, database };
  const trades: PastTrade[] = [];
  for (const past of rememberAll(today)) {
    const trade = await withOrigin(pastOrigin(past), () => relive(then, tx, past, today));
    await dateMessages(tx, past, (await findBuyer(tx, past.seed.buyer)).member.userId);
    if (trade) trades.push(trade);
  }
  await tx.delete(notifications);
  // Checks the deferred stock constraints now: if they fail, no notification is sent.
  await tx.execute(sql`set constraints all immediate`);
  return trades;
};

/** Money of a portal with an account of its own at a provider is never made up. */
const sandboxPays = ({ env: { alipay, wechatpay, stripe } }: Needs): boolean =>
  [alipay.appId, wechatpay.appId, stripe.secretKey].every((setting) => setting === undefined);

/**
 * Writes the agency's last weeks, once in the life of a database, and tells the sandbox what was paid; gives whether it
 * wrote. Where money is real there is no history. Throws when the sandbox does not answer: nothing is written then.
 */
export const loadHistory = async (deps: Needs & Pick<Deps, 'now'>): Promise<boolean> =>
  sandboxPays(deps) &&
  loadOnce(deps, 'history', async (tx, today) =>
    exportToSandbox(deps.env, await liveHistory(deps, tx, today)),
  );
