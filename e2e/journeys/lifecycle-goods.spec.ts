import { passDays } from '../fixtures/database.ts';
import { byStaff, expectLifecycle, type OrderUnderTest } from '../fixtures/order-lifecycle.ts';
import { bookGoods } from '../fixtures/orders.ts';
import { test } from '../fixtures/portal.ts';

/** Ends the 7 days for returns, which do not include the day of receipt. */
const returnsEnd = 9;

const confirmReceipt = async ({ page }: OrderUnderTest): Promise<void> => {
  await page.getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('main').getByText('已收货', { exact: true }).first().waitFor();
};

const parcel = { carrier: '顺丰速运', trackingNo: 'SF1234567890' };

test('goods, from unpaid to reviewed', async ({ page, request }) => {
  test.slow();
  await expectLifecycle(
    { page, request },
    {
      book: bookGoods,
      paid: '待发货',
      steps: [
        { act: byStaff('ship', { parcel }), event: '商品寄出', state: '待收货' },
        { act: confirmReceipt, event: '确认收货', state: '已收货' },
        {
          act: ({ order }) => passDays(order.orderNo, returnsEnd),
          event: '退货期结束',
          state: '已完成',
        },
      ],
    },
  );
});
