import type { OrderDetail } from '@portal/shared/contract';
import { type Answers, people, type RenderOptions, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { goodsOrder, hotelOrder, ticketOrder, visaOrder } from '../kinds.fixture.ts';
import { OrderDetailScreen } from './order-detail-screen.tsx';
import type { OrderParts } from './order-sheet.tsx';

const parts: OrderParts = {
  papers: () => null,
  change: () => null,
  refund: () => null,
  invoice: () => null,
  review: () => null,
};

const show = (order: OrderDetail, options: RenderOptions = {}, more: Partial<OrderParts> = {}) => {
  const answers: Answers = { 'GET /api/v1/orders/:orderNo': order };
  return renderView(<OrderDetailScreen kind={order.kind} parts={{ ...parts, ...more }} />, {
    path: `/personal/${order.kind}-order/detail?orderNo=${order.orderNo}`,
    user: people.member,
    answers,
    ...options,
  });
};

const terms = (): string[] => screen.getAllByRole('term').map(({ textContent }) => textContent ?? '');

test('a stay shows room, nights with prices, guests, cancellation fee', async () => {
  show(hotelOrder());
  expect(await screen.findByText('我们已收到您的付款，正在与酒店确认房间。')).toBeVisible();
  for (const text of ['海景大床房', '2027年3月15日周一', '2027年3月17日周三 · 共 2 晚', 'Chen Hai', '18:00'])
    expect(screen.getByText(text)).toBeVisible();
  expect(terms()).toContain('3月15日周一 ¥600 × 1');
  expect(screen.getByText('3月14日 18:00 前可免费取消')).toBeVisible();
  expect(screen.queryByRole('heading', { name: '入住人' })).not.toBeInTheDocument();
});

test('a refused room shows the reason', async () => {
  const refused = { state: 'REFUNDED', fulfilment: 'REJECTED', fulfilmentReason: '当日满房' } as const;
  show(hotelOrder(refused));
  expect(await screen.findByText('说明：当日满房')).toBeVisible();
  expect(screen.queryByText('3月14日 18:00 前可免费取消')).not.toBeInTheDocument();
});

test('tickets: type, day, time-slot, visitors with masked documents', async () => {
  show(ticketOrder());
  expect(await screen.findByText('09:00–12:00')).toBeVisible();
  expect(screen.getByText('2 张')).toBeVisible();
  const visitors = within(screen.getByRole('heading', { name: '游客' }).parentElement ?? document.body);
  expect(visitors.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Chen Hai身份证 440***********1230',
    'Li Lan护照 E1*****78',
  ]);
});

test('goods show picture, options, count, freight, coupon, address, parcel', async () => {
  const parcel = { carrier: '顺丰速运', trackingNo: 'SF1234567890' };
  const { person } = show(goodsOrder({ fulfilment: 'SHIPPED', parcel }));
  expect(await screen.findByText('500 克')).toBeVisible();
  expect(screen.getByRole('link', { name: '徐闻菠萝干' })).toHaveAttribute(
    'href',
    '/goods/goodsDetail?id=51',
  );
  expect(terms()).toEqual(expect.arrayContaining(['徐闻菠萝干 · 500 克 ¥68 × 2', '运费 ¥10 × 1', '优惠券']));
  expect(screen.getByText('−¥10')).toBeVisible();
  expect(screen.getByText('广东省 湛江市 霞山区 海滨大道 1 号')).toBeVisible();
  expect(screen.getByText(/顺丰速运 SF1234567890/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: '复制运单号' }));
  expect(await screen.findByRole('button', { name: '已复制' })).toBeVisible();
  expect(screen.getByRole('button', { name: '确认收货' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '申请退款' })).not.toBeInTheDocument();
});

test('a visa shows type, country, applicants by occupation, return address', async () => {
  show(visaOrder());
  expect(await screen.findByText('日本')).toBeVisible();
  expect(screen.getByText('在职')).toBeVisible();
  expect(screen.getByRole('heading', { name: '证件寄还地址' })).toBeVisible();
});

test.each([
  ['hotel', 'NO_SHOW', '您没有在预订的日期入住，按规则收取了房费。'],
  ['ticket', 'EXPIRED', '使用日期已过，门票已失效。'],
  ['visa', 'constructor', '订单已完成，期待再次为您服务。'],
] as const)('a completed %s order shows: %s', async (kind, fulfilment, note) => {
  const make = { hotel: hotelOrder, ticket: ticketOrder, visa: visaOrder }[kind];
  show(make({ state: 'COMPLETED', fulfilment }));
  expect(await screen.findByText(note)).toBeVisible();
});

test.each([
  ['APPROVED', '签证已经签发。'],
  ['REFUSED', '使领馆未予签发。'],
])('after a visa is %s its originals are returned, an electronic one has none', async (fulfilment, note) => {
  const returned = '提交过的原件会寄到下方的寄还地址。';
  const order = visaOrder({ fulfilment });
  const { unmount } = show(order);
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getByText(returned)).toBeVisible();
  unmount();
  show({ ...order, details: { ...order.details, returnAddress: null } as OrderDetail['details'] });
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.queryByText(returned)).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '证件寄还地址' })).not.toBeInTheDocument();
});

test.each([
  ['REFUND_REQUESTED', '退款申请已提交，我们会尽快审核。'],
  ['REFUNDING', '退款正在处理，款项会原路退回。'],
  ['REFUNDED', '款项已原路退回。'],
] as const)(
  'an order of tickets that is %s says so, and no more asks for codes at the gate',
  async (state, note) => {
    show(ticketOrder({ state, fulfilment: 'ISSUED' }));
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.queryByText(/二维码/)).not.toBeInTheDocument();
  },
);

test('every step of an order has a text', async () => {
  const events = ['create', 'pay', 'ship', 'receive', 'requestReturn', 'acceptReturn', 'finishReturn'];
  const timeline = events.map((event) => ({ at: '2026-11-20T02:00:00.000Z', event, actor: 'system' }));
  show(goodsOrder({ state: 'REFUNDED', fulfilment: 'REFUNDED', timeline }));
  const title = await screen.findByRole('heading', { name: '订单进展' });
  const steps = within(title.parentElement ?? document.body).getAllByRole('listitem');
  expect(steps.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    '退货完成',
    '同意退货',
    '申请退货',
    '确认收货',
    '商品寄出',
    '支付成功',
    '提交订单',
  ]);
});

test('an order of another kind redirects to its own screen', async () => {
  const order = goodsOrder();
  const { address } = renderView(<OrderDetailScreen kind="hotel" parts={parts} />, {
    path: `/personal/hotel-order/detail?orderNo=${order.orderNo}`,
    user: people.member,
    answers: { 'GET /api/v1/orders/:orderNo': order },
  });
  const own = `/personal/goods-order/detail?orderNo=${order.orderNo}`;
  await waitFor(() => expect(address()).toBe(own));
});

test('a URL with a hash scrolls to that part of the order', async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    seen.push(this.id);
  };
  const order = ticketOrder();
  const path = `/personal/ticket-order/detail?orderNo=${order.orderNo}#tickets`;
  show(order, { path }, { first: { name: 'tickets', draw: () => <p>codes</p> } });
  expect(await screen.findByText('codes')).toBeVisible();
  expect(seen).toEqual(['tickets']);
});

test.each([hotelOrder(), ticketOrder()])('in English: %#', async (order) => {
  show({ ...order, contact: { name: 'Li', mobile: '13800138000' }, timeline: [] }, { language: 'en' });
  expect(await screen.findByRole('heading', { name: order.titleEn ?? '' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});
