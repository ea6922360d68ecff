import type { SandboxKeys } from '#src/platform/sandbox-accounts/index.ts';
import {
  ALIPAY_SANDBOX_APP_ID,
  fenToYuan,
  formatAlipayTime,
  SANDBOX_SELLER_ID,
} from '#src/sales/payments/index.ts';
import type { Trade } from '../gateway/trade-store.ts';
import { signedText, signText } from './signing.ts';

/** The merchant's return URL with the signed parameters that Alipay adds after a page payment. */
export function signedReturn(keys: SandboxKeys, returnUrl: string, trade: Trade): string {
  const params = {
    charset: 'utf-8',
    method: 'alipay.trade.page.pay.return',
    version: '1.0',
    app_id: ALIPAY_SANDBOX_APP_ID,
    auth_app_id: ALIPAY_SANDBOX_APP_ID,
    seller_id: SANDBOX_SELLER_ID,
    out_trade_no: trade.outTradeNo,
    trade_no: trade.tradeNo,
    total_amount: fenToYuan(trade.amount),
    timestamp: formatAlipayTime(new Date()),
  };
  const url = new URL(returnUrl);
  const sign = signText(signedText(params, []), keys['gateway-private.pem']);
  for (const [key, value] of Object.entries({ ...params, sign_type: 'RSA2', sign }))
    url.searchParams.set(key, value);
  return url.href;
}
