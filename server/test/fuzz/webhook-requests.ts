import fc from 'fast-check';
import type { SandboxKeys } from '#src/platform/sandbox-accounts/index.ts';
import { ALIPAY_SANDBOX_APP_ID, SANDBOX_SELLER_ID } from '#src/sales/payments/alipay/sandbox-account.ts';
import type { ProviderName } from '#src/sales/payments/index.ts';
import { stripeWebhookSecretOf } from '#src/sales/payments/stripe/sandbox-account.ts';
import {
  apiV3KeyOf,
  SANDBOX_MCH_ID,
  WECHATPAY_SANDBOX_APP_ID,
} from '#src/sales/payments/wechatpay/sandbox-account.ts';
import { seal } from '#src/sales/payments/wechatpay/sealed-resource.ts';
import { signNotification } from '../../sandbox/alipay/notification.ts';
import { signatureOf } from '../../sandbox/stripe/signing.ts';
import { signedHeaders } from '../../sandbox/wechatpay/signing.ts';
import { brokenOf } from './broken.ts';
import { oddBytes, oddJson, oddText, oddTypes } from './odd-values.ts';

/** A post to the webhook of a provider. */
export interface FuzzedWebhook {
  readonly provider: ProviderName;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The provider has signed it. */
  readonly signed: boolean;
}

/** What the sandbox signs with, and the payments that wait: one of each provider. */
export interface Providers {
  readonly keys: Readonly<Record<ProviderName, SandboxKeys>>;
  readonly paymentNos: Readonly<Record<ProviderName, string>>;
}

const mostly = <T>(good: T, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: odd });

const fieldsOf = (good: Readonly<Record<string, string>>): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(good).map(([name, value]) => [name, mostly(value, oddText({ maxLength: 300 }))]),
    ),
    { requiredKeys: Object.keys(good).slice(0, 3), noNullPrototype: true },
  ) as fc.Arbitrary<Record<string, string>>;

const formType = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };

const alipay = ({ keys, paymentNos }: Providers): fc.Arbitrary<FuzzedWebhook> =>
  fc
    .record({
      fields: fieldsOf({
        ...{ out_trade_no: paymentNos.alipay, total_amount: '1000.00', trade_status: 'TRADE_SUCCESS' },
        ...{ app_id: ALIPAY_SANDBOX_APP_ID, seller_id: SANDBOX_SELLER_ID, notify_id: 'n1', trade_no: 't1' },
      }),
      forged: fc.record({ name: fc.constantFrom('sign', 'sign_type', 'notify_time', 'b'), value: oddText() }),
      signed: fc.boolean(),
    })
    .map(({ fields, forged: { name, value }, signed }) => {
      const genuine = signNotification(fields, keys.alipay['gateway-private.pem'], new Date());
      const sent = signed ? genuine : { ...genuine, [name]: `x${value}` };
      const body = Buffer.from(new URLSearchParams(sent).toString());
      return { provider: 'alipay', headers: formType, body, signed };
    });

const transaction = (paymentNo: string): object => ({
  ...{ appid: WECHATPAY_SANDBOX_APP_ID, mchid: SANDBOX_MCH_ID, out_trade_no: paymentNo },
  ...{ transaction_id: 't1', trade_state: 'SUCCESS', amount: { total: 100_000, currency: 'CNY' } },
  ...{ out_refund_no: 'R261120AAAAAAAAAA', refund_status: 'SUCCESS' },
});

const events = ({ keys, paymentNos }: Providers): fc.Arbitrary<unknown> => {
  const content = fc.constant(transaction(paymentNos.wechatpay));
  const sealed = fc
    .oneof(content, brokenOf(content), oddJson)
    .map((plain) =>
      seal(JSON.stringify(plain) ?? '', apiV3KeyOf(keys.wechatpay), '0123456789ab', 'transaction'),
    );
  const event = fc.record({
    id: mostly<unknown>('e1', oddJson),
    event_type: fc.constantFrom(
      'TRANSACTION.SUCCESS',
      'REFUND.SUCCESS',
      'REFUND.CLOSED',
      'A\0B',
      '__proto__',
    ),
    resource: sealed,
  });
  return fc.oneof(event, brokenOf(event));
};

