import { refuse, renderView } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { departure, tourDetail } from '#src/features/tour/tour.fixture.ts';
import { matchMediaWith } from '#src/media.fixture.ts';
import { everythingIsNear } from '#src/near.fixture.ts';
import { productCard } from '#src/product/product.fixture.ts';
import TourDetail from './detail.tsx';

const quoteOf = ({ body }: { body: unknown }) => {
  const { adults, children } = body as { adults: number; children: number };
  const line = (code: string, unitPrice: number, quantity: number) => ({
    code,
    name: code,
    unitPrice,
    quantity,
    amount: unitPrice * quantity,
  });
  const lines = [line('adult', 55_800, adults), ...(children ? [line('child', 29_800, children)] : [])];
  return { lines, amount: lines.reduce((sum, { amount }) => sum + amount, 0), seats: 20, refundTiers: [] };
};

const answers = {
  'GET /api/v1/tours/:id': tourDetail(),
  'GET /api/v1/tours/:id/departures': [
    departure('2026-11-28'),
    departure('2026-11-29', { seats: 0 }),
    departure('2026-11-30', { seats: 3, price: 1_288_000, childPrice: null }),
    departure('2026-12-24'),
  ],
  'POST /api/v1/orders/tour/quote': quoteOf,
};

const path = '/route/detail?id=7';
const day = async (name: RegExp) => {
  const button = (await screen.findByText(name, { selector: '.visually-hidden' })).closest('button');
  if (!button) throw new Error(`${name} is not on a day`);
  return button;
};

/** Looking for a button among all the days of a month takes long; the panel has few. */
const booking = () => within(screen.getByRole('region', { name: '预订' }));

