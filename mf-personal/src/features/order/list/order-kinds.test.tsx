import type { OrderRow, ProductKind } from '@portal/shared/contract';
import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { goodsOrder, hotelOrder, ticketOrder, visaOrder } from '../kinds.fixture.ts';
import { counts } from '../order.fixture.ts';
import { OrderListScreen } from './order-list-screen.tsx';

const listing = 'GET /api/v1/orders';
const receiving = 'POST /api/v1/orders/:orderNo/receive';

const show = (order: OrderRow, changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<OrderListScreen kind={order.kind} />, {
    path: `/personal/${order.kind}-order`,
    user: people.member,
    answers: {
      [listing]: { list: [order], total: 1 },
      'GET /api/v1/orders/counts': counts({ [order.kind]: { PAID: 1 } }),
      ...changed,
    },
    ...options,
  });

const day = '2027年3月15日周一';

test.each([
  [hotelOrder(), '酒店订单', '待确认', `${day} 入住 · 1 间`, '申请退款', '#refund'],
  [ticketOrder(), '门票订单', '待使用', `${day} 入园 · 2 张`, '查看电子票', '#tickets'],
  [goodsOrder(), '商品订单', '待发货', '共 2 件', '申请退款', '#refund'],
  [visaOrder(), '签证订单', '待提交材料', `计划 ${day} 出行 · 1 位申请人`, '提交材料', '#documents'],
] as const)('an order of a kind: %#', async (order, title, state, facts, action, place) => {
  const { server } = show(order);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(state)).toBeVisible();
  expect(card.getByText(facts)).toBeVisible();
  const sheet = `/personal/${order.kind}-order/detail?orderNo=${order.orderNo}`;
  expect(card.getByRole('link', { name: order.title })).toHaveAttribute('href', sheet);
  expect(card.getByRole('link', { name: action })).toHaveAttribute('href', sheet + place);
  expect(server.received(listing)[0]?.query).toMatchObject({ kind: order.kind });
});

test.each<[ProductKind, OrderRow, string, string | undefined]>([
  ['hotel', hotelOrder(), '/pay', '/hotel/hotelDetail?id=31'],
  ['ticket', ticketOrder(), '/pay', '/ticket/ticketDetail?id=41'],
  ['goods', goodsOrder(), '/pay', undefined],
  ['visa', visaOrder(), '/visa/pay', '/visa/visaDetail?id=61'],
])(
  'a %s order is paid at its own cashier, and booked again at its own product',
  async (_, order, pay, product) => {
    const open = { ...order, state: 'PENDING_PAYMENT', fulfilment: 'NONE' } as const;
    const over = { ...order, state: 'REFUNDED', orderNo: `${order.orderNo}9` } as const;
    show(order, { [listing]: { list: [open, over], total: 2 } });
    expect(await screen.findByRole('link', { name: '去支付' })).toHaveAttribute(
      'href',
      `${pay}?orderNo=${order.orderNo}`,
    );
    if (product) expect(screen.getByRole('link', { name: '再次预订' })).toHaveAttribute('href', product);
  },
);

test('reordered goods are in the cart with the same counts', async () => {
  const order = goodsOrder({ state: 'REFUNDED' });
  const { person, address } = show(order, { 'GET /api/v1/orders/:orderNo': order });
  await person.click(await screen.findByRole('button', { name: '再次预订' }));
  await waitFor(() => expect(address()).toBe('/goods/cart'));
  const { details } = order;
  const things = details.kind === 'goods' ? details.things : [];
  const lines = things.map(({ skuId, count }) => ({ skuId, count }));
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual(lines);
});

test('receipt of goods is confirmed once after a confirmation, and the list is updated', async () => {
  const { person, server } = show(goodsOrder({ fulfilment: 'SHIPPED' }), {
    [receiving]: { fulfilment: 'RECEIVED' },
  });
  await person.click(await screen.findByRole('button', { name: '确认收货' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText(/徐闻菠萝干.*G20261120000001.*不能撤回.*7 天/)).toBeVisible();
  await person.click(question.getByRole('button', { name: '取消' }));
  expect(server.received(receiving)).toHaveLength(0);

  await person.click(screen.getByRole('button', { name: '确认收货' }));
  server.answer({ [listing]: { list: [goodsOrder({ fulfilment: 'RECEIVED' })], total: 1 } });
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '确认收货' }));
  expect(await screen.findByText('已收货')).toBeVisible();
  expect(server.received(receiving)[0]?.params).toEqual({ orderNo: 'G20261120000001' });
  expect(screen.queryByRole('button', { name: '确认收货' })).not.toBeInTheDocument();
});

test('receipt of returned goods is not confirmed, and the list is updated', async () => {
  const { person, server } = show(goodsOrder({ fulfilment: 'SHIPPED' }), {
    [receiving]: refuse('A0513', '订单当前状态不能进行此操作', { status: 409 }),
  });
  await person.click(await screen.findByRole('button', { name: '确认收货' }));
  server.answer({ [listing]: { list: [goodsOrder({ state: 'REFUNDING' })], total: 1 } });
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '确认收货' }));
  expect(await screen.findByText('订单当前状态不能进行此操作')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '确认收货' })).not.toBeInTheDocument());
});

test.each([
  ['hotel', hotelOrder(), '还没有酒店订单', '/hotel'],
  ['ticket', ticketOrder(), '还没有门票订单', '/ticket'],
  ['goods', goodsOrder(), '还没有商品订单', '/goods'],
  ['visa', visaOrder(), '还没有签证订单', '/visa'],
])('without %s orders there is a link to the products', async (_, order, title, path) => {
  show(order, { [listing]: { list: [], total: 0 }, 'GET /api/v1/orders/counts': counts() });
  expect(await screen.findByText(title)).toBeVisible();
  const content = screen.getByRole('tabpanel');
  expect(within(content).getByRole('link')).toHaveAttribute('href', path);
});

test.each([hotelOrder(), ticketOrder(), goodsOrder({ fulfilment: 'SHIPPED' }), visaOrder()])(
  'in English: %#',
  async (order) => {
    show(order, {}, { language: 'en' });
    expect(await screen.findByRole('link', { name: order.titleEn ?? '' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
  },
);
