import type { CallData, Cashier, PaymentStatus } from '@portal/shared/contract';
import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CashierScreen } from './cashier-screen.tsx';
import { browser } from './page-pay.tsx';
import { successAnswers } from './success/paid-order.fixture.ts';

const orderNo = 'T20261120000001';
const asking = 'GET /api/v1/cashier/:orderNo';
const starting = 'POST /api/v1/payments/alipay';
const polling = 'GET /api/v1/payments/alipay/:paymentNo';

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const cashier = (changes: Partial<Cashier> = {}): Cashier => ({
  orderNo,
  kind: 'tour',
  title: '涠洲岛看海三日',
  titleEn: 'Three days on Weizhou Island',
  amount: 256_000,
  expiresAt: soon(30),
  state: 'PENDING_PAYMENT',
  change: null,
  providers: [
    { name: 'alipay', ways: ['qr', 'page'], sandbox: true },
    { name: 'wechatpay', ways: ['qr'], sandbox: true },
  ],
  ...changes,
});

const offer = (minutes = 29): CallData<typeof starting> => ({
  paymentNo: 'P20261120000001',
  way: 'qr',
  code: 'http://127.0.0.1:8090/alipay/scan/abc',
  expiresAt: soon(minutes),
});

const status = (state: PaymentStatus['state'], orderState: string): PaymentStatus => ({
  paymentNo: 'P20261120000001',
  state,
  orderNo,
  orderState,
});

const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<CashierScreen />, {
    path: `/route/pay?orderNo=${orderNo}`,
    user: people.member,
    answers: {
      ...successAnswers(),
      [asking]: cashier(),
      [starting]: offer(),
      [polling]: status('WAITING', 'PENDING_PAYMENT'),
      ...changed,
    },
    ...options,
  });

