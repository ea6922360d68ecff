import { byStaff, expectLifecycle } from '../fixtures/order-lifecycle.ts';
import { bookStay } from '../fixtures/orders.ts';
import { test } from '../fixtures/portal.ts';

test('a stay, from unpaid to reviewed', async ({ page, request }) => {
  test.slow();
  await expectLifecycle(
    { page, request },
    {
      book: bookStay,
      paid: '待确认',
      steps: [
        { act: byStaff('confirmRoom'), event: '酒店已确认房间', state: '待入住' },
        { act: byStaff('checkIn'), event: '办理入住', state: '已入住' },
        { act: byStaff('checkOut'), event: '办理离店', state: '已完成' },
      ],
    },
  );
});
