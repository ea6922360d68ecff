import { randomBytes } from 'node:crypto';
import { signNotification } from '../../../server/sandbox/alipay/notification.ts';
import { signatureOf } from '../../../server/sandbox/stripe/signing.ts';
import { signedHeaders } from '../../../server/sandbox/wechatpay/signing.ts';
import {
  ALIPAY_SANDBOX_APP_ID,
  loadAlipaySandboxKeys as loadAlipayKeys,
  SANDBOX_SELLER_ID,
} from '../../../server/src/sales/payments/alipay/sandbox-account.ts';
import {
  loadStripeSandboxKeys as loadStripeKeys,
  stripeWebhookSecretOf,
} from '../../../server/src/sales/payments/stripe/sandbox-account.ts';
import {
  apiV3KeyOf,
  loadWechatpaySandboxKeys as loadWechatpayKeys,
  SANDBOX_MCH_ID,
  WECHATPAY_SANDBOX_APP_ID as WECHAT_APP_ID,
} from '../../../server/src/sales/payments/wechatpay/sandbox-account.ts';
import { seal } from '../../../server/src/sales/payments/wechatpay/sealed-resource.ts';
import { fenToYuan } from '../../../server/src/sales/payments/yuan.ts';
import type { PaidTrade } from './cashier.ts';
import type { ProofEnvironment } from './environment.ts';

export type Webhook = Readonly<Record<string, string>>;

/** Unsigned parameters of Alipay's webhook for a paid trade. */
export const paidWebhook = (paymentNo: string, { tradeNo, amount }: PaidTrade): Webhook => ({
  notify_id: randomBytes(17).toString('hex'),
  notify_type: 'trade_status_sync',
  charset: 'utf-8',
  version: '1.0',
  app_id: ALIPAY_SANDBOX_APP_ID,
  seller_id: SANDBOX_SELLER_ID,
  out_trade_no: paymentNo,
  trade_no: tradeNo,
  trade_status: 'TRADE_SUCCESS',
  total_amount: fenToYuan(amount),
});

/** Signed with the gateway's key, or with an untrusted one, now or at an instant. */
export const signed = async (
  env: Pick<ProofEnvironment, 'dataDir'>,
  webhook: Webhook,
  forged = false,
  now = new Date(),
): Promise<Webhook> => {
  const keys = await loadAlipayKeys(env.dataDir);
  return signNotification(webhook, keys[forged ? 'merchant-private.pem' : 'gateway-private.pem'], now);
};

const post = async (address: string, init: RequestInit): Promise<string> => {
  const answer = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(30_000), ...init });
  return `${answer.status} ${(await answer.text()).slice(0, 40)}`.trim();
};

/** Posts a webhook as Alipay does; returns status and text of the answer. */
export const notify = ({ origin }: Pick<ProofEnvironment, 'origin'>, webhook: Webhook): Promise<string> =>
  post(`${origin}/api/pay/alipay/notify`, { body: new URLSearchParams(webhook) });

/** Posts WeChat Pay's webhook for a paid trade, encrypted, and signed now or at an instant; returns the status and text. */
export const notifyByWechatpay = async (
  env: Pick<ProofEnvironment, 'dataDir' | 'origin'>,
  paymentNo: string,
  { tradeNo, amount }: PaidTrade,
  now?: Date,
): Promise<string> => {
  const keys = await loadWechatpayKeys(env.dataDir);
  const transaction = {
    appid: WECHAT_APP_ID,
    mchid: SANDBOX_MCH_ID,
    out_trade_no: paymentNo,
    transaction_id: tradeNo,
    trade_state: 'SUCCESS',
    amount: { total: amount, currency: 'CNY' },
  };
  const resource = seal(JSON.stringify(transaction), apiV3KeyOf(keys), '0123456789ab', 'transaction');
  const body = JSON.stringify({
    id: randomBytes(16).toString('hex'),
    event_type: 'TRANSACTION.SUCCESS',
    resource,
  });
  const headers = { 'content-type': 'application/json', ...signedHeaders(keys, body, false, now) };
  return post(`${env.origin}/api/pay/wechatpay/notify`, { body, headers });
};

/** How a webhook of Stripe differs from a genuine one of now. */
interface StripeChange {
  readonly forged?: boolean;
  readonly now?: Date;
  readonly portal?: string;
  readonly id?: string;
}

/** Posts Stripe's webhook for a paid trade; returns the status and text. */
export const notifyByStripe = async (
  { dataDir, origin }: Pick<ProofEnvironment, 'dataDir' | 'origin'>,
  paymentNo: string,
  { tradeNo, amount }: PaidTrade,
  {
    forged = false,
    now,
    portal = new URL(origin).hostname,
    id = randomBytes(16).toString('hex'),
  }: StripeChange = {},
): Promise<string> => {
  const object = {
    ...{ id: tradeNo, object: 'payment_intent', amount_received: amount, currency: 'cny' },
    metadata: { payment_no: paymentNo, portal },
  };
  const event = { id: `evt_${id}`, type: 'payment_intent.succeeded', livemode: false, data: { object } };
  const body = JSON.stringify(event);
  const key = forged ? 'merchant-private.pem' : 'gateway-private.pem';
  const signature = signatureOf(stripeWebhookSecretOf(await loadStripeKeys(dataDir), key), body, now);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return post(`${origin}/api/pay/stripe/notify`, { body, headers });
};
