import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { SandboxKeys } from '#src/platform/sandbox-accounts/index.ts';
import { apiV3KeyOf, formatInstant, seal } from '#src/sales/payments/index.ts';
import type { Notification, Protocol } from '../gateway/protocol.ts';
import { REASONS } from './refusal.ts';
import { signedHeaders } from './signing.ts';
import { describeRefundEnd, describeTransaction } from './transaction.ts';

const SECOND = 1000;
const SCHEDULE = [
  ...[15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600],
  ...[10_800, 10_800, 10_800, 21_600, 21_600],
].map((seconds) => seconds * SECOND);

function createTradeNo(now: number): string {
  const day = formatInstant(new Date(now)).slice(0, 10).replaceAll('-', '');
  const digits = Array.from({ length: 16 }, () => randomInt(10)).join('');
  return `4200${day}${digits}`;
}

/** Encrypted anew for each post, as the signature around it is. */
function eventText(keys: SandboxKeys, { id, fields }: Notification): string {
  const kind = fields.refund === undefined ? 'transaction' : 'refund';
  const nonce = randomBytes(6).toString('hex');
  const resource = seal(fields[kind] ?? '', apiV3KeyOf(keys), nonce, kind);
  return JSON.stringify({
    id,
    create_time: fields.createTime,
    resource_type: 'encrypt-resource',
    event_type: `${kind.toUpperCase()}.SUCCESS`,
    summary: kind === 'refund' ? '退款成功' : '支付成功',
    resource: { original_type: kind, ...resource },
  });
}

const notificationOf = (fields: Readonly<Record<string, string>>): Notification => ({
  id: randomUUID(),
  fields: { createTime: formatInstant(new Date()), ...fields },
});

/** The notification protocol of WeChat Pay: refunds are notified only to the URL of the request. */
export const wechatpayProtocol = (keys: SandboxKeys): Protocol => ({
  name: 'wechatpay',
  brand: { zh: '微信支付', en: 'WeChat Pay' },
  schedule: SCHEDULE,
  newTradeNo: createTradeNo,
  describe: (trade, refund, falsified) => {
    if (refund)
      return refund.notifyUrl
        ? notificationOf({ refund: JSON.stringify(describeRefundEnd(trade, refund)) })
        : undefined;
    if (trade.status !== 'paid') return undefined;
    return notificationOf({ transaction: JSON.stringify(describeTransaction(trade, falsified)) });
  },
  sign: (notification, forged) => {
    const body = eventText(keys, notification);
    return { headers: { 'content-type': 'application/json', ...signedHeaders(keys, body, forged) }, body };
  },
  isAcknowledged: (status) => status === 200 || status === 204,
  returnTo: (_trade, returnUrl) => returnUrl,
  explain: (reason) => REASONS[reason].slice(1).join(' '),
});
