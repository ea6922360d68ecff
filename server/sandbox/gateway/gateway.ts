import { randomBytes } from 'node:crypto';
import type { SandboxKeys } from '#src/platform/sandbox-accounts/index.ts';
import type { Faults } from './faults.ts';
import type { Notifier } from './notifier.ts';
import type { Falsified, Protocol } from './protocol.ts';
import { createTrade, markPaid, requireSameTrade, settle, TradeRefusal } from './trade-rules.ts';
import type { Offer, Refund, Trade, TradeStore } from './trade-store.ts';

/** The dependencies of a gateway's routes. */
export interface Gateway {
  readonly store: TradeStore;
  readonly faults: Faults;
  readonly notifier: Notifier;
  readonly keys: SandboxKeys;
  readonly protocol: Protocol;
  /** The gateway's origin, 'http://127.0.0.1:8090'. */
  origin(): string;
}

/** The trade under a merchant's number, or undefined. */
function findTrade(store: TradeStore, outTradeNo: string): Trade | undefined {
  const trade = store.trades.get(outTradeNo);
  return trade && settle(trade, Date.now());
}

export function getTrade(store: TradeStore, outTradeNo: string): Trade {
  const trade = findTrade(store, outTradeNo);
  if (!trade) throw new TradeRefusal('absent');
  return trade;
}

/** Records an offer without a trade. Refuses one that contradicts an existing trade of its number. */
export async function makeOffer(store: TradeStore, wanted: Omit<Offer, 'token'>): Promise<Offer> {
  const trade = findTrade(store, wanted.outTradeNo);
  if (trade) requireSameTrade(trade, wanted);
  const offer = { ...wanted, token: randomBytes(16).toString('hex') };
  store.offers.set(offer.token, offer);
  await store.save();
  return offer;
}

/** The trade of an offer, created on first use. Undefined after the deadline. */
export async function openTrade({ store, protocol }: Gateway, offer: Offer): Promise<Trade | undefined> {
  const known = findTrade(store, offer.outTradeNo);
  if (known?.status === 'waiting') requireSameTrade(known, offer);
  if (known || Date.now() >= offer.expiresAt) return known;
  const now = Date.now();
  const trade = createTrade(offer, protocol.newTradeNo(now), now);
  store.trades.set(trade.outTradeNo, trade);
  await store.save();
  return trade;
}

/** Pays a waiting trade, and notifies the merchant. */
export async function payTrade(gateway: Gateway, trade: Trade, falsified: Falsified = {}): Promise<void> {
  trade.amount = falsified.amount ?? trade.amount;
  markPaid(trade, Date.now());
  await notifyMerchant(gateway, trade, undefined, falsified);
}

/** Notifies the merchant that a trade was paid, closed or refunded. */
export async function notifyMerchant(
  gateway: Gateway,
  trade: Trade,
  refund?: Refund,
  falsified?: Falsified,
): Promise<void> {
  const notification = gateway.protocol.describe(trade, refund, falsified);
  if (notification) gateway.notifier.announce(refund?.notifyUrl ?? trade.notifyUrl, notification);
  await gateway.store.save();
}
