import { randomBytes } from 'node:crypto';
import {
  loadSandboxKeys,
  SANDBOX_APP_ID,
  SANDBOX_SELLER_ID,
} from '../../../server/sandbox/alipay/account.ts';
import { signNotice } from '../../../server/sandbox/alipay/notice.ts';
import { fenToYuan } from '../../../server/src/modules/payment/yuan.ts';
import type { PaidTrade } from './cashier.ts';
import type { World } from './world.ts';

export type Notice = Readonly<Record<string, string>>;

/** What Alipay says of a paid trade, unsigned. */
export const paidNotice = (paymentNo: string, { tradeNo, amount }: PaidTrade): Notice => ({
  notify_id: randomBytes(17).toString('hex'),
  notify_type: 'trade_status_sync',
  charset: 'utf-8',
  version: '1.0',
  app_id: SANDBOX_APP_ID,
  seller_id: SANDBOX_SELLER_ID,
  out_trade_no: paymentNo,
  trade_no: tradeNo,
  trade_status: 'TRADE_SUCCESS',
  total_amount: fenToYuan(amount),
});

/** Signed by the gateway, or with a key that the portal does not trust. */
export const signed = async (world: World, notice: Notice, forged = false): Promise<Notice> => {
  const keys = await loadSandboxKeys(world.dataDir);
  return signNotice(notice, keys[forged ? 'merchant-private.pem' : 'gateway-private.pem'], new Date());
};

/** Posts a notification as Alipay does; gives the status and the text it was answered with. */
export const notify = async (
  { origin }: Pick<World, 'origin'>,
  notice: Notice,
  path = '/api/pay/alipay/notify',
): Promise<string> => {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams(notice),
    signal: AbortSignal.timeout(30_000),
  });
  return `${answer.status} ${(await answer.text()).slice(0, 40)}`;
};
