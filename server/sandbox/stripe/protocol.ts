import { randomBytes } from 'node:crypto';
import { FORGERS_KEY, type SandboxKeys } from '#src/platform/sandbox-accounts/index.ts';
import { stripeWebhookSecretOf } from '#src/sales/payments/index.ts';
import type { Notification, Protocol } from '../gateway/protocol.ts';
import { describeIntent, describeRefund, describeSession } from './objects.ts';
import { REASONS } from './refusal.ts';
import { signatureOf } from './signing.ts';

const MINUTE = 60_000;
const SCHEDULE = [5, 30, 120, 300, 600, 720, 720, 720, 720].map((minutes) => minutes * MINUTE);

/** An id like Stripe's. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** An event, before its signature. */
export const eventOf = (type: string, object: object, livemode = false): Notification => ({
  id: newId('evt'),
  fields: {
    type,
    object: JSON.stringify(object),
    livemode: String(livemode),
    created: String(Math.floor(Date.now() / 1000)),
  },
});

const eventText = ({ id, fields: { type, object = '{}', livemode, created } }: Notification): string =>
  JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Number(created),
    livemode: livemode === 'true',
    type,
    data: { object: JSON.parse(object) },
  });

/** Stripe's webhooks: events in JSON, signed with the secret of the endpoint. */
export const stripeProtocol = (keys: SandboxKeys): Protocol => ({
  name: 'stripe',
  brand: { zh: '银行卡支付页', en: 'Card checkout' },
  schedule: SCHEDULE,
  newTradeNo: () => newId('pi'),
  describe: (trade, refund, falsified = {}) => {
    if (refund) return eventOf('refund.created', describeRefund(trade, refund));
    const { appId = 'test' } = falsified;
    if (trade.status === 'paid')
      return eventOf('payment_intent.succeeded', describeIntent(trade, falsified), appId !== 'test');
    if (trade.status === 'closed') return eventOf('checkout.session.expired', describeSession(trade, ''));
    return undefined;
  },
  sign: (notification, forged) => {
    const body = eventText(notification);
    const secret = stripeWebhookSecretOf(keys, forged ? FORGERS_KEY : 'gateway-private.pem');
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(secret, body),
    };
    return { headers, body };
  },
  isAcknowledged: (status) => status >= 200 && status < 300,
  returnTo: (_trade, returnUrl) => returnUrl,
  explain: (reason) => REASONS[reason][2],
});
