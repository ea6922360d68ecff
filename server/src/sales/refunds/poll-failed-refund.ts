import { errorCodes } from '@portal/shared/rules';
import { businessError, conflict, type HttpError, notFound } from '#src/platform/errors/index.ts';
import { findOrder } from '#src/sales/orders/index.ts';
import {
  findRefund,
  getRefundSource,
  type PaymentDeps,
  ProviderError,
  ProviderRefusal,
  type RefundRecord,
  type StaffDeed,
  settleRefund,
} from '#src/sales/payments/index.ts';
import { requirePermitted } from './refund-duty.ts';
import { failureCodes } from './refund-problem-rules.ts';

/** State of a failed refund at its provider: closed for good, refused by the bank, or unknown there. */
export type ProviderRefundState = 'closed' | 'abnormal' | 'absent';

const wrongState = (zh: string, en: string): HttpError => conflict(errorCodes.wrongState, zh, en);

/** A0513: the provider sent the money, but the buyer's card did not accept it. */
export const onlyByTransfer = (): HttpError =>
  wrongState(
    '买家的银行卡无法收款，请在微信支付商户平台处理，或改用银行转账',
    'The buyer’s card did not accept the refund: handle it in the WeChat Pay merchant platform, or send a bank transfer',
  );

/** A0513: the refund is in progress or completed. */
export const notFailed = (): HttpError =>
  wrongState('这笔退款没有失败，不需要处理', 'This refund has not failed; no action is needed');

const unanswered = (): HttpError =>
  businessError(
    errorCodes.thirdParty,
    '支付渠道没有明确答复，为避免重复退款，请稍后再试',
    'The provider gave no clear answer. To avoid a double refund, please try again later',
    503,
  );

const stateOf = (error: unknown): ProviderRefundState => {
  if (!(error instanceof ProviderError)) throw error;
  const code = error instanceof ProviderRefusal ? error.code : undefined;
  if (code === failureCodes.closed) return 'closed';
  if (code === failureCodes.abnormal) return 'abnormal';
  throw unanswered();
};

/**
 * Polls a failed refund at its provider: any other action first needs a certain state, or the money could be
 * refunded twice. One that succeeded meanwhile is settled. Throws HttpError: 404, A0233 for those who are
 * excluded from the deed, A0513 unless it failed, C0001 (503) when the provider does not respond.
 */
export const pollFailedRefund = async (
  { db, providers, hooks, now }: PaymentDeps,
  refundNo: string,
  by: StaffDeed,
): Promise<{ readonly refund: RefundRecord; readonly standing: ProviderRefundState }> => {
  const refund = await findRefund(db, refundNo);
  const order = refund && (await findOrder(db, refund.orderId));
  if (!order) throw notFound();
  requirePermitted(by, order, refund);
  if (refund.state !== 'FAILED') throw notFailed();
  const { paymentNo, tradeNo, provider: name } = await getRefundSource(db, refund);
  const provider = [...providers.values()].find((one) => one.name === name);
  if (!provider) throw unanswered();
  const state = await provider.queryRefund(paymentNo, refundNo, tradeNo ?? undefined).catch(stateOf);
  if (state === 'success') {
    await db.transaction((tx) => settleRefund(tx, refund, { hooks, now: now() }));
    throw wrongState('这笔退款刚刚已经到账', 'This refund has just been completed');
  }
  if (state === 'processing')
    throw wrongState('支付渠道正在处理这笔退款', 'The provider is processing this refund');
  return { refund, standing: state };
};
