import { randomBytes } from 'node:crypto';
import type { SandboxKeys } from './account.ts';
import type { Book, Offer, Refund, Trade } from './book.ts';
import type { Faults } from './faults.ts';
import { describeNotice } from './notice.ts';
import type { Notifier } from './notifier.ts';
import { Refusal } from './refusal.ts';
import { createTrade, markPaid, requireSameTrade, settle } from './trades.ts';

/** What every route of the gateway works with. */
export interface Desk {
  readonly book: Book;
  readonly faults: Faults;
  readonly notifier: Notifier;
  readonly keys: SandboxKeys;
  /** The gateway's own address, 'http://127.0.0.1:8090'. */
  origin(): string;
}

/** The trade under a merchant's number as it stands now, or undefined. */
export function findTrade(book: Book, outTradeNo: string): Trade | undefined {
  const trade = book.trades.get(outTradeNo);
  return trade && settle(trade, Date.now());
}

export function getTrade(book: Book, outTradeNo: string): Trade {
  const trade = findTrade(book, outTradeNo);
  if (!trade) throw new Refusal('ACQ.TRADE_NOT_EXIST', '交易不存在');
  return trade;
}

/** Records an offer; no trade yet. Refuses one that contradicts the trade already made under its number. */
export async function makeOffer(book: Book, wanted: Omit<Offer, 'token'>): Promise<Offer> {
  const trade = findTrade(book, wanted.outTradeNo);
  if (trade) requireSameTrade(trade, wanted);
  const offer = { ...wanted, token: randomBytes(16).toString('hex') };
  book.offers.set(offer.token, offer);
  await book.save();
  return offer;
}

/** The buyer comes with an offer: its trade, made now unless it exists. Undefined when the offer came too late. */
export async function openTrade(book: Book, offer: Offer): Promise<Trade | undefined> {
  const known = findTrade(book, offer.outTradeNo);
  if (known?.status === 'WAIT_BUYER_PAY') requireSameTrade(known, offer);
  if (known || Date.now() >= offer.expiresAt) return known;
  const trade = createTrade(offer, Date.now());
  book.trades.set(trade.outTradeNo, trade);
  await book.save();
  return trade;
}

/** What a test may falsify about a payment: what was really paid, or whose books the notification names. */
export interface Falsified {
  readonly amount?: number;
  readonly appId?: string;
  readonly sellerId?: string;
}

/** The buyer pays a waiting trade, and the merchant is told. */
export async function payTrade(desk: Desk, trade: Trade, falsified: Falsified = {}): Promise<void> {
  trade.amount = falsified.amount ?? trade.amount;
  markPaid(trade, Date.now());
  const notice = describeNotice(trade);
  desk.notifier.announce(trade.notifyUrl, {
    ...notice,
    ...(falsified.appId && { app_id: falsified.appId }),
    ...(falsified.sellerId && { seller_id: falsified.sellerId }),
  });
  await desk.book.save();
}

/** Tells the merchant that a trade was closed or refunded. */
export async function announceChange(desk: Desk, trade: Trade, refund?: Refund): Promise<void> {
  desk.notifier.announce(trade.notifyUrl, describeNotice(trade, refund));
  await desk.book.save();
}
