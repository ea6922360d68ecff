import { passDays } from '../fixtures/database.ts';
import {
  asMember,
  checkInTicket,
  expectLifecycle,
  type OrderUnderTest,
} from '../fixtures/order-lifecycle.ts';
import { bookTickets } from '../fixtures/orders.ts';
import { test } from '../fixtures/portal.ts';
import { today } from '../fixtures/stock.ts';

const dayMs = 86_400_000;

const onTheDay = async (underTest: OrderUnderTest): Promise<void> => {
  const { orderNo } = underTest.order;
  const { travelDay } = await asMember<{ travelDay: string }>(underTest, `orders/${orderNo}`);
  await passDays(orderNo, (Date.parse(travelDay) - Date.parse(today())) / dayMs);
  await checkInTicket(underTest);
};

test('tickets, from unpaid to reviewed', async ({ page, request }) => {
  test.slow();
  await expectLifecycle(
    { page, request },
    {
      book: bookTickets,
      paid: '待使用',
      steps: [
        { act: onTheDay, event: '一张门票已使用', state: '部分使用' },
        { act: checkInTicket, event: '门票全部使用', state: '已使用' },
      ],
    },
  );
});
