import { refuse, renderView } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { dayButton, onWideScreenAtNoon } from '#src/detail-page.fixture.ts';
import { departure, tourDetail } from '#src/features/tour/tour.fixture.ts';
import {
  bookingPanel,
  departuresCall,
  quoteAt,
  quoteCall,
  tourAnswers,
  tourPath,
} from '#src/features/tour/tour-page.fixture.ts';
import TourDetail from './detail.tsx';

onWideScreenAtNoon();

test('choosing a day and people requests the price and links to the booking', async () => {
  const { person, server } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  await person.click(await dayButton(/11月28日.*¥558/));
  expect(await screen.findByText('¥1,116', { selector: 'strong' })).toBeVisible();
  await person.click(bookingPanel().getByRole('button', { name: '增加儿童（2–11 岁）' }));
  expect(await screen.findByText('¥1,414', { selector: 'strong' })).toBeVisible();
  expect(server.received(quoteCall).at(-1)?.body).toEqual({
    tourId: 7,
    skuId: 70,
    day: '2026-11-28',
    adults: 2,
    children: 1,
    singleRooms: 0,
  });
  expect(bookingPanel().getByRole('link', { name: '立即预订' })).toHaveAttribute(
    'href',
    '/route/preview?id=7&skuId=70&day=2026-11-28&adults=2&children=1',
  );
});

test('the number of people is limited by the seats, with a message', async () => {
  const { person } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  await person.click(await dayButton(/11月30日.*仅余 3/));
  await person.click(bookingPanel().getByRole('button', { name: '增加成人' }));
  expect(bookingPanel().getByRole('button', { name: '增加成人' })).toBeDisabled();
  expect(screen.getByText('本班期最多可订 3 人')).toBeVisible();
  expect(screen.getByText('本班期儿童与成人同价')).toBeVisible();
});

test('a day without departure cannot be chosen, a sold-out day cannot be booked', async () => {
  const { person } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  await person.click(await dayButton(/11月10日.*不发团/));
  expect(bookingPanel().getByRole('button', { name: '选择出发日期' })).toBeVisible();
  await person.click(await dayButton(/11月29日.*已售罄，可加入候补/));
  expect(bookingPanel().getByText('该班期已订满')).toBeVisible();
  expect(bookingPanel().queryByRole('link', { name: '立即预订' })).not.toBeInTheDocument();
});

test('arrow keys move through the calendar, across months, and Enter chooses', async () => {
  const { person } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  (await dayButton(/11月28日/)).focus();
  await person.keyboard('{ArrowRight}{ArrowRight}');
  expect(await dayButton(/11月30日/)).toHaveFocus();
  await person.keyboard('{PageDown}{ArrowLeft}{ArrowUp}{ArrowRight}');
  expect(await dayButton(/12月23日/)).toHaveFocus();
  await person.keyboard('{ArrowRight}{Enter}');
  const chosen = await dayButton(/12月24日/);
  expect(chosen).toHaveFocus();
  expect(chosen.closest('td')).toHaveAttribute('aria-selected', 'true');
});

test('the calendar has the months with departures', async () => {
  const { person } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  expect(await screen.findByText('2026年11月')).toBeVisible();
  expect(screen.getByLabelText('上个月')).toBeDisabled();
  await person.click(screen.getByLabelText('下个月'));
  expect(screen.getByText('2026年12月')).toBeVisible();
  expect(screen.getByLabelText('下个月')).toBeDisabled();
});

test('the chosen departure shows how many have joined its group and when it is decided', async () => {
  const { person } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  expect(await screen.findByText('出发前 1 天 18:00')).toBeVisible();
  await person.click(await dayButton(/11月28日/));
  expect(screen.getByText('已报名 3 人，满 8 人成团，11月27日周五 18:00 前确认')).toBeVisible();
});

test('refund tiers show days first, and dates for the chosen departure', async () => {
  const { person } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  expect(await screen.findByText('出发前 7 天及更早')).toBeVisible();
  await person.click(await dayButton(/11月28日/));
  expect(screen.getByText('11月21日周六（含）前')).toBeVisible();
  expect(screen.getByText('11月21日周六（含）前免费取消')).toBeVisible();
});

