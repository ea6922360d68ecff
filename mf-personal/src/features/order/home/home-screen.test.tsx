import { addDays, dayOf } from '@portal/shared/rules';
import { type Answers, people, type RenderOptions, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { counts, unpaid } from '../order.fixture.ts';
import { HomeScreen } from './home-screen.tsx';

const trip = unpaid({ orderNo: 'T20261120000002', state: 'PAID', travelDay: addDays(dayOf(new Date()), 12) });

const answers: Answers = {
  'GET /api/v1/orders/counts': counts({ tour: { PENDING_PAYMENT: 1, PAID: 1 } }),
  'GET /api/v1/orders': ({ query }) =>
    query.state === 'PAID' ? { list: [trip], total: 1 } : { list: [unpaid()], total: 1 },
};

const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<HomeScreen />, {
    path: '/personal/home',
    user: { ...people.member, nickname: '小海' },
    answers: { ...answers, ...changed },
    ...options,
  });

test('a member sees who is greeted, what is to be paid, and where the next journey goes', async () => {
  show();
  expect(screen.getByRole('heading', { name: '你好，小海' })).toBeVisible();
  expect(await screen.findByText('还有 12 天出发')).toBeVisible();
  expect(await screen.findByRole('link', { name: '去支付' })).toBeVisible();
  const counters = screen.getByRole('list', { name: '我的订单' });
  expect(await within(counters).findByRole('link', { name: /1 ?待支付/ })).toHaveAttribute(
    'href',
    '/personal/route-order?state=PENDING_PAYMENT',
  );
});

test('without orders there is a way to the tours', async () => {
  show({ 'GET /api/v1/orders': { list: [], total: 0 }, 'GET /api/v1/orders/counts': counts() });
  expect(await screen.findByText('还没有安排好的旅程')).toBeVisible();
  expect(screen.queryByRole('heading', { name: '待支付订单' })).not.toBeInTheDocument();
});

test('every section of the personal centre is linked', () => {
  show();
  const sections = within(screen.getByRole('navigation', { name: '个人中心' })).getAllByRole('link');
  expect(sections.map((link) => link.getAttribute('href'))).toEqual(
    [
      'home',
      'route-order',
      'hotel-order',
      'ticket-order',
      'goods-order',
      'visa-order',
      'travellers',
      'collections',
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
