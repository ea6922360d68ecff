import { refuse, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { onWideScreenAtNoon } from '#src/detail-page.fixture.ts';
import { hotelDetail, nightStock } from '#src/features/hotel/hotel.fixture.ts';
import HotelDetail from './detail.tsx';

const king = 71;
const twin = 72;

const stock = [
  ...nightStock(king, '2026-11-20', 60, 2),
  ...nightStock(twin, '2026-11-20', 10, 9, 30_000),
  ...nightStock(twin, '2026-11-30', 3, 0, 30_000),
  ...nightStock(twin, '2026-12-03', 20, 9, 30_000),
];

const answers = {
  'GET /api/v1/hotels/:id': hotelDetail(),
  'GET /api/v1/hotels/:id/stock': stock,
  'GET /api/v1/products/:id/reviews': {
    list: [],
    total: 0,
    stars: [0, 0, 0, 0, 0],
    pictures: 0,
    travellerTypes: [],
    scores: [],
  },
};

const path = '/hotel/hotelDetail?id=7&checkIn=2026-12-23&checkOut=2026-12-25';
const room = async (name: string) => {
  const card = (await screen.findByRole('heading', { level: 3, name })).closest('article');
  if (!card) throw new Error(`${name} is no room`);
  return within(card);
};
const panel = () => within(screen.getByRole('region', { name: '入住安排' }));

onWideScreenAtNoon();

test('the page shows the hotel', async () => {
  renderView(<HotelDetail />, { path, answers });
  expect(await screen.findByRole('heading', { level: 1, name: '金沙湾观海酒店' })).toBeVisible();
  for (const text of [
    '湛江市坡头区海湾大道 1 号',
    '14:00 以后',
    '推窗就是海湾大桥',
    '350 米',
    '12.4 公里',
    '六岁以下免费。',
    '酒店立在海湾东岸。',
  ])
    expect(screen.getByText(text)).toBeVisible();
  const facts = within((await room('海景大床房')).getByRole('list')).getAllByRole('listitem');
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    '1.8 米大床',
    '36 m²',
    '最多住 2 人',
    '每晚 2 份早餐',
  ]);
});

test('a room shows the price of its nights and low stock, and links to the order', async () => {
  const { person } = renderView(<HotelDetail />, { path, answers });
  const card = await room('海景大床房');
  // 33 nights after 20 November at ¥400 the night costs ¥730, the next ¥740.
  expect(await card.findByText('¥1,470')).toBeVisible();
  expect(card.getByText('2 晚 · 1 间')).toBeVisible();
  expect(card.getByText('仅剩 2 间')).toBeVisible();
  await person.click(card.getByText('每晚价格'));
  expect(card.getByText('¥730')).toBeVisible();
  expect(card.getByText('¥740')).toBeVisible();
  expect(card.getByRole('link', { name: '预订 海景大床房' })).toHaveAttribute(
    'href',
    '/hotel/confirm-order?id=7&skuId=71&checkIn=2026-12-23&checkOut=2026-12-25&rooms=1',
  );
});

test('the cancellation fee for the chosen days is shown before the button', async () => {
  renderView(<HotelDetail />, { path, answers });
  const king = await room('海景大床房');
  expect(await king.findByText('12月22日周二 18:00 前免费取消，之后扣首晚房费 ¥730')).toBeVisible();
  expect((await room('园景双床房')).getByText('订后不可取消，全额收取')).toBeVisible();
});

test('after the cancellation hour the first night is charged', async () => {
  jest.setSystemTime(new Date('2026-12-22T10:00:00Z'));
  renderView(<HotelDetail />, { path, answers });
  expect(await (await room('海景大床房')).findByText('取消将扣首晚房费 ¥730')).toBeVisible();
});

