import { randomBytes } from 'node:crypto';
import type { SandboxKeys } from '#src/platform/sandbox-accounts/index.ts';
import type { Book, Offer, Refund, Trade } from './book.ts';
import type { Faults } from './faults.ts';
import type { Notifier } from './notifier.ts';
import type { Falsified, Protocol } from './protocol.ts';
import { createTrade, markPaid, requireSameTrade, settle, TradeRefusal } from './trades.ts';

/** The dependencies of a gateway's routes. */
export interface Desk {
  readonly book: Book;
  readonly faults: Faults;
  readonly notifier: Notifier;
  readonly keys: SandboxKeys;
  readonly protocol: Protocol;
  /** The gateway's origin, 'http://127.0.0.1:8090'. */
  origin(): string;
}

/** The trade under a merchant's number, or undefined. */
function findTrade(book: Book, outTradeNo: string): Trade | undefined {
  const trade = book.trades.get(outTradeNo);
  return trade && settle(trade, Date.now());
}

export function getTrade(book: Book, outTradeNo: string): Trade {
  const trade = findTrade(book, outTradeNo);
  if (!trade) throw new TradeRefusal('absent');
  return trade;
}

/** Records an offer without a trade. Refuses one that contradicts an existing trade of its number. */
export async function makeOffer(book: Book, wanted: Omit<Offer, 'token'>): Promise<Offer> {
  const trade = findTrade(book, wanted.outTradeNo);
  if (trade) requireSameTrade(trade, wanted);
  const offer = { ...wanted, token: randomBytes(16).toString('hex') };
  book.offers.set(offer.token, offer);
  await book.save();
  return offer;
}

/** The trade of an offer, created on first use. Undefined after the deadline. */
export async function openTrade({ book, protocol }: Desk, offer: Offer): Promise<Trade | undefined> {
  const known = findTrade(book, offer.outTradeNo);
  if (known?.status === 'waiting') requireSameTrade(known, offer);
  if (known || Date.now() >= offer.expiresAt) return known;
  const now = Date.now();
  const trade = createTrade(offer, protocol.newTradeNo(now), now);
  book.trades.set(trade.outTradeNo, trade);
  await book.save();
  return trade;
}

/** Pays a waiting trade, and notifies the merchant. */
export async function payTrade(desk: Desk, trade: Trade, falsified: Falsified = {}): Promise<void> {
  trade.amount = falsified.amount ?? trade.amount;
  markPaid(trade, Date.now());
  await announceChange(desk, trade, undefined, falsified);
}

/** Notifies the merchant that a trade was paid, closed or refunded. */
export async function announceChange(
  desk: Desk,
  trade: Trade,
  refund?: Refund,
  falsified?: Falsified,
): Promise<void> {
  const notice = desk.protocol.describe(trade, refund, falsified);
  if (notice) desk.notifier.announce(refund?.notifyUrl ?? trade.notifyUrl, notice);
  await desk.book.save();
}
