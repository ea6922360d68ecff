import { departure, tourDetail } from '../tour.fixture.ts';
import { hotelsOf, mealsOf, nextDepartures } from './compare-facts.ts';

test('the next departures are the three nearest with seats', () => {
  const days = ['2026-12-24', '2026-12-01', '2026-12-03', '2027-01-01', '2026-12-02'];
  const departures = days.map((day) => departure(day, { seats: day === '2026-12-02' ? 0 : 5 }));
  expect(nextDepartures(departures).map(({ day }) => day)).toEqual([
    '2026-12-01',
    '2026-12-03',
    '2026-12-24',
  ]);
});

test('meals are counted over all days', () => {
  expect(mealsOf(tourDetail())).toEqual({ breakfast: 0, lunch: 1, dinner: 1 });
});

test('a hotel of two nights is named once', () => {
  const tour = tourDetail();
  const [first] = tour.content.itinerary;
  if (!first) throw new Error('the fixture has no first day');
  const itinerary = [first, first, { ...first, hotel: { zh: '海边酒店' } }, { ...first, hotel: undefined }];
  expect(hotelsOf({ content: { ...tour.content, itinerary } })).toEqual([
    { zh: '渔港客栈' },
    { zh: '海边酒店' },
  ]);
});
