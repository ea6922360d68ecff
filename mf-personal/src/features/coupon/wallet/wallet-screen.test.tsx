import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ownCoupon } from '../coupon.fixture.ts';
import { WalletScreen } from './wallet-screen.tsx';

const listing = 'GET /api/v1/member-coupons';

const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<WalletScreen />, {
    path: '/personal/coupons',
    user: people.member,
    answers: { [listing]: [ownCoupon()], ...changed },
    ...options,
  });

test('a visitor is asked to log in', () => {
  show({}, { user: undefined });
  expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent('/personal/coupons')}`,
  );
});

test('available coupons lead to their products', async () => {
  const { server } = show({
    [listing]: [
      ownCoupon({ to: new Date(Date.now() + 1).toISOString() }),
      ownCoupon({ id: 71, title: { zh: '新客券' }, audience: 'new', eligible: false }),
    ],
  });
  expect(await screen.findByRole('link', { name: '去使用：跟团游满 1000 减 120' })).toHaveAttribute(
    'href',
    '/route',
  );
  expect(screen.getByText(/今天到期/)).toBeVisible();
  expect(screen.getByText('仅限新客使用，您已有完成的订单')).toBeVisible();
  expect(server.received(listing)[0]?.query).toEqual({ state: 'usable' });
});

test('used coupons link to their order, and the state is in the URL', async () => {
  const { person, server, address } = show();
  await screen.findByRole('article');
  server.answer({
    [listing]: [ownCoupon({ state: 'used', orderNo: 'T20261120000001', orderKind: 'tour' })],
  });
  await person.click(screen.getByRole('tab', { name: '已使用' }));
  expect(address()).toBe('/personal/coupons?state=used');
  expect(await screen.findByRole('link', { name: '查看订单：跟团游满 1000 减 120' })).toHaveAttribute(
    'href',
    '/personal/route-order/detail?orderNo=T20261120000001',
  );
  await waitFor(() => expect(server.received(listing).at(-1)?.query).toEqual({ state: 'used' }));
});

test('expired coupons say when they expired', async () => {
  const expired = ownCoupon({ state: 'expired', to: '2026-01-01T16:00:00.000Z' });
  show({ [listing]: [expired] }, { path: '/personal/coupons?state=expired' });
  expect(await screen.findByText('已于2026年1月1日周四到期')).toBeVisible();
  expect(screen.queryByRole('link', { name: /去使用/ })).not.toBeInTheDocument();
});

test('an empty wallet leads to the coupon centre', async () => {
  show({ [listing]: [] });
  expect(await screen.findByText('没有可使用的优惠券')).toBeVisible();
  expect(screen.getByRole('link', { name: '去领券' })).toHaveAttribute('href', '/coupons');
});

test('a failed list can be retried', async () => {
  const { person, server } = show({ [listing]: refuse('B0001', '系统出错', { status: 500 }) });
  const retry = await screen.findByRole('button', { name: '重试' });
  server.answer({ [listing]: [ownCoupon()] });
  await person.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
});

test('the wallet is in English', async () => {
  show({}, { language: 'en' });
  expect(await screen.findByText('¥120 off')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});
