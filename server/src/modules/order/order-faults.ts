import { errorCodes, maxUnpaidOrders } from '@portal/shared/rules';
import { type Fault, refused } from '../../http/fault.ts';

/** A0510: fewer are left than asked for. */
export const soldOut = (): Fault =>
  refused(errorCodes.soldOut, '余位不足，请选择其他团期或减少人数', 'Not enough is left', 409);

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
