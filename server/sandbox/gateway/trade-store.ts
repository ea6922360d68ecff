import { join } from 'node:path';
import { createSaver, readSaved } from '../saved-file.ts';

/** A payment request of a merchant: a code to scan or a page to open. Opening it creates the trade. */
export interface Offer {
  readonly token: string;
  readonly way: 'qr' | 'page';
  readonly outTradeNo: string;
  readonly subject: string;
  readonly amount: number;
  readonly expiresAt: number;
  readonly notifyUrl?: string;
  readonly returnUrl?: string;
  /** The merchant's number, if the provider has one of its own for each offer. */
  readonly merchantNo?: string;
  readonly details?: Details;
}

/** Facts that only the protocol of one provider has. */
type Details = Readonly<Record<string, string>>;

/** A paid trade stays paid, also when it is refunded. */
type TradeStatus = 'waiting' | 'paid' | 'closed';

/** Amounts in fen, times in milliseconds since 1970. */
export interface Trade {
  readonly outTradeNo: string;
  readonly tradeNo: string;
  readonly subject: string;
  amount: number;
  status: TradeStatus;
  readonly createdAt: number;
  readonly expiresAt: number;
  paidAt?: number;
  readonly notifyUrl?: string;
  readonly details?: Details;
  readonly refunds: Refund[];
}

export interface Refund {
  readonly requestNo: string;
  readonly amount: number;
  readonly at: number;
  /** Notification URL of a refund, for a provider that takes it with each request. */
  readonly notifyUrl?: string;
  readonly details?: Details;
}

/** A notification the merchant has not acknowledged yet. */
export interface PendingNotification {
  readonly id: string;
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  attempt: number;
  dueAt: number;
}

/** The gateway's state. Change the maps, then await `save()` before responding. */
export interface TradeStore {
  readonly offers: Map<string, Offer>;
  readonly trades: Map<string, Trade>;
  readonly notices: Map<string, PendingNotification>;
  save(): Promise<void>;
}

const LIMIT = 5000;

interface Saved {
  readonly offers: Offer[];
  readonly trades: Trade[];
  readonly notices: PendingNotification[];
}

/** Opens a provider's state in this data folder. The newest 5000 entries of each kind are stored. */
export async function openTradeStore(dataDir: string, provider: string): Promise<TradeStore> {
  const file = join(dataDir, 'sandbox', `${provider}.json`);
  const saved = ((await readSaved(file)) ?? { offers: [], trades: [], notices: [] }) as Saved;
  const offers = new Map(saved.offers.map((offer) => [offer.token, offer]));
  const trades = new Map(saved.trades.map((trade) => [trade.outTradeNo, trade]));
  const notices = new Map(saved.notices.map((notification) => [notification.id, notification]));
  const save = createSaver(file, () => ({
    offers: newest(offers),
    trades: newest(trades),
    notices: newest(notices),
  }));
  return { offers, trades, notices, save };
}

function newest<Item>(items: Map<string, Item>): Item[] {
  for (const key of items.keys()) {
    if (items.size <= LIMIT) break;
    items.delete(key);
  }
  return [...items.values()];
}
