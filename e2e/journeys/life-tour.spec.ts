import { passDays } from '../fixtures/database.ts';
import { asMember, byStaff, type Living, live } from '../fixtures/life.ts';
import { bookTour } from '../fixtures/orders.ts';
import { test } from '../fixtures/portal.ts';
import { today } from '../fixtures/stock.ts';

const dayMs = 86_400_000;

interface Trip {
  readonly travelDay: string;
  readonly details: { readonly days: number };
}

const tripOf = (living: Living) => asMember<Trip>(living, `orders/${living.order.orderNo}`);

const untilItLeaves = async (living: Living): Promise<void> => {
  const { travelDay } = await tripOf(living);
  await passDays(living.order.orderNo, (Date.parse(travelDay) - Date.parse(today())) / dayMs);
};

const untilItIsBack = async (living: Living): Promise<void> => {
  const { details } = await tripOf(living);
  await passDays(living.order.orderNo, details.days);
};

test('a tour, from unpaid to reviewed', async ({ page, request }) => {
  test.slow();
  await live(
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
