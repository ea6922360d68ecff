import type { Text } from '@portal/shared/contract';
import { errorCodes, type RefundObstacle } from '@portal/shared/rules';
import { type Fault, refused } from '../../http/fault.ts';

/** What stands against giving an order back, as its buyer reads it. */
export const obstacleTexts: Readonly<Record<RefundObstacle, Text & { readonly en: string }>> = {
  notPaid: { zh: '订单尚未支付，没有可退的款项', en: 'The order is not paid: there is nothing to give back' },
  underWay: { zh: '这份订单正在退款', en: 'A refund of this order is under way' },
  givenBack: { zh: '可退的款项已经退回', en: 'What can be given back has been given back' },
  completed: {
    zh: '订单已完成，不能再申请退款',
    en: 'The order is completed and cannot be given back any more',
  },
  neverBack: { zh: '按预订时的规则，预订后不可退款', en: 'It was sold on terms that give nothing back' },
  tooLate: { zh: '按退改规则，现在已不能退款', en: 'By its terms nothing is given back any more' },
  onTheWay: {
    zh: '商品运输中，签收后可申请退货',
    en: 'The goods are on their way: you can return them once they came',
  },
};

/** A0513: the order cannot be given back now. */
export const notRefundable = (why: RefundObstacle): Fault =>
  refused(errorCodes.wrongState, obstacleTexts[why].zh, obstacleTexts[why].en, 409);

/** A0511: another amount comes back by now. Fen. */
export const quoteChanged = (refund: number): Fault => {
  const yuan = (refund / 100).toFixed(2);
  return refused(
    errorCodes.priceChanged,
    `现在可退 ¥${yuan}，请确认后重新提交`,
    `¥${yuan} comes back now: please look and ask again`,
    409,
  );
};

/** A0513: the refund was decided on otherwise. */
export const decidedAlready = (): Fault =>
  refused(errorCodes.wrongState, '这笔退款已经处理过', 'This refund was decided on already', 409);
