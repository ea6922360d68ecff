import type { Text } from '@portal/shared/contract';
import { errorCodes, type RefundObstacle } from '@portal/shared/rules';
import { type Fault, refused } from '#src/platform/errors/index.ts';
import { pairTexts } from '#src/platform/text/index.ts';
import en from './refund-words.en.json' with { type: 'json' };
import zh from './refund-words.zh-cn.json' with { type: 'json' };

/** Why an order cannot be refunded now, in the buyer's words. */
export const obstacleTexts: Readonly<Record<RefundObstacle, Required<Text>>> = pairTexts(zh, en);

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
