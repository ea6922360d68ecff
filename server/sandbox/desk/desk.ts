import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { onlyLoopback } from '../loopback.ts';
import { type Book, type Offer, openBook, type Refund, type Trade } from './book.ts';
import { registerCashier } from './cashier-routes.ts';
import { registerControl } from './control-routes.ts';
import { createFaults, type Faults } from './faults.ts';
import type { SandboxKeys } from './key-pairs.ts';
import { createNotifier, type Notifier } from './notifier.ts';
import type { Falsified, Protocol } from './protocol.ts';
import { createTrade, markPaid, requireSameTrade, settle, TradeRefusal } from './trades.ts';

export interface SandboxOptions {
  readonly dataDir: string;
  /** How many times faster than in the real world notifications are repeated. */
  readonly clock: number;
  readonly origin: () => string;
}

/** What every route of a gateway works with. */
export interface Desk {
  readonly book: Book;
  readonly faults: Faults;
  readonly notifier: Notifier;
  readonly keys: SandboxKeys;
  readonly protocol: Protocol;
  /** The gateway's own address, 'http://127.0.0.1:8090'. */
  origin(): string;
}

/**
 * Opens a provider's desk with its cashier and switches; its gateway is the caller's to register. Trades and
 * unacknowledged notifications outlive a restart.
 */
export async function openDesk(
  app: FastifyInstance,
  { dataDir, clock, origin }: SandboxOptions,
  keys: SandboxKeys,
  protocol: Protocol,
): Promise<Desk> {
  const book = await openBook(dataDir, protocol.name);
  const faults = createFaults();
  const notifier = createNotifier({ book, faults, protocol, clock });
  const desk: Desk = { book, faults, notifier, keys, protocol, origin };
  app.register(async (outside) => registerCashier(outside, desk));
  app.register(async (control) => {
    control.addHook('onRequest', onlyLoopback);
    registerControl(control, desk);
  });
  app.addHook('onListen', async () => notifier.resume());
  app.addHook('onClose', async () => {
    notifier.stop();
    await book.save();
  });
  return desk;
}

/** The trade under a merchant's number as it stands now, or undefined. */
export function findTrade(book: Book, outTradeNo: string): Trade | undefined {
  const trade = book.trades.get(outTradeNo);
  return trade && settle(trade, Date.now());
}

export function getTrade(book: Book, outTradeNo: string): Trade {
  const trade = findTrade(book, outTradeNo);
  if (!trade) throw new TradeRefusal('absent');
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

/** The trade of an offer, made now unless it exists. Undefined when the buyer comes too late. */
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

/** The buyer pays a waiting trade, and the merchant is told. */
export async function payTrade(desk: Desk, trade: Trade, falsified: Falsified = {}): Promise<void> {
  trade.amount = falsified.amount ?? trade.amount;
  markPaid(trade, Date.now());
  await announceChange(desk, trade, undefined, falsified);
}

/** Tells the merchant that a trade was paid, closed or refunded. */
export async function announceChange(
  desk: Desk,
  trade: Trade,
  refund?: Refund,
  falsified?: Falsified,
): Promise<void> {
  const notice = desk.protocol.describe(trade, refund, falsified);
  if (notice) desk.notifier.announce(trade.notifyUrl, notice);
  await desk.book.save();
}
