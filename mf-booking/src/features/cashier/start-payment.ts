import { type CallOptions, read } from '@portal/shared/api';
import type { CallData } from '@portal/shared/contract';
import type { PayProvider, PayWay } from './pay-provider.ts';

export type StartedPayment = CallData<'POST /api/v1/payments/alipay'>;

/** Starts paying an order with one of the providers; each has a call of its own, and they answer alike. */
export const callStart = (
  provider: PayProvider,
  body: { readonly orderNo: string; readonly way: PayWay },
  options: CallOptions,
): Promise<StartedPayment> => {
  const { orderNo, way } = body;
  if (provider === 'stripe')
    return read('POST /api/v1/payments/stripe', { body: { orderNo, way: 'page' } }, options);
  return provider === 'wechatpay'
    ? read('POST /api/v1/payments/wechatpay', { body: { orderNo, way: 'qr' } }, options)
    : read('POST /api/v1/payments/alipay', { body: { orderNo, way } }, options);
};