const wechatpay = (providers: Providers): fc.Arbitrary<FuzzedWebhook> =>
  fc
    .record({
      event: events(providers),
      signed: fc.boolean(),
      name: fc.constantFrom('timestamp', 'nonce', 'serial', 'signature'),
      value: fc.string({ unit: fc.constantFrom('a', '0', '=', 'é', ' ', '-'), maxLength: 400 }),
    })
    .map(({ event, signed, name, value }) => {
      const text = JSON.stringify(event) ?? '';
      const headers = signedHeaders(providers.keys.wechatpay, text, false);
      const forged = signed ? {} : { [`wechatpay-${name}`]: value };
      const all = { 'content-type': 'application/json', ...headers, ...forged };
      return { provider: 'wechatpay', headers: all, body: Buffer.from(text), signed };
    });

const intent = (paymentNo: string): object => ({
  ...{ id: 'pi_1', amount_received: 100_000, amount: 100_000, amount_total: 100_000, currency: 'cny' },
  ...{ status: 'succeeded', reason: 'fraudulent', payment_intent: 'pi_1' },
  metadata: { payment_no: paymentNo, refund_no: 'R261120AAAAAAAAAA', portal: '127.0.0.1' },
});

const stripeTypes = [
  ...['payment_intent.succeeded', 'checkout.session.expired', 'refund.created', 'refund.failed'],
  ...['charge.dispute.created', 'customer.created', '__proto__'],
];

const stripeEvents = ({ paymentNos }: Providers): fc.Arbitrary<unknown> => {
  const good = fc.constant(intent(paymentNos.stripe));
  const event = fc.record({
    id: mostly<unknown>('evt_1', oddJson),
    type: mostly<unknown>('payment_intent.succeeded', fc.oneof(fc.constantFrom(...stripeTypes), oddJson)),
    livemode: mostly<unknown>(false, oddJson),
    data: fc.record({ object: fc.oneof(good, brokenOf(good), oddJson) }),
  });
  return fc.oneof(event, brokenOf(event), oddJson);
};

const stripe = (providers: Providers): fc.Arbitrary<FuzzedWebhook> =>
  fc
    .record({
      event: stripeEvents(providers),
      signed: fc.boolean(),
      forged: fc.string({ unit: fc.constantFrom('t', 'v', '1', '=', ',', 'a', 'é', ' '), maxLength: 400 }),
    })
    .map(({ event, signed, forged }) => {
      const text = JSON.stringify(event) ?? '';
      const signature = signatureOf(stripeWebhookSecretOf(providers.keys.stripe), text);
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signed ? signature : forged,
      };
      // Nothing cannot be signed: it is refused like a forged text.
      return { provider: 'stripe', headers, body: Buffer.from(text), signed: signed && text !== '' };
    });

const raw: fc.Arbitrary<FuzzedWebhook> = fc
  .record({
    provider: fc.constantFrom<ProviderName>('alipay', 'wechatpay', 'stripe'),
    body: oddBytes,
    type: oddTypes,
  })
  .map(({ type, ...sent }) => ({ ...sent, headers: { 'content-type': type }, signed: false }));

/** Cut off by more than the padding of a signature, so that neither the format nor the signature holds. */
const cut = (webhooks: fc.Arbitrary<FuzzedWebhook>): fc.Arbitrary<FuzzedWebhook> =>
  fc.tuple(webhooks, fc.integer({ min: 20, max: 200 })).map(([webhook, bytes]) => ({
    ...{ ...webhook, signed: false },
    body: webhook.body.subarray(0, Math.max(0, webhook.body.length - bytes)),
  }));

/** Webhooks with odd content: signed by the provider, forged, cut off, or of another format. */
export const webhooksOf = (providers: Providers): fc.Arbitrary<FuzzedWebhook> => {
  const [forms, sealed, plain] = [alipay(providers), wechatpay(providers), stripe(providers)];
  return fc.oneof(forms, sealed, plain, cut(forms), cut(sealed), cut(plain), raw);
};
