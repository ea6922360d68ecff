import { byStaff, expectLifecycle } from '../fixtures/order-lifecycle.ts';
import { bookVisa } from '../fixtures/orders.ts';
import { test } from '../fixtures/portal.ts';
import { handIn } from '../fixtures/visa-documents.ts';

test('a visa, from unpaid to reviewed', async ({ page, request }) => {
  test.slow();
  await expectLifecycle(
    { page, request },
    {
      book: bookVisa,
      paid: '待提交材料',
      steps: [
        { act: handIn, event: '提交材料审核', state: '材料审核中' },
        { act: byStaff('sendToConsulate'), event: '材料送交使领馆', state: '已送签' },
        { act: byStaff('approveVisa'), event: '签证签发', state: '已出签' },
        { act: byStaff('deliver'), event: '签证结果已交付', state: '已交付' },
      ],
    },
  );
});
