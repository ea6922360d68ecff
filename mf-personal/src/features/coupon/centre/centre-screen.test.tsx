import {
  type Answers,
  expectHydration,
  fillPreloadedCall,
  people,
  preloadedCalls,
  type RenderOptions,
  refuse,
  renderView,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import firstCalls from '#src/first-calls.ts';
import { centreCoupon, ownCoupon } from '../coupon.fixture.ts';
import { CentreScreen } from './centre-screen.tsx';

const listing = 'GET /api/v1/coupons/centre';
const own = 'GET /api/v1/member-coupons';
const claiming = 'POST /api/v1/coupons/:id/claim';

const hotel = centreCoupon({
  id: 8,
  title: { zh: '酒店 92 折', en: '8% off hotels' },
  kinds: [],
  audience: 'new',
  minAmount: 0,
  discount: { type: 'percent', percent: 8, most: 8000 },
  left: 12,
});
const gone = centreCoupon({ id: 9, title: { zh: '已抢空的券', en: 'A coupon' }, left: 0 });

const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<CentreScreen />, {
    path: '/coupons',
    user: people.member,
    answers: { [listing]: [centreCoupon(), hotel, gone], [own]: [], [claiming]: ownCoupon(), ...changed },
    ...options,
  });

const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article') as HTMLElement);
};

test('coupons show discount, conditions, products and the time left', async () => {
  show();
  const tours = await card('跟团游满 1000 减 120');
  expect(tours.getByText('¥120')).toBeVisible();
  expect(tours.getByText('满 ¥1,000 可用')).toBeVisible();
  expect(tours.getByText(/有效期至.*还剩 5 天/)).toBeVisible();
  expect(tours.getByRole('link', { name: '线路' })).toHaveAttribute('href', '/route');
  const hotels = await card('酒店 92 折');
  expect(hotels.getByText('9.2 折')).toBeVisible();
  expect(hotels.getByText('最高减 ¥80')).toBeVisible();
  expect(hotels.getByText('新客专享')).toBeVisible();
  expect(hotels.getByText('仅剩 12 张')).toBeVisible();
  expect((await card('已抢空的券')).getByText('已领完')).toBeVisible();
});

test('a visitor logs in to claim and returns to the centre', async () => {
  const { person, address, server } = show({}, { user: undefined });
  await person.click(await screen.findByRole('button', { name: '登录后领取：跟团游满 1000 减 120' }));
  expect(address()).toBe(`/login?redirect=${encodeURIComponent('/coupons')}`);
  expect(server.received(own)).toHaveLength(0);
});

test('a claimed coupon says so and leads to its products', async () => {
  const { person, server } = show();
  const claim = await screen.findByRole('button', { name: '领取：跟团游满 1000 减 120' });
  await waitFor(() => expect(claim).toBeEnabled());
  server.answer({ [own]: [ownCoupon()] });
  await person.click(claim);
  expect(await screen.findByText('领取成功，预订时可用')).toBeVisible();
  expect(server.received(claiming)[0]?.params).toEqual({ id: '7' });
  expect(await screen.findByRole('link', { name: '去使用：跟团游满 1000 减 120' })).toHaveAttribute(
    'href',
    '/route',
  );
  expect((await card('跟团游满 1000 减 120')).getByText('已领取')).toBeVisible();
});

test('a refused claim says why, and the lists are fetched again', async () => {
  const { person, server } = show({
    [claiming]: refuse('A0510', '优惠券已领完或已停止领取', { status: 409 }),
  });
  await person.click(await screen.findByRole('button', { name: '领取：酒店 92 折' }));
  expect(await screen.findByText('优惠券已领完或已停止领取')).toBeVisible();
  await waitFor(() => expect(server.received(listing)).toHaveLength(2));
});

test('a used coupon is not claimed again', async () => {
  show({ [own]: [ownCoupon({ state: 'used', orderNo: 'T1', orderKind: 'tour' })] });
  expect(await (await card('跟团游满 1000 减 120')).findByText('已使用')).toBeVisible();
});

test('an empty centre leads to the tours', async () => {
  show({ [listing]: [] });
  expect(await screen.findByText('暂时没有可领取的优惠券')).toBeVisible();
  expect(screen.getByRole('link', { name: '浏览线路' })).toHaveAttribute('href', '/route');
});

test('a failed list can be retried', async () => {
  const { person, server } = show({ [listing]: refuse('B0001', '系统出错', { status: 500 }) });
  const retry = await screen.findByRole('button', { name: '重试' });
  server.answer({ [listing]: [hotel] });
  await person.click(retry);
  expect(await screen.findByText('9.2 折')).toBeVisible();
});

test('the first call of the view is the one that the document has', async () => {
  const { server } = show({}, { user: undefined });
  const calls = firstCalls['coupon/index'].map((call) => fillPreloadedCall(call, new URLSearchParams()));
  await waitFor(() => expect(preloadedCalls(server, [listing])).toEqual(calls));
});

test.each(['zh-cn', 'en'] as const)('the page hydrates without a difference in %s', async (language) => {
  const { html } = await expectHydration(<CentreScreen />, {
    path: '/coupons',
    language,
    answers: { [listing]: [centreCoupon(), hotel, gone] },
    firstCalls: firstCalls['coupon/index'],
  });
  expect(html).toContain('¥120');
  expect(html).not.toContain('aria-busy="true"');
});

test('the centre is in English', async () => {
  show({}, { language: 'en' });
  const hotels = await card('8% off hotels');
  expect(hotels.getByText('8% off')).toBeVisible();
  expect(hotels.getByText('Up to ¥80 off')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});
