import { passDays } from '../fixtures/database.ts';
import { asMember, byStaff, expectLifecycle, type OrderUnderTest } from '../fixtures/order-lifecycle.ts';
import { bookTour } from '../fixtures/orders.ts';
import { test } from '../fixtures/portal.ts';
import { today } from '../fixtures/stock.ts';

const dayMs = 86_400_000;

interface Trip {
  readonly travelDay: string;
  readonly details: { readonly days: number };
}

const tripOf = (underTest: OrderUnderTest) => asMember<Trip>(underTest, `orders/${underTest.order.orderNo}`);

const untilItLeaves = async (underTest: OrderUnderTest): Promise<void> => {
  const { travelDay } = await tripOf(underTest);
  await passDays(underTest.order.orderNo, (Date.parse(travelDay) - Date.parse(today())) / dayMs);
};

const untilItIsBack = async (underTest: OrderUnderTest): Promise<void> => {
  const { details } = await tripOf(underTest);
  await passDays(underTest.order.orderNo, details.days);
};

test('a tour, from unpaid to reviewed', async ({ page, request }) => {
  test.slow();
  await expectLifecycle(
    { page, request },
    {
      book: bookTour,
      paid: '待成团',
      steps: [
        { act: byStaff('confirmGroup'), event: '已经成团', state: '待出行' },
        { act: untilItLeaves, event: '旅程开始', state: '行程中' },
        { act: untilItIsBack, event: '旅程结束', state: '已完成' },
      ],
    },
  );
});