beforeEach(() => {
  matchMediaWith('min-width');
  jest.useFakeTimers({
    now: new Date('2026-11-20T04:00:00Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'queueMicrotask',
    ],
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the page shows what the server knows of the tour', async () => {
  renderView(<TourDetail />, { path, answers });
  expect(await screen.findByRole('heading', { level: 1, name: '硇洲岛灯塔两日' })).toBeVisible();
  for (const text of [
    '水晶棱镜仍在转动',
    '过海上岛',
    '渔港客栈',
    '午餐 · 晚餐',
    '往返渡轮',
    '石滩湿滑',
    '8 人成团',
  ])
    expect(screen.getByText(text)).toBeVisible();
  const stops = within(screen.getByRole('list', { name: '当日路线' })).getAllByRole('listitem');
  expect(stops.map(({ textContent }) => textContent)).toEqual(['霞山码头', '硇洲灯塔']);
});

test('choosing a day and people asks the server for the price and leads to the booking', async () => {
  const { person, server } = renderView(<TourDetail />, { path, answers });
  await person.click(await day(/11月28日.*¥558/));
  expect(await screen.findByText('¥1,116', { selector: 'strong' })).toBeVisible();
  await person.click(booking().getByRole('button', { name: '增加儿童（2–11 岁）' }));
  expect(await screen.findByText('¥1,414', { selector: 'strong' })).toBeVisible();
  expect(server.received('POST /api/v1/orders/tour/quote').at(-1)?.body).toEqual({
    tourId: 7,
    skuId: 70,
    day: '2026-11-28',
    adults: 2,
    children: 1,
    singleRooms: 0,
  });
  expect(booking().getByRole('link', { name: '立即预订' })).toHaveAttribute(
    'href',
    '/route/preview?id=7&skuId=70&day=2026-11-28&adults=2&children=1',
  );
});

test('no more people than seats, and the limit says so', async () => {
  const { person } = renderView(<TourDetail />, { path, answers });
  await person.click(await day(/11月30日.*仅余 3/));
  await person.click(booking().getByRole('button', { name: '增加成人' }));
  expect(booking().getByRole('button', { name: '增加成人' })).toBeDisabled();
  expect(screen.getByText('本班期最多可订 3 人')).toBeVisible();
  expect(screen.getByText('本班期儿童与成人同价')).toBeVisible();
});

test('a sold-out day and a day without departure cannot be chosen', async () => {
  const { person } = renderView(<TourDetail />, { path, answers });
  await person.click(await day(/11月29日.*已售罄/));
  await person.click(await day(/11月10日.*不发团/));
  expect(booking().queryByRole('link', { name: '立即预订' })).not.toBeInTheDocument();
});

test('the calendar goes by arrow keys, also into the next month, and Enter chooses', async () => {
  const { person } = renderView(<TourDetail />, { path, answers });
  (await day(/11月28日/)).focus();
  await person.keyboard('{ArrowRight}{ArrowRight}');
  expect(await day(/11月30日/)).toHaveFocus();
  await person.keyboard('{PageDown}{ArrowLeft}{ArrowUp}{ArrowRight}');
  expect(await day(/12月23日/)).toHaveFocus();
  await person.keyboard('{ArrowRight}{Enter}');
  const chosen = await day(/12月24日/);
  expect(chosen).toHaveFocus();
  expect(chosen.closest('td')).toHaveAttribute('aria-selected', 'true');
});

test('the months that can be turned to are those with departures', async () => {
  const { person } = renderView(<TourDetail />, { path, answers });
  expect(await screen.findByText('2026年11月')).toBeVisible();
  expect(screen.getByLabelText('上个月')).toBeDisabled();
  await person.click(screen.getByLabelText('下个月'));
  expect(screen.getByText('2026年12月')).toBeVisible();
  expect(screen.getByLabelText('下个月')).toBeDisabled();
});

test('refund tiers are days at first, and dates for the chosen departure', async () => {
  const { person } = renderView(<TourDetail />, { path, answers });
  expect(await screen.findByText('出发前 7 天及更早')).toBeVisible();
  await person.click(await day(/11月28日/));
  expect(screen.getByText('11月21日周六（含）前')).toBeVisible();
  expect(screen.getByText('11月21日周六（含）前免费取消')).toBeVisible();
});

test.each([
  [[{ daysBefore: 3, feePercent: 20 }], '现在取消扣除 20%'],
  [[], '现在取消不退款'],
])(
  'when cancelling is not free any more, what it costs stands before the booking',
  async (refundTiers, words) => {
    const { content } = tourDetail();
    const tour = tourDetail({ content: { ...content, refundTiers } });
    const { person } = renderView(<TourDetail />, {
      path,
      answers: { ...answers, 'GET /api/v1/tours/:id': tour },
    });
    await person.click(await day(/11月28日/));
    expect(booking().getByText(words)).toBeVisible();
  },
);

test('choosing a day asks for the seats of the moment, and says when the last have gone', async () => {
  const { person, server } = renderView(<TourDetail />, { path, answers });
  const first = await day(/11月28日.*¥558/);
  server.answer({
    'GET /api/v1/tours/:id/departures': [departure('2026-11-28', { seats: 0 }), departure('2026-12-24')],
  });
  await person.click(first);
  expect(await screen.findByText(/11月28日周六 的最后几个名额刚刚订完/)).toBeVisible();
  expect(booking().queryByRole('link', { name: '立即预订' })).not.toBeInTheDocument();
  expect(server.received('GET /api/v1/tours/:id/departures')).toHaveLength(2);
});

test('coming back to the page asks for the seats of the moment', async () => {
  const { server } = renderView(<TourDetail />, { path, answers });
  await day(/11月28日/);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(server.received('GET /api/v1/tours/:id/departures')).toHaveLength(2));
});

test('coming back to the page asks for the price of the moment', async () => {
  const { person, server } = renderView(<TourDetail />, { path, answers });
  await person.click(await day(/11月28日/));
  expect(await screen.findByText('¥1,116', { selector: 'strong' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(server.received('POST /api/v1/orders/tour/quote')).toHaveLength(2));
});

test('the price is what can be booked now, never what is sold out', async () => {
  renderView(<TourDetail />, { path, answers });
  await day(/11月28日/);
  expect(booking().getByText('¥558')).toBeVisible();
});

test('the tour is remembered as viewed, and can be picked for comparison', async () => {
  const { person } = renderView(<TourDetail />, { path, answers });
  await person.click(await screen.findByText('加入对比', { selector: 'button' }));
  expect(await screen.findByText('查看对比（1）', { selector: 'a' })).toHaveAttribute(
    'href',
    '/route/compare?ids=7',
  );
  expect(localStorage.getItem('viewedProducts')).toBe('[7]');
});

test('related tours follow, as one comes near', async () => {
  everythingIsNear();
  renderView(<TourDetail />, {
    path,
    answers: {
      ...answers,
      'GET /api/v1/products/:id/related': [productCard('tour', { id: 9, title: { zh: '顺路的一条' } })],
      'GET /api/v1/products/:id/reviews': { list: [], total: 0, stars: [0, 0, 0, 0, 0] },
    },
  });
  expect(await screen.findByText('顺路的一条')).toHaveAttribute('href', '/route/detail?id=9');
});

test('the itinerary is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { person } = renderView(<TourDetail />, { path, answers });
  await person.click(await screen.findByText('打印行程', { selector: 'button' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('sharing copies the address and says so for a moment', async () => {
  const { person } = renderView(<TourDetail />, { path, answers });
  await person.click(await screen.findByText('分享'));
  expect(await screen.findByText('链接已复制', { selector: 'button' })).toBeVisible();
  expect(await screen.findByText('分享', {}, { timeout: 4000 })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('a picture opens large and is leafed by arrow keys', async () => {
  const { person } = renderView(<TourDetail />, { path, answers });
  await person.click(await screen.findByLabelText('查看大图，第 1 张'));
  const viewer = within(screen.getByRole('dialog'));
  expect(viewer.getByRole('img', { name: /第 1 张，共 2 张/ })).toBeVisible();
  await person.keyboard('{ArrowRight}');
  expect(viewer.getByRole('img', { name: /第 2 张，共 2 张/ })).toBeVisible();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a price that cannot be had is said where it would stand, and asked for again', async () => {
  const { person, server } = renderView(<TourDetail />, {
    path,
    answers: {
      ...answers,
      'POST /api/v1/orders/tour/quote': refuse('A0510', '该班期刚刚售罄', { status: 409 }),
    },
  });
  await person.click(await day(/11月28日/));
  expect(await screen.findByText('该班期刚刚售罄')).toBeVisible();
  server.answer(answers);
  await person.click(booking().getByRole('button', { name: '重新计算' }));
  expect(await screen.findByText('¥1,116', { selector: 'strong' })).toBeVisible();
});

test('a tour without departures says so', async () => {
  renderView(<TourDetail />, { path, answers: { ...answers, 'GET /api/v1/tours/:id/departures': [] } });
  expect(await screen.findByText('近期没有班期')).toBeVisible();
});

test('departures that do not load leave the rest of the page, and load again', async () => {
  const { person, server } = renderView(<TourDetail />, {
    path,
    answers: {
      ...answers,
      'GET /api/v1/tours/:id/departures': refuse('B0001', '班期读取失败', { status: 503 }),
    },
  });
  expect(await screen.findByText('班期读取失败')).toBeVisible();
  expect(screen.getByText('过海上岛')).toBeVisible();
  server.answer(answers);
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(await day(/11月28日/)).toBeVisible();
});

test.each(['/route/detail?id=abc', '/route/detail', '/route/detail?id=-1', '/route/detail?id=1.5'])(
  '%s names no tour: nothing is asked, and there is a way on',
  async (address) => {
    const { server } = renderView(<TourDetail />, { path: address, answers });
    expect(await screen.findByRole('heading', { level: 1, name: '没有找到这条线路' })).toBeVisible();
    expect(screen.getByRole('link', { name: '浏览全部线路' })).toHaveAttribute('href', '/route');
    expect(server.received('GET /api/v1/tours/:id')).toHaveLength(0);
  },
);

test('a tour that is gone is not found', async () => {
  renderView(<TourDetail />, {
    path,
    answers: { 'GET /api/v1/tours/:id': refuse('A0401', '该线路不存在或已下架', { status: 404 }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '没有找到这条线路' })).toBeVisible();
});

test('the page speaks English', async () => {
  const { person } = renderView(<TourDetail />, { path, answers, language: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Naozhou Island lighthouse' })).toBeVisible();
  await person.click(await day(/Nov 28.*¥558/));
  expect(await screen.findByText('Book now', { selector: 'a' })).toBeVisible();
  expect(screen.getByText('November 2026')).toBeVisible();
  for (const name of ['Zhanjiang', 'Naozhou Island', 'Islands'])
    expect(screen.getByText(name, { selector: 'dd' })).toBeVisible();
});

test('on a narrow screen the booking stands at the lower edge, once', async () => {
  jest.spyOn(window, 'matchMedia').mockRestore();
  const { person } = renderView(<TourDetail />, { path, answers });
  await person.click(await screen.findByText('选择出发日期', { selector: 'button' }));
  expect(await day(/11月28日/)).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('立即预订', { selector: 'a' })).toBeVisible();
});