test('rooms and guests change price and URL', async () => {
  const { person, address } = renderView(<HotelDetail />, { path, answers });
  await (await room('海景大床房')).findByText('¥1,470');
  await person.click(panel().getByRole('button', { name: '增加房间' }));
  expect(await (await room('海景大床房')).findByText('¥2,940')).toBeVisible();
  expect(address()).toBe('/hotel/hotelDetail?id=7&checkIn=2026-12-23&checkOut=2026-12-25&rooms=2&guests=2');
  expect(panel().getByRole('button', { name: '减少客人' })).toBeDisabled();
});

test('more rooms than are left cannot be chosen', async () => {
  renderView(<HotelDetail />, { path: `${path}&rooms=3`, answers });
  const card = await room('海景大床房');
  expect(await card.findByText('所选日期只剩 2 间')).toBeVisible();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
});

test('too many guests are offered more rooms', async () => {
  const { person, address } = renderView(<HotelDetail />, { path: `${path}&guests=3`, answers });
  const card = await room('海景大床房');
  expect(await card.findByText('每间最多住 2 人')).toBeVisible();
  await person.click(card.getByRole('button', { name: '改订 2 间' }));
  expect(address()).toContain('rooms=2');
});

test('a sold-out room offers the nearest days, one that is not on sale says so', async () => {
  const { person, address } = renderView(<HotelDetail />, {
    path: '/hotel/hotelDetail?id=7&checkIn=2026-12-01&checkOut=2026-12-02',
    answers,
  });
  const card = await room('园景双床房');
  expect(await card.findByText('所选日期已满房')).toBeVisible();
  await person.click(card.getByRole('button', { name: '改为 12月3日周四 至 12月4日周五' }));
  expect(address()).toContain('checkIn=2026-12-03&checkOut=2026-12-04');
  expect(await (await room('园景双床房')).findByRole('link', { name: '预订 园景双床房' })).toBeVisible();
});

test('days after the last night on sale are shown as not open yet', async () => {
  renderView(<HotelDetail />, {
    path: '/hotel/hotelDetail?id=7&checkIn=2027-03-01&checkOut=2027-03-02',
    answers,
  });
  expect(await (await room('海景大床房')).findByText('所选日期暂未开放预订')).toBeVisible();
  expect(panel().getByText('这些日期没有合适的空房')).toBeVisible();
});

