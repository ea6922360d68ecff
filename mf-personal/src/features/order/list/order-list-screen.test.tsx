import { addDays, dayOf } from '@portal/shared/rules';
import {
  type Answers,
  chooseOption,
  people,
  type RenderOptions,
  refuse,
  renderView,
} from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { counts, unpaid } from '../order.fixture.ts';
import { OrderListScreen } from './order-list-screen.tsx';

const listing = 'GET /api/v1/orders';
const counting = 'GET /api/v1/orders/counts';
const removing = 'DELETE /api/v1/orders/:orderNo';
const cancelling = 'POST /api/v1/orders/:orderNo/cancel';

const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<OrderListScreen kind="tour" />, {
    path: '/personal/route-order',
    user: people.member,
    answers: {
      [listing]: { list: [unpaid()], total: 1 },
      [counting]: counts({ tour: { PENDING_PAYMENT: 1, REFUNDING: 2 } }),
      ...changed,
    },
    ...options,
  });

test('a visitor is asked to log in', () => {
  show({}, { user: undefined });
  expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent('/personal/route-order')}`,
  );
});

test('an unpaid order shows time, price and a payment link', async () => {
  show();
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('link', { name: '涠洲岛看海三日' })).toHaveAttribute(
    'href',
    '/personal/route-order/detail?orderNo=T20261120000001',
  );
  expect(within(card).getByText('¥2,560')).toBeVisible();
  expect(within(card).getByRole('timer')).toHaveTextContent(/剩余支付时间/);
  expect(within(card).getByRole('link', { name: '去支付' })).toHaveAttribute(
    'href',
    '/route/pay?orderNo=T20261120000001',
  );
});

test('an order past its hold has no actions until it is closed', async () => {
  show({ [listing]: { list: [unpaid({ expiresAt: '2026-01-01T00:00:00.000Z' })], total: 1 } });
  expect(await screen.findByText('支付已超时')).toBeVisible();
  expect(screen.queryByRole('link', { name: '去支付' })).not.toBeInTheDocument();
});

test('tabs have counts, and the chosen one is in the URL', async () => {
  const { person, server, address } = show();
  expect(await screen.findByRole('tab', { name: /全部 ?3/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: /退款中 ?2/ })).toBeVisible();
  await person.click(screen.getByRole('tab', { name: /待支付 ?1/ }));
  expect(address()).toBe('/personal/route-order?state=PENDING_PAYMENT');
  await waitFor(() =>
    expect(server.received(listing).at(-1)?.query).toMatchObject({ kind: 'tour', state: 'PENDING_PAYMENT' }),
  );
});

test('search and page are in the URL, and a search starts on page 1', async () => {
  const list = Array.from({ length: 10 }, (_, place) => unpaid({ orderNo: `T202611200000${10 + place}` }));
  const { person, server, address } = show({ [listing]: { list, total: 35 } });
  await person.click(await screen.findByRole('button', { name: '第 2 页' }));
  expect(address()).toBe('/personal/route-order?pageNum=2');
  await person.type(screen.getByRole('searchbox', { name: '搜索订单' }), '涠洲{Enter}');
  expect(address()).toBe(`/personal/route-order?keywords=${encodeURIComponent('涠洲')}`);
  await waitFor(() =>
    expect(server.received(listing).at(-1)?.query).toMatchObject({ keywords: '涠洲', pageNum: '1' }),
  );
});

test('cancelling asks for confirmation with the order, and shows it closed', async () => {
  const { person, server } = show({ [cancelling]: null });
  await person.click(await screen.findByRole('button', { name: '取消订单' }));
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent(/涠洲岛看海三日.*T20261120000001.*不能恢复/);
  expect(within(question).queryByRole('button', { name: '取消' })).not.toBeInTheDocument();
  await person.click(within(question).getByRole('button', { name: '暂不取消' }));
  expect(server.received(cancelling)).toHaveLength(0);

  await person.click(screen.getByRole('button', { name: '取消订单' }));
  server.answer({ [listing]: { list: [unpaid({ state: 'CLOSED', closedReason: 'user' })], total: 1 } });
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '取消订单' }));
  expect(await screen.findByRole('link', { name: '再次预订' })).toHaveAttribute(
    'href',
    '/route/detail?id=12',
  );
  expect(server.received(cancelling)[0]?.params).toEqual({ orderNo: 'T20261120000001' });
  expect(screen.getByText('订单已取消')).toBeVisible();
});

test('an order paid meanwhile is not cancelled, and is shown as paid', async () => {
  const { person, server } = show({ [cancelling]: refuse('A0513', '订单已支付，不能取消', { status: 409 }) });
  await person.click(await screen.findByRole('button', { name: '取消订单' }));
  server.answer({ [listing]: { list: [unpaid({ state: 'PAID' })], total: 1 } });
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '取消订单' }));
  expect(await screen.findByText('订单已支付，不能取消')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '取消订单' })).not.toBeInTheDocument());
});

test.each([
  ['no orders at all', '', '还没有线路订单'],
  ['none in a state', '?state=COMPLETED', '没有已完成的订单'],
  ['none that fit a search', '?keywords=x', '没有符合条件的订单'],
])('%s', async (_, query, title) => {
  show({ [listing]: { list: [], total: 0 } }, { path: `/personal/route-order${query}` });
  expect(await screen.findByText(title)).toBeVisible();
});

test('a failed load of the list can be retried', async () => {
  const { person, server } = show({ [listing]: refuse('B0001', '系统出错', { status: 503 }) });
  const retry = await screen.findByRole('button', { name: '重试' });
  server.answer({ [listing]: { list: [unpaid()], total: 1 } });
  await person.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
});

test('in English', async () => {
  show({}, { language: 'en' });
  expect(await screen.findByRole('link', { name: 'Three days on Weizhou Island' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});

test('a range is chosen by name or by days, and is in the URL', async () => {
  const { person, server, address } = show();
  const today = dayOf(new Date());
  await chooseOption(person, await screen.findByRole('combobox', { name: '下单时间' }), '近 30 天');
  expect(address()).toBe(`/personal/route-order?from=${addDays(today, -29)}`);
  await chooseOption(person, screen.getByRole('combobox', { name: '下单时间' }), '自选日期');
  fireEvent.change(screen.getByLabelText('结束日期'), { target: { value: '2020-01-01' } });
  expect(screen.getByText('结束日期不能早于开始日期')).toBeVisible();
  fireEvent.change(screen.getByLabelText('开始日期'), { target: { value: '2020-01-01' } });
  await waitFor(() =>
    expect(server.received(listing).at(-1)?.query).toMatchObject({ from: '2020-01-01', to: '2020-01-01' }),
  );
});

test('a final order is hidden after a confirmation', async () => {
  const over = unpaid({ state: 'COMPLETED' });
  const { person, server } = show({ [listing]: { list: [over], total: 1 }, [removing]: null });
  await person.click(await screen.findByRole('button', { name: '移除订单' }));
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent(/涠洲岛看海三日.*T20261120000001.*不能恢复.*账目/);
  server.answer({ [listing]: { list: [], total: 0 } });
  await person.click(within(question).getByRole('button', { name: '移除' }));
  expect(await screen.findByText('还没有线路订单')).toBeVisible();
  expect(server.received(removing)[0]?.params).toEqual({ orderNo: 'T20261120000001' });
});
