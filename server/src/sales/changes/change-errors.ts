import type { Text } from '@portal/shared/contract';
import { type ChangeObstacle, errorCodes } from '@portal/shared/rules';
import { conflict, type HttpError } from '#src/platform/errors/index.ts';
import { pairTexts } from '#src/platform/text/index.ts';
import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };

/** Why an order cannot be changed now, as text for its buyer. */
export const obstacleTexts: Readonly<Record<ChangeObstacle, Required<Text>>> = pairTexts(zh, en);

/** A0513: the order cannot be changed now. */
export const notChangeable = (why: ChangeObstacle): HttpError =>
  conflict(errorCodes.wrongState, obstacleTexts[why].zh, obstacleTexts[why].en);

/** A0511: the quote no longer holds. The difference now, in fen. */
export const quoteChanged = (difference: number): HttpError => {
  const yuan = (Math.abs(difference) / 100).toFixed(2);
  const [zh, en] = difference < 0 ? ['退回差价', 'refund'] : ['补差价', 'payment'];
  return conflict(
    errorCodes.priceChanged,
    `改期报价已更新：${zh} ¥${yuan}，请确认后重新提交`,
    `The quote has changed: ${en} of ¥${yuan}. Please confirm and submit again`,
  );
};

/** A0513: the change was paid or given up meanwhile. */
export const noLongerPending = (): HttpError =>
  conflict(errorCodes.wrongState, '差价已支付，改期已完成', 'The difference is paid and the date is changed');

/** A0514: the order was changed since its page was loaded. */
export const changedMeanwhile = (): HttpError =>
  conflict(
    errorCodes.changedMeanwhile,
    '订单刚刚有过更改，请核对后重新提交',
    'The order has just been changed. Please check it and submit again',
  );
