import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { detail } from '../order.fixture.ts';
import { OrderDetailScreen } from './order-detail-screen.tsx';
import type { OrderParts } from './order-sheet.tsx';

const reading = 'GET /api/v1/orders/:orderNo';
const orderNo = 'T20261120000001';

const parts: OrderParts = {
  papers: () => null,
  change: () => null,
  refund: ({ state }) => <p>back: {state}</p>,
  review: () => null,
  invoice: ({ invoice }) => invoice && <p>{invoice.title}</p>,
};

const show = (answer: Answers[typeof reading] = detail(), options: RenderOptions = {}) =>
  renderView(<OrderDetailScreen kind="tour" parts={parts} />, {
    path: `/personal/route-order/detail?orderNo=${orderNo}`,
    user: people.member,
    answers: { [reading]: answer },
    ...options,
  });

test('an unpaid order shows time, lines, masked travellers, contacts, refund terms, history', async () => {
  show();
  expect(await screen.findByRole('timer')).toHaveTextContent(/剩余支付时间/);
  expect(screen.getByRole('link', { name: '去支付' })).toHaveAttribute(
    'href',
    `/route/pay?orderNo=${orderNo}`,
  );
  expect(screen.getByText('¥1,280 × 1')).toBeVisible();
  expect(screen.getByText('意外险')).toBeVisible();
  expect(screen.getByText('护照 E1*****78')).toBeVisible();
  expect(screen.getByText('LI LAN · 中国 · 有效期至 2031-05-01')).toBeVisible();
  expect(screen.getByText('13900139000')).toBeVisible();
  expect(screen.getByText('靠窗的座位')).toBeVisible();
  expect(screen.getByText('免费取消')).toBeVisible();
  expect(screen.getByText('提交订单')).toBeVisible();
});

test.each([
  ['zh-cn', '集合', '08:30 · 人民大道南 1 号', '领队'],
  ['en', 'Meeting point', '08:30 · 1 Renmin Avenue South', 'Tour leader'],
] as const)('a paid order shows meeting point and tour leader once they are known (%s)', async (...words) => {
  const [language, meeting, place, leader] = words;
  const departure = {
    ...{ leaderName: '林领队', leaderMobile: '13800138000', meetingTime: '08:30' },
    meetingPoint: { zh: '人民大道南 1 号', en: '1 Renmin Avenue South' },
  };
  show(detail({ state: 'PAID', fulfilment: 'CONFIRMED', departure }), { language });
  expect(await screen.findByText(meeting)).toBeVisible();
  expect(screen.getByText(place)).toBeVisible();
  expect(screen.getByText(leader).nextSibling).toHaveTextContent('林领队 · 13800138000');
});

test.each([
  ['zh-cn', '已报名 8 人，满 12 人成团，12月12日周六 18:00 前确认'],
  ['en', '8 of 12 joined, decided by Sat, Dec 12, 18:00'],
] as const)('a paid order waiting for its group shows how far it is (%s)', async (language, text) => {
  const group = { joined: 8, minGroup: 12, decidedOn: '2026-12-12' };
  show(detail({ state: 'PAID', fulfilment: 'GROUP_PENDING', group }), { language });
  expect(await screen.findByText(text)).toBeVisible();
});

test('a paid order says so and has no payment button', async () => {
  const timeline = [
    { at: '2026-11-20T02:00:00.000Z', event: 'create', actor: 'member' },
    { at: '2026-11-20T02:05:00.000Z', event: 'pay', actor: 'system' },
    { at: '2026-11-20T02:06:00.000Z', event: 'constructor', actor: 'system' },
    { at: '2026-11-20T02:07:00.000Z', event: 'review', actor: 'member' },
  ];
  show(detail({ state: 'PAID', paidAmount: 256_000, timeline }));
  expect(await screen.findByText(/我们已收到您的付款/)).toBeVisible();
  expect(screen.getByText('已支付')).toBeVisible();
  expect(screen.getByText('back: PAID')).toBeVisible();
  expect(screen.queryByRole('link', { name: '去支付' })).not.toBeInTheDocument();
  const happened = screen
    .getAllByText(/支付成功|提交订单|订单更新|发表评价/)
    .map(({ textContent }) => textContent);
  expect(happened).toEqual(['发表评价', '订单更新', '支付成功', '提交订单']);
});

test.each([
  ['user', '您取消了该订单，席位已释放。'],
  ['timeout', '超过支付时间，订单已自动关闭，席位已释放。'],
] as const)('an order closed by %s says why', async (closedReason, note) => {
  show(detail({ state: 'CLOSED', closedReason }));
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getByRole('link', { name: '再次预订' })).toHaveAttribute('href', '/route/detail?id=12');
  expect(screen.queryByText('免费取消')).not.toBeInTheDocument();
});

test.each([
  ['somebody else’s order', `?orderNo=${orderNo}`],
  ['no number', ''],
  ['a number that is none', '?orderNo=../x'],
])('%s is not found', async (_, query) => {
  const { server } = show(refuse('A0401', '订单不存在', { status: 404 }), {
    path: `/personal/route-order/detail${query}`,
  });
  expect(await screen.findByText('没有找到该订单')).toBeVisible();
  await waitFor(() => expect(server.received(reading).length).toBeLessThanOrEqual(1));
});

test('the section of tour orders is the current one', async () => {
  show();
  expect(await screen.findByRole('link', { name: '线路订单' })).toHaveAttribute('aria-current', 'page');
});

test('in English', async () => {
  show(
    detail({
      remark: '',
      lines: detail().lines.slice(0, 2),
      travellers: [],
      contact: { name: 'Li', mobile: '13800138000' },
      emergencyContact: { name: 'Wang', mobile: '13900139000' },
    }),
    { language: 'en' },
  );
  expect(await screen.findByText('Your seats are held. Please pay before the time expires.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});

const balance = {
  ...{ deposit: 76_800, balance: 179_200, dueOn: '2999-03-01', cancelsOn: '2999-03-03' },
  paidAt: null,
};

test.each([
  [
    'zh-cn',
    /已收到您的订金/,
    '支付尾款',
    '待付尾款 ¥1,792，3月1日周五截止',
    /请在 2999年3月1日.* 当天结束前/,
  ],
  [
    'en',
    /received your deposit/,
    'Pay balance',
    'Balance of ¥1,792 due by Fri, Mar 1',
    /by the end of .*Mar(ch)? 1, 2999/,
  ],
] as const)('an open balance is shown with its due day and can be paid (%s)', async (...words) => {
  const [language, note, pay, tag, terms] = words;
  show(detail({ state: 'PAID', fulfilment: 'GROUP_PENDING', paidAmount: 76_800, balance }), { language });
  expect(await screen.findByRole('link', { name: pay })).toHaveAttribute(
    'href',
    `/route/pay?orderNo=${orderNo}&part=balance`,
  );
  for (const text of [note, tag, terms]) expect(screen.getByText(text)).toBeVisible();
});

test.each([
  ['PAID', '2026-12-01T02:00:00.000Z', /尾款已于 2026年12月1日.*付清/],
  ['PARTIALLY_REFUNDED', null, /现已无需支付/],
] as const)(
  'a balance of an order %s that is paid at %s is not asked for',
  async (state, paidAt, standing) => {
    show(detail({ state, fulfilment: 'GROUP_PENDING', balance: { ...balance, paidAt } }));
    expect(await screen.findByText(standing)).toBeVisible();
    expect(screen.queryByRole('link', { name: '支付尾款' })).not.toBeInTheDocument();
  },
);