test('days are chosen in the calendar by keyboard, and confirmed', async () => {
  const { person, address } = renderView(<HotelDetail />, { path, answers });
  await person.click(await screen.findByRole('button', { name: /^更改日期.*12月23日.*12月25日/ }));
  const dialog = within(screen.getByRole('dialog', { name: '选择入住与离店日期' }));
  await person.click(await dialog.findByRole('button', { name: /^12月28日/ }));
  await person.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await person.click(dialog.getByRole('button', { name: '确定' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toContain('checkIn=2026-12-28&checkOut=2026-12-30');
});

test('a stay far ahead requests its days, too', async () => {
  const { server } = renderView(<HotelDetail />, {
    path: '/hotel/hotelDetail?id=7&checkIn=2027-06-01&checkOut=2027-06-03',
    answers,
  });
  await (await room('海景大床房')).findByText('所选日期暂未开放预订');
  expect(server.received('GET /api/v1/hotels/:id/stock').map(({ query }) => query)).toEqual([
    {},
    { from: '2027-05-20', to: '2027-11-16' },
  ]);
});

test('a failed load of prices leaves the rest of the page and can be retried', async () => {
  const { person, server } = renderView(<HotelDetail />, {
    path,
    answers: {
      ...answers,
      'GET /api/v1/hotels/:id/stock': refuse('B0001', '房价读取失败', { status: 503 }),
    },
  });
  expect(await screen.findByText('房价读取失败')).toBeVisible();
  expect(screen.getByText('六岁以下免费。')).toBeVisible();
  server.answer(answers);
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(await (await room('海景大床房')).findByText('¥1,470')).toBeVisible();
});

test('a hotel without rooms says so', async () => {
  renderView(<HotelDetail />, {
    path,
    answers: { ...answers, 'GET /api/v1/hotels/:id': hotelDetail({ rooms: [] }) },
  });
  expect(await screen.findByText('暂无可订房型')).toBeVisible();
});

test.each(['/hotel/hotelDetail?id=abc', '/hotel/hotelDetail', '/hotel/hotelDetail?id=-1'])(
  '%s is no hotel id: no call, and a link to the list',
  async (address) => {
    const { server } = renderView(<HotelDetail />, { path: address, answers });
    expect(await screen.findByRole('heading', { level: 1, name: '酒店不存在' })).toBeVisible();
    expect(server.received('GET /api/v1/hotels/:id')).toHaveLength(0);
  },
);

test.each([
  'checkIn=2027-02-30&checkOut=<script>',
  'checkIn=1999-01-01&checkOut=1999-01-05',
  'checkIn=2026-12-10&checkOut=2026-11-30&rooms=-3&guests=-5',
])('the impossible stay %s becomes one night', async (stay) => {
  renderView(<HotelDetail />, { path: `/hotel/hotelDetail?id=7&${stay}`, answers });
  expect(await screen.findByRole('heading', { level: 1, name: '金沙湾观海酒店' })).toBeVisible();
  expect(panel().getByText(/共 1 晚/)).toBeVisible();
  expect(await (await room('海景大床房')).findByText('1 晚 · 1 间')).toBeVisible();
});

test('a number of guests out of range keeps the page and its one night', async () => {
  renderView(<HotelDetail />, { path: '/hotel/hotelDetail?id=7&guests=1e99', answers });
  expect(await screen.findByRole('heading', { level: 1, name: '金沙湾观海酒店' })).toBeVisible();
  expect(panel().getByText(/共 1 晚/)).toBeVisible();
});

test('a hotel that does not exist is not found', async () => {
  renderView(<HotelDetail />, {
    path,
    answers: { ...answers, 'GET /api/v1/hotels/:id': refuse('A0400', '酒店不存在', { status: 404 }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '酒店不存在' })).toBeVisible();
  expect(screen.getByRole('link', { name: '浏览全部酒店' })).toHaveAttribute('href', '/hotel');
});

test.each([
  ['zh-cn', '在地图中查看金沙湾观海酒店（新标签页打开）', ['高德地图', 'Apple 地图', 'Google 地图']],
  ['en', 'Maps of Golden Bay Hotel, opening in a new tab', ['Google Maps', 'Apple Maps', 'Amap']],
] as const)('the hotel is linked to three maps in new tabs (%s)', async (language, name, maps) => {
  const hotel = hotelDetail();
  const content = { ...hotel.content, latitude: 21.27, longitude: 110.4 };
  const placed = { ...answers, 'GET /api/v1/hotels/:id': { ...hotel, content } };
  renderView(<HotelDetail />, { path, answers: placed, language });
  const links = within(await screen.findByRole('list', { name })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(maps);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link.getAttribute('href')).toMatch(/^https:.*(21\.27,110\.4|110\.4,21\.27)/);
  }
});

test('the page is available in English', async () => {
  renderView(<HotelDetail />, { path, answers, language: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Golden Bay Hotel' })).toBeVisible();
  const card = await room('Sea view king');
  expect(
    await card.findByText('Free cancellation until 18:00 on Tue, Dec 22, then the first night (¥730)'),
  ).toBeVisible();
  expect(card.getByText('2 nights, 1 room')).toBeVisible();
  expect(card.getByText('2 breakfasts per night')).toBeVisible();
  expect(card.getByText('Only 2 left')).toBeVisible();
  expect(screen.getByText('12.4 km')).toBeVisible();
});

test('on a narrow screen one link to the rooms is at the bottom', async () => {
  jest.spyOn(window, 'matchMedia').mockRestore();
  const { person } = renderView(<HotelDetail />, { path, answers });
  await (await room('海景大床房')).findByText('¥1,470');
  const bar = within(screen.getByRole('region', { name: '价格与下一步' }));
  await person.click(bar.getByRole('button', { name: '选择房型' }));
  expect((await room('海景大床房')).getByRole('link', { name: '预订 海景大床房' })).toHaveFocus();
});
