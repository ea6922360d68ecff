import { randomInt } from 'node:crypto';
import { FORGERS_KEY, type SandboxKeys } from '#src/platform/sandbox-accounts/index.ts';
import { formatAlipayTime } from '#src/sales/payments/index.ts';
import type { Protocol } from '../gateway/protocol.ts';
import { describeNotification, signNotification } from './notification.ts';
import { signedReturn } from './return-address.ts';
import { REASONS } from './words.ts';

const MINUTE = 60_000;
const SCHEDULE = [4, 10, 10, 60, 120, 360, 900].map((minutes) => minutes * MINUTE);

function createTradeNo(now: number): string {
  const day = formatAlipayTime(new Date(now)).slice(0, 10).replaceAll('-', '');
  const digits = Array.from({ length: 15 }, () => randomInt(10)).join('');
  return `${day}22001${digits}`;
}

/** Alipay's protocol. */
export const alipayProtocol = (keys: SandboxKeys): Protocol => ({
  name: 'alipay',
  brand: { zh: '支付宝收银台', en: 'Alipay cashier' },
  schedule: SCHEDULE,
  newTradeNo: createTradeNo,
  describe: (trade, refund, falsified) => {
    const fields = describeNotification(trade, refund, falsified);
    return { id: fields.notify_id, fields };
  },
  sign: ({ fields }, forged) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body: new URLSearchParams(
      signNotification(fields, keys[forged ? FORGERS_KEY : 'gateway-private.pem'], new Date()),
    ).toString(),
  }),
  isAcknowledged: (_status, text) => text === 'success',
  returnTo: (trade, returnUrl) => signedReturn(keys, returnUrl, trade),
  explain: (reason) => REASONS[reason].join(' '),
});
