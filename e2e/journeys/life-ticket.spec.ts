import { passDays } from '../fixtures/database.ts';
import { asMember, type Living, letIn, live } from '../fixtures/life.ts';
import { bookTickets } from '../fixtures/orders.ts';
import { test } from '../fixtures/portal.ts';
import { today } from '../fixtures/stock.ts';

const dayMs = 86_400_000;

const onTheDay = async (living: Living): Promise<void> => {
  const { orderNo } = living.order;
  const { travelDay } = await asMember<{ travelDay: string }>(living, `orders/${orderNo}`);
  await passDays(orderNo, (Date.parse(travelDay) - Date.parse(today())) / dayMs);
  await letIn(living);
};

test('tickets, from unpaid to reviewed', async ({ page, request }) => {
  test.slow();
  await live(
    { page, request },
    {
      book: bookTickets,
      paid: '待使用',
      steps: [
        { act: onTheDay, event: '一张门票已使用', state: '部分使用' },
        { act: letIn, event: '门票全部使用', state: '已使用' },
      ],
    },
  );
});
