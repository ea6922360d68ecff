import type { CallData, Cashier } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { CashierScreen } from './cashier-screen.tsx';
import { successAnswers } from './success/paid-order.fixture.ts';

const orderNo = 'T20261120000001';
const asking = 'GET /api/v1/cashier/:orderNo';
const starting = 'POST /api/v1/payments/alipay';
const polling = 'GET /api/v1/payments/alipay/:paymentNo';

const deposit = { deposit: 76_800, balance: 179_200, dueOn: '2999-03-01', cancelsOn: '2999-03-03' };

const cashier = (changes: Partial<Cashier> = {}): Cashier => ({
  ...{ orderNo, kind: 'tour', title: '涠洲岛看海三日', titleEn: null, amount: 256_000 },
  ...{ expiresAt: '2999-01-01T00:00:00.000Z', state: 'PENDING_PAYMENT', change: null, deposit },
  providers: [{ name: 'alipay', ways: ['qr', 'page'], sandbox: true }],
  ...changes,
});

const offer: CallData<typeof starting> = {
  ...{ paymentNo: 'P20261120000001', way: 'qr', code: 'http://127.0.0.1:8090/alipay/scan/abc' },
  expiresAt: '2999-01-01T00:00:00.000Z',
};

const show = (changes: Partial<Cashier> = {}, query = '', language: 'zh-cn' | 'en' = 'zh-cn') =>
  renderView(<CashierScreen />, {
    path: `/route/pay?orderNo=${orderNo}${query}`,
    user: people.member,
    language,
    answers: {
      ...successAnswers(),
      [asking]: cashier(changes),
      [starting]: offer,
      [polling]: { paymentNo: offer.paymentNo, state: 'WAITING', orderNo, orderState: 'PENDING_PAYMENT' },
    },
  });

test.each([
  ['zh-cn', /^订金 ¥768/, /尾款 ¥1,792，最晚 2999年3月1日.*付清.*订单自动取消/, /^全款 ¥2,560/],
  [
    'en',
    /^Deposit ¥768/,
    /balance of ¥1,792 is due by .*Mar(ch)? 1, 2999.*order is cancelled/,
    /^Full price ¥2,560/,
  ],
] as const)('the deposit is offered with its balance, beside the full price (%s)', async (...words) => {
  const [language, part, terms, whole] = words;
  show({}, '', language);
  expect(await screen.findByRole('radio', { name: part })).toBeChecked();
  expect(screen.getByText(terms)).toBeVisible();
  expect(screen.getByRole('radio', { name: whole })).not.toBeChecked();
});

test('the chosen part is paid, each in a payment of its own', async () => {
  const { server, person } = show();
  expect(await screen.findByRole('img', { name: '支付宝付款二维码，金额 ¥768' })).toBeVisible();
  expect(screen.getByText('应付金额').parentElement).toHaveTextContent('应付金额 ¥768');
  expect(screen.getByText('订单总额 ¥2,560')).toBeVisible();
  await person.click(screen.getByRole('radio', { name: /^全款/ }));
  expect(await screen.findByRole('img', { name: '支付宝付款二维码，金额 ¥2,560' })).toBeVisible();
  expect(screen.getByText('应付金额').parentElement).toHaveTextContent('应付金额 ¥2,560');
  expect(screen.queryByText('订单总额 ¥2,560')).not.toBeInTheDocument();
  const asked = server.received(starting);
  expect(asked.map(({ body }) => body)).toEqual([
    { orderNo, way: 'qr', part: 'deposit' },
    { orderNo, way: 'qr' },
  ]);
  expect(new Set(asked.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2);
});

test('a paid deposit names the balance that is left', async () => {
  show({ state: 'PAID', amount: 76_800 });
  expect(await screen.findByRole('heading', { name: '支付成功' })).toBeVisible();
  expect(screen.getByText(/我们已收到 ¥768。尾款 ¥1,792，最晚 2999年3月1日.*付清/)).toBeVisible();
});

test('the balance is asked for by its part of the address, without a clock that runs for weeks', async () => {
  const { server } = show({ amount: 179_200, balance: '2999-03-01' }, '&part=balance');
  expect(await screen.findByText(/尾款，请在 2999年3月1日.* 当天结束前付清/)).toBeVisible();
  expect(await screen.findByRole('img', { name: '支付宝付款二维码，金额 ¥1,792' })).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /^订金/ })).not.toBeInTheDocument();
  expect(server.received(asking)[0]?.query).toEqual({ part: 'balance' });
  expect(server.received(starting)[0]?.body).toEqual({ orderNo, way: 'qr', part: 'balance' });
});

test('after the balance nothing is left to pay', async () => {
  show({ state: 'PAID', amount: 179_200, balance: '2999-03-01', deposit: null }, '&part=balance');
  expect(await screen.findByText(/我们已收到 ¥1,792。订单已全部付清/)).toBeVisible();
});
