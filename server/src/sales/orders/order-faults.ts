import { errorCodes, maxUnpaidOrders } from '@portal/shared/rules';
import { Fault, refused } from '#src/platform/errors/index.ts';

/** A0510: fewer are left than asked for in `field`. */
export const soldOut = (field?: string): Fault =>
  new Fault(
    { zh: '余量不足，请减少数量或选择其他日期', en: 'Not enough is left' },
    { status: 409, code: errorCodes.soldOut, field },
  );

/** A0511, with the price as it is now. `amount` in fen. */
export const priceChanged = (amount: number): Fault => {
  const yuan = (amount / 100).toFixed(2);
  return refused(
    errorCodes.priceChanged,
    `价格已更新为 ¥${yuan}，请确认后重新提交`,
    `The price is now ¥${yuan}, please look and submit again`,
    409,
  );
};

/** A0512. */
export const tooManyUnpaid = (): Fault =>
  refused(
    errorCodes.tooManyUnpaid,
    `您有 ${maxUnpaidOrders} 个未支付订单，请先支付或取消`,
    `You have ${maxUnpaidOrders} unpaid orders: please pay or cancel one first`,
    409,
  );
