import { webhookPath } from '#src/sales/payments/index.ts';
import { type Gateway, getTrade, makeOffer, notifyMerchant, openTrade } from '../gateway/gateway.ts';
import { closeTrade, refundTrade } from '../gateway/trade-rules.ts';
import type { Offer, Refund, Trade } from '../gateway/trade-store.ts';
import { type Content, readInteger, readMetadata, readText, readUrl, requireValue } from './content.ts';
import { describeRefund, describeSession, describeTransaction } from './objects.ts';
import { newId } from './protocol.ts';
import { invalid, missing } from './refusal.ts';

/** What a call was sent with: parts of its path, and the fields of its query or form. */
export interface Called {
  readonly params: Readonly<Record<string, string>>;
  readonly content: Content;
}

type Answer = Readonly<Record<string, unknown>>;
export type Call = (gateway: Gateway, called: Called) => Promise<Answer>;

const HALF_HOUR = 30 * 60_000;
const DAY = 24 * 3_600_000;

function readExpiry(content: Content): number {
  const moment = readInteger(content, 'expires_at') * 1000;
  const left = moment - Date.now();
  if (left < HALF_HOUR || left > DAY)
    throw invalid('expires_at', 'The `expires_at` timestamp must be 30 minutes to 24 hours from now.');
  return moment;
}

const item = 'line_items[0]';

/** The address of the webhook is a setting of the account at Stripe: here it is the portal's own. */
function readOffer(content: Content): Omit<Offer, 'token'> {
  requireValue(content, 'mode', 'payment');
  requireValue(content, `${item}[quantity]`, '1');
  requireValue(content, `${item}[price_data][currency]`, 'cny');
  const returnUrl = readUrl(content, 'success_url');
  const paymentNo = readText(content, 'client_reference_id', 200);
  return {
    way: 'page',
    outTradeNo: newId('cs_test'),
    merchantNo: paymentNo,
    subject: readText(content, `${item}[price_data][product_data][name]`, 250),
    amount: readInteger(content, `${item}[price_data][unit_amount]`),
    expiresAt: readExpiry(content),
    notifyUrl: new URL(webhookPath('stripe'), returnUrl).href,
    returnUrl,
    details: {
      paymentNo,
      cancelUrl: readUrl(content, 'cancel_url'),
      locale: content.locale ?? 'auto',
      metadata: readMetadata(content, 'payment_intent_data[metadata]'),
      sessionMetadata: readMetadata(content),
    },
  };
}

const pageOf = ({ origin }: Gateway, { token }: Offer): string => `${origin()}/stripe/checkout/${token}`;

const createSession: Call = async (gateway, { content }) => {
  const offer = await makeOffer(gateway.store, readOffer(content));
  const trade = await openTrade(gateway, offer);
  if (!trade) throw invalid('expires_at');
  return describeSession(trade, pageOf(gateway, offer));
};

function findSession(gateway: Gateway, { params: { id = '' } }: Called): readonly [Trade, string] {
  const offer = [...gateway.store.offers.values()].find(({ outTradeNo }) => outTradeNo === id);
  if (!offer) throw missing(`checkout.session: ${id}`);
  return [getTrade(gateway.store, id), pageOf(gateway, offer)];
}

const retrieveSession: Call = async (gateway, called) => describeSession(...findSession(gateway, called));

const expireSession: Call = async (gateway, called) => {
  const [trade, url] = findSession(gateway, called);
  closeTrade(trade);
  await notifyMerchant(gateway, trade);
  return describeSession(trade, url);
};

function findPaid({ store }: Gateway, id: string): Trade {
  const trade = [...store.trades.values()].find(
    ({ tradeNo, paidAt }) => tradeNo === id && paidAt !== undefined,
  );
  if (!trade) throw missing(`payment_intent: ${id}`);
  return trade;
}

/** Every refund is a new one: only its idempotency key tells a repeat. */
const createRefund: Call = async (gateway, { content }) => {
  const trade = findPaid(gateway, readText(content, 'payment_intent'));
  const refund: Refund = {
    requestNo: newId('re'),
    amount: readInteger(content, 'amount'),
    at: Date.now(),
    notifyUrl: trade.notifyUrl,
    details: { metadata: readMetadata(content) },
  };
  refundTrade(trade, refund);
  await notifyMerchant(gateway, trade, refund);
  return describeRefund(trade, refund);
};

/** A page of a list, newest first. */
function pageOfList(content: Content, url: string, all: readonly { readonly id: string }[]): Answer {
  const limit = content.limit === undefined ? 10 : readInteger(content, 'limit');
  const after = content.starting_after;
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const data = all.slice(from, from + Math.min(limit, 100));
  return { object: 'list', url, has_more: from + data.length < all.length, data };
}

const listRefunds: Call = async (gateway, { content }) => {
  const trade = findPaid(gateway, readText(content, 'payment_intent'));
  const all = trade.refunds.map((refund) => describeRefund(trade, refund)).reverse();
  return pageOfList(content, '/v1/refunds', all);
};

const listTransactions: Call = async ({ store }, { content }) => {
  const [from, until] = ['created[gte]', 'created[lt]'].map((name) => readInteger(content, name) * 1000);
  requireValue(content, 'expand[0]', 'data.source');
  const all = [...store.trades.values()].flatMap((trade) => [
    ...(trade.paidAt === undefined ? [] : [{ trade, refund: undefined, at: trade.paidAt }]),
    ...trade.refunds.map((refund) => ({ trade, refund, at: refund.at })),
  ]);
  const some = all
    .filter(({ at }) => at >= (from ?? 0) && at < (until ?? 0))
    .sort((one, other) => other.at - one.at)
    .map(({ trade, refund, at }) => describeTransaction(trade, refund, at));
  return pageOfList(content, '/v1/balance_transactions', some);
};

/** The calls of the API: method and path. */
export const CALLS: readonly (readonly ['GET' | 'POST', string, Call])[] = [
  ['POST', '/v1/checkout/sessions', createSession],
  ['GET', '/v1/checkout/sessions/:id', retrieveSession],
  ['POST', '/v1/checkout/sessions/:id/expire', expireSession],
  ['POST', '/v1/refunds', createRefund],
  ['GET', '/v1/refunds', listRefunds],
  ['GET', '/v1/balance_transactions', listTransactions],
];
