import type { Text } from '@portal/shared/contract';
import { errorCodes, maxUnpaidOrders } from '@portal/shared/rules';
import { conflict, HttpError } from '#src/platform/errors/index.ts';

/** A0510: fewer are left than `field` asks for. */
export const soldOut = (field?: string): HttpError =>
  new HttpError(
    { zh: '余量不足，请减少数量或选择其他日期', en: 'Not enough left. Please choose fewer or another date' },
    { status: 409, code: errorCodes.soldOut, field },
  );

/** A0510: fewer of an extra are left for the departure than `field` asks for. */
export const extraSoldOut = (field: string, { zh, en = zh }: Text): HttpError =>
  new HttpError(
    {
      zh: `该班期的“${zh}”余量不足，请减少数量或不选此项`,
      en: `Not enough of “${en}” is left for this departure. Please choose fewer or none`,
    },
    { status: 409, code: errorCodes.soldOut, field },
  );

/** A0511 with the current price. `amount` in fen. */
export const priceChanged = (amount: number): HttpError => {
  const yuan = (amount / 100).toFixed(2);
  return conflict(
    errorCodes.priceChanged,
    `价格已更新为 ¥${yuan}，请确认后重新提交`,
    `The price is now ¥${yuan}. Please confirm and submit again`,
  );
};

export const tooManyUnpaid = (): HttpError =>
  conflict(
    errorCodes.tooManyUnpaid,
    `您有 ${maxUnpaidOrders} 个未支付订单，请先支付或取消`,
    `You have ${maxUnpaidOrders} unpaid orders. Please pay or cancel one first`,
  );