/** Time goes by, and what was waiting for it is answered. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('the cashier shows the amount, the remaining time and a QR code', async () => {
  show();
  await pass(10);
  expect(screen.getByText('涠洲岛看海三日')).toBeVisible();
  expect(screen.getByText('¥2,560')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/30:00|29:5\d/);
  expect(screen.getByRole('img', { name: '支付宝付款二维码，金额 ¥2,560' })).toBeVisible();
  expect(screen.getByText(/没有真实的资金往来/)).toBeVisible();
  expect(screen.getByRole('link', { name: '模拟扫码支付' })).toHaveAttribute('href', offer().code);
});

test('outside of the sandbox the QR code is no link', async () => {
  show({ [asking]: cashier({ providers: [{ name: 'alipay', ways: ['qr', 'page'], sandbox: false }] }) });
  await pass(10);
  expect(screen.getByRole('img', { name: /二维码/ })).toBeVisible();
  expect(screen.queryByText(/沙箱/)).not.toBeInTheDocument();
});

test('the payment is polled every 2.5 s until it succeeds; then the success replaces the form', async () => {
  const { server } = show();
  await pass(10);
  await pass(2500);
  await pass(2500);
  expect(server.received(polling)).toHaveLength(3);
  server.answer({ [polling]: status('SUCCESS', 'PAID'), [asking]: cashier({ state: 'PAID' }) });
  await pass(2500);
  await pass(10);
  expect(screen.getByRole('status')).toHaveTextContent('我们已收到 ¥2,560');
  expect(screen.getByRole('heading', { name: '支付成功', level: 1 })).toHaveFocus();
  expect(document.title).toMatch(/^支付成功/);
  expect(screen.getByRole('heading', { name: '接下来' })).toBeVisible();
  expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute(
    'href',
    `/personal/route-order/detail?orderNo=${orderNo}`,
  );
  const asked = server.received(polling).length;
  await pass(20_000);
  expect(server.received(polling)).toHaveLength(asked);
});

test('polling stops when the page is left', async () => {
  const { server, unmount } = show();
  await pass(10);
  unmount();
  const asked = server.received(polling).length;
  await pass(10_000);
  expect(server.received(polling)).toHaveLength(asked);
});

test('an order that is closed while waiting says so and can be booked again', async () => {
  const { server } = show({
    'GET /api/v1/orders/:orderNo': {
      closedReason: 'timeout',
      productId: 12,
    } as CallData<'GET /api/v1/orders/:orderNo'>,
  });
  await pass(10);
  server.answer({ [polling]: status('CLOSED', 'CLOSED'), [asking]: cashier({ state: 'CLOSED' }) });
  await pass(2500);
  await pass(10);
  expect(screen.getByRole('heading', { name: '订单已关闭' })).toHaveFocus();
  expect(screen.getByText(/支付已超时/)).toBeVisible();
  expect(screen.getByRole('link', { name: '重新预订' })).toHaveAttribute('href', '/route/detail?id=12');
});

test('an expired QR code can be replaced, as a new payment', async () => {
  const { server } = show({ [starting]: offer(1) });
  await pass(10);
  await pass(60_000);
  expect(screen.getByText('二维码已失效')).toBeVisible();
  expect(screen.queryByRole('link', { name: /模拟扫码/ })).not.toBeInTheDocument();
  server.answer({ [starting]: offer(20) });
  await person.click(screen.getByRole('button', { name: '刷新二维码' }));
  await pass(10);
  expect(screen.queryByText('二维码已失效')).not.toBeInTheDocument();
  const keys = server.received(starting).map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(2);
});

test('a payment after closing is refunded with a message, a mismatched one is not requested again', async () => {
  const { server } = show({ [polling]: status('ANOMALY', 'PENDING_PAYMENT') });
  await pass(10);
  await pass(10);
  expect(screen.getByRole('heading', { name: '这笔付款需要人工核对' })).toHaveFocus();
  expect(server.received(starting)).toHaveLength(1);
});

test('after the hold has expired the order is polled until it is closed', async () => {
  const { server } = show({
    [asking]: cashier({ expiresAt: soon(0.1) }),
    'GET /api/v1/orders/:orderNo': refuse('B0001', '系统出错', { status: 500 }),
  });
  await pass(10);
  await pass(7000);
  expect(screen.getByRole('heading', { name: '支付已超时' })).toBeVisible();
  server.answer({ [asking]: cashier({ state: 'CLOSED' }) });
  await pass(2600);
  await pass(10);
  expect(screen.getByRole('heading', { name: '订单已关闭' })).toBeVisible();
});

test('the difference of a change is paid like an order, and its bill names the new day', async () => {
  const { server } = show({ [asking]: cashier({ amount: 30_000, change: '2999-03-22' }) });
  await pass(10);
  expect(screen.getByText(/改期到 2999年3月22日.*补差价/)).toBeVisible();
  server.answer({ [polling]: status('SUCCESS', 'PAID') });
  server.answer({ [asking]: cashier({ state: 'PAID', amount: 30_000, change: '2999-03-22' }) });
  await pass(2600);
  await pass(10);
  expect(screen.getByRole('heading', { name: '支付成功' })).toBeVisible();
  expect(screen.getByText(/新的出发日期：2999年3月22日/)).toBeVisible();
});

test('a change that was not paid in time leaves the order as it was', async () => {
  show({ [asking]: cashier({ state: 'CLOSED', change: '2999-03-22' }) });
  await pass(10);
  expect(screen.getByRole('heading', { name: '改期未完成' })).toBeVisible();
  expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute(
    'href',
    `/personal/route-order/detail?orderNo=${orderNo}`,
  );
});

test('the page method opens the provider in this tab, with one idempotency key for repeated clicks', async () => {
  const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
  const url = 'http://127.0.0.1:8090/gateway.do?method=alipay.trade.page.pay';
  const { server } = show();
  await pass(10);
  await person.click(screen.getByRole('tab', { name: '网页支付' }));
  server.answer({ [starting]: { paymentNo: 'P2', way: 'page', url, expiresAt: soon(29) } });
  await person.click(screen.getByRole('button', { name: '去支付宝付款 ¥2,560' }));
  await pass(10);
  expect(go).toHaveBeenCalledWith(url);
  await person.click(screen.getByRole('button', { name: '去支付宝付款 ¥2,560' }));
  await pass(10);
  const [first, second] = server.received(starting).slice(-2);
  expect(first?.body).toEqual({ orderNo, way: 'page' });
  expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  go.mockRestore();
});

test('after the return from the provider the result is polled, and waiting can be stopped', async () => {
  const path = `/route/pay?orderNo=${orderNo}&returned=1`;
  const { server, address } = show({}, { path });
  await pass(10);
  expect(screen.getByRole('heading', { name: '正在确认付款结果' })).toBeVisible();
  expect(server.received(starting)).toHaveLength(0);
  await pass(2500);
  expect(server.received(asking).length).toBeGreaterThan(1);
  await person.click(screen.getByRole('button', { name: '还没有付款，继续支付' }));
  await pass(10);
  expect(address()).toBe(`/route/pay?orderNo=${orderNo}`);
  expect(screen.getByRole('img', { name: /二维码/ })).toBeVisible();
});

test('the signed parameters of the return leave the address', async () => {
  const signed = 'charset=utf-8&out_trade_no=P1&total_amount=2560.00&sign=abc%2Bd&sign_type=RSA2';
  const path = `/route/pay?orderNo=${orderNo}&returned=1&${signed}`;
  const { address } = show({}, { path });
  await pass(10);
  expect(address()).toBe(`/route/pay?orderNo=${orderNo}&returned=1`);
  expect(screen.getByRole('heading', { name: '正在确认付款结果' })).toBeVisible();
});

test('after the return from the provider the success is shown once the order is paid', async () => {
  const { server } = show({}, { path: `/route/pay?orderNo=${orderNo}&returned=1` });
  await pass(10);
  server.answer({ [asking]: cashier({ state: 'PAID' }) });
  await pass(2500);
  expect(screen.getByRole('heading', { name: '支付成功' })).toHaveFocus();
});

test.each([
  ['PAID', '支付成功'],
  ['REFUNDED', '该订单无需支付'],
])('an order that is %s is not paid again', async (state, title) => {
  const { server } = show({ [asking]: cashier({ state }) });
  await pass(10);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(server.received(starting)).toHaveLength(0);
});

test.each([
  ['an order that is not there', `/pay?orderNo=${orderNo}`],
  ['an address without an order', '/pay'],
])('%s is not found', async (_, path) => {
  show({ [asking]: refuse('A0401', '订单不存在', { status: 404 }) }, { path });
  await pass(10);
  expect(screen.getByText('没有找到该订单')).toBeVisible();
});

test('a failed provider can be retried', async () => {
  const { server } = show({ [starting]: refuse('C0001', '支付渠道暂时不可用', { status: 502 }) });
  await pass(10);
  // On the page, and in the toast.
  expect(screen.getAllByText('支付渠道暂时不可用')).toHaveLength(2);
  server.answer({ [starting]: offer() });
  await person.click(screen.getByRole('button', { name: '重试' }));
  await pass(10);
  expect(screen.getByRole('img', { name: /二维码/ })).toBeVisible();
});

const wechatStarting = 'POST /api/v1/payments/wechatpay';
const wechatPolling = 'GET /api/v1/payments/wechatpay/:paymentNo';
const wechatOffer = {
  ...offer(),
  paymentNo: 'P20261120000002',
  code: 'http://127.0.0.1:8090/wechatpay/scan/abc',
};

test('WeChat Pay has one method, its own QR code, and its own payment is polled', async () => {
  const { server } = show({
    [wechatStarting]: wechatOffer,
    [wechatPolling]: { ...status('WAITING', 'PENDING_PAYMENT'), paymentNo: wechatOffer.paymentNo },
  });
  await pass(10);
  await person.click(screen.getByRole('radio', { name: '微信支付' }));
  await pass(10);
  expect(screen.getByRole('img', { name: '微信付款二维码，金额 ¥2,560' })).toBeVisible();
  expect(screen.getByText(/打开微信“扫一扫”/)).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '模拟扫码支付' })).toHaveAttribute('href', wechatOffer.code);
  expect(server.received(wechatStarting)[0]?.body).toEqual({ orderNo, way: 'qr' });

  const asked = server.received(polling).length;
  server.answer({
    [wechatPolling]: { ...status('SUCCESS', 'PAID'), paymentNo: wechatOffer.paymentNo },
    [asking]: cashier({ state: 'PAID' }),
  });
  await pass(2500);
  await pass(10);
  expect(screen.getByRole('heading', { name: '支付成功' })).toHaveFocus();
  expect(server.received(polling)).toHaveLength(asked);
});

test('returning to the first provider shows its QR code again, without a second payment', async () => {
  const { server } = show({
    [wechatStarting]: wechatOffer,
    [wechatPolling]: status('WAITING', 'PENDING_PAYMENT'),
  });
  await pass(10);
  await person.click(screen.getByRole('radio', { name: '微信支付' }));
  await pass(10);
  await person.click(screen.getByRole('radio', { name: '支付宝' }));
  await pass(10);
  expect(screen.getByRole('img', { name: /^支付宝付款二维码/ })).toBeVisible();
  expect(server.received(starting)).toHaveLength(1);
});

test('on a phone WeChat Pay says that another phone has to scan', async () => {
  const coarse = { matches: true } as MediaQueryList;
  const media = jest.spyOn(window, 'matchMedia').mockReturnValue(coarse);
  show({
    [asking]: cashier({ providers: [{ name: 'wechatpay', ways: ['qr'], sandbox: false }] }),
    [wechatStarting]: wechatOffer,
    [wechatPolling]: status('WAITING', 'PENDING_PAYMENT'),
  });
  await pass(10);
  expect(screen.getByText(/请用另一部手机上的微信扫描/)).toBeVisible();
  media.mockRestore();
});

const cardStarting = 'POST /api/v1/payments/stripe';
const cardOnly = { providers: [{ name: 'stripe', ways: ['page'], sandbox: true }] };

test.each([
  ['zh-cn', '银行卡', '用银行卡付款 ¥2,560', /本站不接触卡号；按人民币扣款/],
  ['en', 'Card (Visa, Mastercard…)', 'Pay ¥2,560 by card', /charged in Chinese yuan/],
] as const)(
  'in %s a card is paid on the provider’s page, in this tab',
  async (language, method, pay, hint) => {
    const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
    const url = 'http://127.0.0.1:8090/stripe/checkout/abc';
    const started = { paymentNo: 'P20261120000003', way: 'page', url, expiresAt: soon(29) };
    const { server } = show({ [asking]: cashier(cardOnly), [cardStarting]: started }, { language });
    await pass(10);
    await person.click(screen.getByRole('radio', { name: method }));
    await pass(10);
    expect(screen.getByText(hint)).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: pay }));
    await pass(10);
    expect(go).toHaveBeenCalledWith(url);
    expect(server.received(cardStarting)[0]?.body).toEqual({ orderNo, way: 'page' });
    go.mockRestore();
  },
);

test('a card payment that cannot start says so, and can be tried again', async () => {
  const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
  const refusal = refuse('C0001', '支付渠道暂时不可用', { status: 502 });
  const { server } = show({ [asking]: cashier(cardOnly), [cardStarting]: refusal });
  await pass(10);
  const button = screen.getByRole('button', { name: '用银行卡付款 ¥2,560' });
  await person.click(button);
  await pass(10);
  expect(screen.getAllByText('支付渠道暂时不可用').length).toBeGreaterThan(0);
  const url = 'http://127.0.0.1:8090/stripe/checkout/abc';
  server.answer({ [cardStarting]: { paymentNo: 'P3', way: 'page', url, expiresAt: soon(29) } });
  await person.click(button);
  await pass(10);
  expect(go).toHaveBeenCalledWith(url);
  go.mockRestore();
});

test.each([
  ['hotel', '酒店确认后会通知联系人', '客房已释放', '/hotel/hotelDetail?id=12'],
  ['ticket', '电子票可在订单详情中查看', '门票已释放', '/ticket/ticketDetail?id=12'],
  ['goods', '我们会尽快发货', '为您预留的商品已释放', '/goods/goodsDetail?id=12'],
  ['visa', '请在订单详情中上传每位申请人的材料', '受理名额已释放', '/visa/visaDetail?id=12'],
])('an order of the kind %s has its own success message', async (kind, next, kept, again) => {
  const { unmount } = show(
    { [asking]: cashier({ kind, state: 'PAID' }) },
    { path: `/pay?orderNo=${orderNo}` },
  );
  await pass(10);
  expect(screen.getByRole('status')).toHaveTextContent(next);
  const first = { ticket: '查看电子票', visa: '上传材料' }[kind];
  expect(
    screen.queryAllByRole('link', { name: /查看电子票|上传材料/ }).map((link) => link.textContent),
  ).toEqual(first ? [first] : []);
  unmount();
  show({
    [asking]: cashier({ kind, state: 'CLOSED' }),
    'GET /api/v1/orders/:orderNo': {
      closedReason: 'user',
      productId: 12,
    } as CallData<'GET /api/v1/orders/:orderNo'>,
  });
  await pass(10);
  expect(screen.getByText(new RegExp(kept))).toBeVisible();
  expect(screen.getByRole('link', { name: '重新预订' })).toHaveAttribute('href', again);
});

test('the cashier names the product in English, without Chinese text', async () => {
  show({}, { language: 'en' });
  await pass(10);
  await waitFor(() => expect(screen.getByText('Three days on Weizhou Island')).toBeVisible());
  expect(screen.getByRole('img', { name: 'Alipay QR code for ¥2,560' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});
