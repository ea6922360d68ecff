import { unpaid } from '../order.fixture.ts';
import { nextTrip } from './next-trip.ts';

const on = (travelDay: string | null) => unpaid({ state: 'PAID', travelDay, orderNo: `T${travelDay}` });

test.each([
  ['the nearest', [on('2026-12-24'), on('2026-12-01'), on('2027-01-01')], '2026-12-01'],
  ['today counts', [on('2026-11-20'), on('2026-12-01')], '2026-11-20'],
  ['what is over does not', [on('2026-11-19')], undefined],
  ['what has no day does not', [on(null)], undefined],
  ['none', [], undefined],
])('%s', (_, orders, day) => {
  expect(nextTrip(orders, '2026-11-20')?.travelDay).toBe(day);
});
