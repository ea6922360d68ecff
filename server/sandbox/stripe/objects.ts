import type { Falsified } from '../gateway/protocol.ts';
import type { Refund, Trade } from '../gateway/trade-store.ts';

const secondsOf = (moment: number): number => Math.floor(moment / 1000);

const metadataOf = ({ details }: Pick<Trade, 'details'>, name = 'metadata'): Record<string, string> =>
  JSON.parse(details?.[name] ?? '{}');

const chargeIdOf = ({ tradeNo }: Trade): string => tradeNo.replace(/^pi_/, 'ch_');

const sessionStatus = { waiting: 'open', paid: 'complete', closed: 'expired' } as const;

/** A Checkout Session; `url` is that of its page. */
export const describeSession = (trade: Trade, url: string) => ({
  id: trade.outTradeNo,
  object: 'checkout.session',
  livemode: false,
  mode: 'payment',
  status: sessionStatus[trade.status],
  payment_status: trade.status === 'paid' ? 'paid' : 'unpaid',
  payment_intent: trade.status === 'paid' ? trade.tradeNo : null,
  amount_total: trade.amount,
  currency: 'cny',
  client_reference_id: trade.details?.paymentNo ?? null,
  metadata: metadataOf(trade, 'sessionMetadata'),
  locale: trade.details?.locale ?? null,
  created: secondsOf(trade.createdAt),
  expires_at: secondsOf(trade.expiresAt),
  url: trade.status === 'waiting' ? url : null,
});

/** The payment of a paid session; a test can falsify whose it is. */
export const describeIntent = (trade: Trade, { sellerId }: Falsified = {}) => ({
  id: trade.tradeNo,
  object: 'payment_intent',
  livemode: false,
  status: 'succeeded',
  amount: trade.amount,
  amount_received: trade.amount,
  currency: 'cny',
  latest_charge: chargeIdOf(trade),
  metadata: { ...metadataOf(trade), ...(sellerId === undefined ? {} : { portal: sellerId }) },
  created: secondsOf(trade.createdAt),
});

const describeCharge = (trade: Trade) => ({
  id: chargeIdOf(trade),
  object: 'charge',
  livemode: false,
  status: 'succeeded',
  paid: true,
  amount: trade.amount,
  currency: 'cny',
  payment_intent: trade.tradeNo,
  metadata: metadataOf(trade),
  created: secondsOf(trade.paidAt ?? trade.createdAt),
});

export const describeRefund = (trade: Trade, refund: Refund) => ({
  id: refund.requestNo,
  object: 'refund',
  status: 'succeeded',
  amount: refund.amount,
  currency: 'cny',
  charge: chargeIdOf(trade),
  payment_intent: trade.tradeNo,
  metadata: metadataOf(refund),
  created: secondsOf(refund.at),
});

/** A dispute of a payment, as the buyer's bank opens it. */
export const describeDispute = (trade: Trade, id: string, reason: string) => ({
  id,
  object: 'dispute',
  livemode: false,
  status: 'needs_response',
  reason,
  amount: trade.amount,
  currency: 'cny',
  charge: chargeIdOf(trade),
  payment_intent: trade.tradeNo,
  metadata: {},
  created: secondsOf(Date.now()),
});

/** A movement of the balance, with its charge or refund. */
export function describeTransaction(trade: Trade, refund: Refund | undefined, at: number) {
  const source = refund ? describeRefund(trade, refund) : describeCharge(trade);
  return {
    id: source.id.replace(/^\w\w_/, 'txn_'),
    object: 'balance_transaction',
    type: refund ? 'refund' : 'charge',
    amount: refund ? -refund.amount : trade.amount,
    currency: 'cny',
    created: secondsOf(at),
    source,
  };
}