test.each([
  [[{ daysBefore: 3, feePercent: 20 }], '现在取消扣除 20%'],
  [[], '现在取消不退款'],
])('a cancellation fee that applies already is shown before the booking', async (refundTiers, words) => {
  const { content } = tourDetail();
  const tour = tourDetail({ content: { ...content, refundTiers } });
  const { person } = renderView(<TourDetail />, {
    path: tourPath,
    answers: { ...tourAnswers, 'GET /api/v1/tours/:id': tour },
  });
  await person.click(await dayButton(/11月28日/));
  expect(bookingPanel().getByText(words)).toBeVisible();
});

test('choosing a day refetches the seats, and says when the last are sold', async () => {
  const { person, server } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  const first = await dayButton(/11月28日.*¥558/);
  server.answer({
    [departuresCall]: [departure('2026-11-28', { seats: 0 }), departure('2026-12-24')],
  });
  await person.click(first);
  expect(await screen.findByText(/11月28日周六 刚刚售罄/)).toBeVisible();
  expect(bookingPanel().queryByRole('link', { name: '立即预订' })).not.toBeInTheDocument();
  expect(server.received(departuresCall)).toHaveLength(2);
});

test('returning to the page refetches the seats', async () => {
  const { server } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  await dayButton(/11月28日/);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(server.received(departuresCall)).toHaveLength(2));
});

test('returning to the page refetches the price', async () => {
  const { person, server } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  await person.click(await dayButton(/11月28日/));
  expect(await screen.findByText('¥1,116', { selector: 'strong' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(server.received(quoteCall)).toHaveLength(2));
});

test('the price is of an available departure, never of a sold-out one', async () => {
  renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  await dayButton(/11月28日/);
  expect(bookingPanel().getByText('¥558')).toBeVisible();
});

test('a failed price shows the error in its place and can be retried', async () => {
  const { person, server } = renderView(<TourDetail />, {
    path: tourPath,
    answers: {
      ...tourAnswers,
      [quoteCall]: refuse('A0510', '该班期刚刚售罄', { status: 409 }),
    },
  });
  await person.click(await dayButton(/11月28日/));
  expect(await screen.findByText('该班期刚刚售罄')).toBeVisible();
  server.answer(tourAnswers);
  await person.click(bookingPanel().getByRole('button', { name: '重新计算' }));
  expect(await screen.findByText('¥1,116', { selector: 'strong' })).toBeVisible();
});

test('a tour without departures says so', async () => {
  renderView(<TourDetail />, { path: tourPath, answers: { ...tourAnswers, [departuresCall]: [] } });
  expect(await screen.findByText('近期没有班期')).toBeVisible();
});

test('a failed load of departures leaves the rest of the page and can be retried', async () => {
  const { person, server } = renderView(<TourDetail />, {
    path: tourPath,
    answers: {
      ...tourAnswers,
      [departuresCall]: refuse('B0001', '班期读取失败', { status: 503 }),
    },
  });
  expect(await screen.findByText('班期读取失败')).toBeVisible();
  expect(screen.getByText('过海上岛')).toBeVisible();
  server.answer(tourAnswers);
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(await dayButton(/11月28日/)).toBeVisible();
});

test('on a narrow screen one booking bar is at the bottom', async () => {
  jest.spyOn(window, 'matchMedia').mockRestore();
  const { person } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  await person.click(await screen.findByText('选择出发日期', { selector: 'button' }));
  expect(await dayButton(/11月28日/)).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('立即预订', { selector: 'a' })).toBeVisible();
});

test('a price that changed with the departures is refetched, and the former one is shown as such', async () => {
  const { person, server } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  await person.click(await dayButton(/11月28日/));
  expect(await screen.findByText('¥1,116', { selector: 'strong' })).toBeVisible();
  server.answer({
    [departuresCall]: [departure('2026-11-28', { price: 60_000 })],
    [quoteCall]: quoteAt(60_000),
  });
  await person.click(await dayButton(/11月28日/));
  expect(await screen.findByText('¥1,200', { selector: 'strong' })).toBeVisible();
  expect(screen.queryByText('¥1,116')).not.toBeInTheDocument();
});
