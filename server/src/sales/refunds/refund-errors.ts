import type { RefundBar, Text } from '@portal/shared/contract';
import { errorCodes, type RefundObstacle } from '@portal/shared/rules';
import { businessError, conflict, type HttpError } from '#src/platform/errors/index.ts';
import { pairTexts } from '#src/platform/text/index.ts';
import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };

/** Why an order cannot be refunded now, as text for the buyer. */
export const obstacleTexts: Readonly<Record<RefundObstacle, Required<Text>>> = pairTexts(zh, en);

/** A0513: the order cannot be refunded now. */
export const notRefundable = (why: RefundObstacle): HttpError =>
  conflict(errorCodes.wrongState, obstacleTexts[why].zh, obstacleTexts[why].en);

/** A0513: a part of an order is refunded once it is paid in full. */
export const balanceOpen = (): HttpError =>
  conflict(
    errorCodes.wrongState,
    '尾款尚未支付，只能整单退款',
    'The balance is not paid yet: the order can only be refunded as a whole',
  );

/** A0511: the refund amount has changed. Fen. */
export const quoteChanged = (refund: number): HttpError => {
  const yuan = (refund / 100).toFixed(2);
  return conflict(
    errorCodes.priceChanged,
    `现在可退 ¥${yuan}，请确认后重新提交`,
    `The refund is now ¥${yuan}. Please confirm and submit again`,
  );
};

/** A0513: the refund was decided otherwise. */
export const alreadyDecided = (): HttpError =>
  conflict(errorCodes.wrongState, '这笔退款已经处理过', 'This refund has already been processed');

/** A0513: the agency cannot deliver, so the buyer is owed the refund. */
export const owedByAgency = (): HttpError =>
  conflict(
    errorCodes.wrongState,
    '本订单已由旅行社取消，退款只能批准，不能驳回',
    'The agency cancelled this order: its refund can be approved, but not rejected',
  );

/** A0513: a colleague has proposed to reject the refund. */
export const rejectionProposed = (): HttpError =>
  conflict(
    errorCodes.wrongState,
    '已有同事提议驳回这笔退款，请先处理',
    'A colleague has already proposed to reject this refund: decide on that first',
  );

/** A0233 (403): somebody else confirms the rejection that the caller proposed. */
export const ownRejection = (): HttpError =>
  businessError(
    errorCodes.secondPerson,
    '驳回由您提议，须由另一位同事确认',
    'You proposed this rejection: a colleague has to confirm it',
    403,
  );

/** A0233 (403): its terms grant the refund, so rejecting it is a proposal, which deputies do not make. */
export const onlyProposed = (): HttpError =>
  businessError(
    errorCodes.secondPerson,
    '按退改规则应予退款，驳回须由有审批权限的同事提议，代理人不能提议',
    'The cancellation policy grants this refund: a colleague who approves refunds has to propose its rejection, not a deputy',
    403,
  );

const barTexts: Readonly<Record<RefundBar, Required<Text>>> = {
  bought: {
    zh: '这是您自己购买的订单，须由其他同事处理退款',
    en: 'You bought this order: somebody else has to handle its refunds',
  },
  proposed: {
    zh: '这笔退款由您提出，须由另一位同事处理',
    en: 'You proposed this refund: somebody else has to handle it',
  },
  decided: {
    zh: '这笔退款由您审批，须由另一位同事登记转账',
    en: 'You approved this refund: somebody else has to record its transfer',
  },
};

/** A0233 (403): somebody else has to do it. */
export const needsSomebodyElse = (bar: RefundBar): HttpError =>
  businessError(errorCodes.secondPerson, barTexts[bar].zh, barTexts[bar].en, 403);
