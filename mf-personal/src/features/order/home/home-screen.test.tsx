import type { NextTrip } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { hotelOrder, ticketOrder } from '../kinds.fixture.ts';
import { counts, unpaid } from '../order.fixture.ts';
import { HomeScreen } from './home-screen.tsx';

const inDays = (days: number): string => addDays(dayOf(new Date()), days);

const trip = (changes: Partial<NextTrip> = {}): NextTrip => ({
  ...unpaid({ orderNo: 'T20261120000002', state: 'PAID', travelDay: inDays(12) }),
  place: { zh: '涠洲岛', en: 'Weizhou' },
  ...changes,
});

const answers: Answers = {
  'GET /api/v1/orders/counts': counts({ tour: { PENDING_PAYMENT: 1, PAID: 2 }, hotel: { PAID: 3 } }),
  'GET /api/v1/orders': { list: [unpaid()], total: 1 },
  'GET /api/v1/orders/next': trip(),
  'GET /api/v1/products/:id/related': [],
  'GET /api/v1/tours': { list: [], total: 0 },
};

const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<HomeScreen />, {
    path: '/personal/home',
    user: { ...people.member, nickname: '小海' },
    answers: { ...answers, ...changed },
    ...options,
  });

test('the home shows a greeting, unpaid orders and the next trip', async () => {
  show();
  expect(screen.getByRole('heading', { name: '你好，小海' })).toBeVisible();
  expect(await screen.findByText('还有 12 天出发')).toBeVisible();
  expect(screen.getByText('涠洲岛')).toBeVisible();
  expect(screen.getByRole('button', { name: '加入日历' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/剩余支付时间/);
  expect(screen.getByRole('link', { name: '去支付' })).toBeVisible();
});

test('all kinds are counted by one call, and each count links to its orders', async () => {
  const { server } = show();
  const list = within(await screen.findByRole('list', { name: '我的订单' }));
  const addresses = [
    ['线路 1 待支付', '/personal/route-order?state=PENDING_PAYMENT'],
    ['线路 2 待出行', '/personal/route-order?state=PAID'],
    ['酒店 3 待入住', '/personal/hotel-order?state=PAID'],
    ['签证 0 办理中', '/personal/visa-order?state=PAID'],
    ['商品', '/personal/goods-order'],
  ] as const;
  for (const [name, href] of addresses)
    expect(list.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(server.received('GET /api/v1/orders/counts')).toHaveLength(1);
});

test.each([
  ['今天出发', trip({ travelDay: inDays(0) })],
  ['明天入住', { ...hotelOrder(), travelDay: inDays(1), place: null }],
  ['还有 2 天入园', { ...ticketOrder(), travelDay: inDays(2), place: null }],
])('the next journey says %s', async (words, next) => {
  show({ 'GET /api/v1/orders/next': next });
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  [trip(), '/personal/route-order/detail?orderNo=T20261120000002'],
  [
    { ...hotelOrder(), travelDay: inDays(1), place: null },
    `/personal/hotel-order/detail?orderNo=${hotelOrder().orderNo}`,
  ],
])('the next trip links to its order, and beside it is the list of all orders (%#)', async (next, href) => {
  show({ 'GET /api/v1/orders/next': next });
  expect(await screen.findByRole('link', { name: '订单详情' })).toHaveAttribute('href', href);
  const section = screen.getByRole('heading', { name: '即将出行' }).closest('section');
  expect(within(section as HTMLElement).getByRole('link', { name: '全部订单' })).toHaveAttribute(
    'href',
    '/personal/orders',
  );
});

test('a visit links to its e-tickets', async () => {
  const { orderNo } = ticketOrder();
  show({ 'GET /api/v1/orders/next': { ...ticketOrder(), travelDay: inDays(2), place: null } });
  expect(await screen.findByRole('link', { name: '查看电子票' })).toHaveAttribute(
    'href',
    `/personal/ticket-order/detail?orderNo=${orderNo}#tickets`,
  );
});

test('without orders there is a link to the tours', async () => {
  show({
    'GET /api/v1/orders': { list: [], total: 0 },
    'GET /api/v1/orders/counts': counts(),
    'GET /api/v1/orders/next': null,
  });
  expect(await screen.findByText('暂无待出行的行程')).toBeVisible();
  expect(screen.queryByRole('heading', { name: '待支付订单' })).not.toBeInTheDocument();
});

test('a failed load can be retried, and the rest of the page is shown', async () => {
  const { person, server } = show({
    'GET /api/v1/orders/next': refuse('B0001', '系统出错', { status: 500 }),
  });
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(screen.getByRole('list', { name: '我的订单' })).toBeVisible();
  server.answer({ 'GET /api/v1/orders/next': trip() });
  await person.click(retry);
  expect(await screen.findByText('还有 12 天出发')).toBeVisible();
});

test('every section of the personal centre is linked', () => {
  show();
  const sections = within(screen.getByRole('navigation', { name: '个人中心' })).getAllByRole('link');
  expect(sections.map((link) => link.getAttribute('href'))).toEqual(
    [
      'home',
      'messages',
      'orders',
      'route-order',
      'hotel-order',
      'ticket-order',
      'goods-order',
      'visa-order',
      'waitlist',
      'coupons',
      'travellers',
      'collections',
      'alerts',
      'reviews',
      'address',
      'info',
      'safety',
    ].map((child) => `/personal/${child}`),
  );
});

test('in English', async () => {
  show({}, { language: 'en', user: { ...people.member, nickname: 'Lan' } });
  expect(screen.getByRole('heading', { name: 'Hello, Lan' })).toBeVisible();
  expect(await screen.findByText('12 days to go')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});
