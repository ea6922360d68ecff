import { type CallOptions, read } from '@portal/shared/api';
import type { CallData, Cashier } from '@portal/shared/contract';
import type { PayProvider, PayWay } from './pay-provider.ts';

export type StartedPayment = CallData<'POST /api/v1/payments/alipay'>;

/** What is paid: the whole order or the difference of a change, its deposit, or its balance. */
export type PaidPart = 'deposit' | 'balance';

/** What the cashier collects now. */
export type Payable = Cashier & { readonly part?: PaidPart };

/** Starts paying an order with one of the providers; each has a call of its own, and they answer alike. */
export const callStart = (
  provider: PayProvider,
  body: { readonly orderNo: string; readonly way: PayWay; readonly part?: PaidPart },
  options: CallOptions,
): Promise<StartedPayment> => {
  const { way, ...paid } = body;
  if (provider === 'stripe')
    return read('POST /api/v1/payments/stripe', { body: { ...paid, way: 'page' } }, options);
  return provider === 'wechatpay'
    ? read('POST /api/v1/payments/wechatpay', { body: { ...paid, way: 'qr' } }, options)
    : read('POST /api/v1/payments/alipay', { body }, options);
};
