import type { OrderDetail } from '@portal/shared/contract';
import {
  type Answers,
  people,
  type RenderOptions,
  refuse,
  renderView,
  unreachable,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aQuote, aRefund, paidOrder } from './refund.fixture.ts';
import { RefundSection } from './refund-section.tsx';

const quoting = 'GET /api/v1/orders/:orderNo/refund-quote';
const asking = 'POST /api/v1/orders/:orderNo/refund';
const listing = 'GET /api/v1/orders/:orderNo/refunds';

const show = (answers: Answers, order: OrderDetail = paidOrder(), options: RenderOptions = {}) => {
  const onChanged = jest.fn();
  const view = renderView(<RefundSection order={order} onChanged={onChanged} />, {
    user: people.member,
    answers: { [listing]: [], [quoting]: aQuote(), ...answers },
    ...options,
  });
  return { ...view, onChanged };
};

const open = async ({ person }: Pick<ReturnType<typeof show>, 'person'>) => {
  await person.click(await screen.findByRole('button', { name: '申请退款' }));
  return within(await screen.findByRole('dialog', { name: '申请退款' }));
};

afterEach(() => jest.useRealTimers());

test('the quote with paid amount, fee, refund and terms is shown before the request', async () => {
  const view = show({});
  const dialog = await open(view);
  expect(await dialog.findByText('¥2,560')).toBeVisible();
  expect(dialog.getByText('¥512')).toBeVisible();
  expect(dialog.getByText('¥2,048')).toBeVisible();
  expect(dialog.getByText(/无需审核/)).toBeVisible();
  expect(dialog.getByText('免费取消')).toBeVisible();
  expect(view.server.received(asking)).toEqual([]);
  await view.person.click(dialog.getByRole('button', { name: '暂不退款' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the fees of a tour and of each extra are part of the quote', async () => {
  const parts = [
    { name: null, paid: 236_000, fee: 47_200 },
    { name: { zh: '旅游意外险', en: 'Travel insurance' }, paid: 4000, fee: 4000 },
    { name: { zh: '接机', en: 'Transfer' }, paid: 16_000, fee: 0 },
  ];
  const dialog = await open(show({ [quoting]: aQuote({ parts }) }));
  const fees = (await dialog.findAllByText(/^其中/)).map(
    (term) => `${term.textContent} ${term.nextElementSibling?.textContent}`,
  );
  expect(fees).toEqual([
    '其中团费（¥2,360）扣除 ¥472',
    '其中旅游意外险（¥40）扣除 ¥40',
    '其中接机（¥160）扣除 不扣费用',
  ]);
});

test('a confirmation with a reason requests exactly the quoted amount, once', async () => {
  const view = show({ [asking]: aRefund() });
  const dialog = await open(view);
  await view.person.type(await dialog.findByLabelText(/退款原因/), ' 行程有变 ');
  await view.person.dblClick(dialog.getByRole('button', { name: '确认退款 ¥2,048' }));
  expect(await screen.findByText('退款已经开始')).toBeVisible();
  expect(view.server.received(listing)).toHaveLength(2);
  const [sent, again] = view.server.received(asking);
  expect(sent?.body).toEqual({ reason: '行程有变', expectedRefund: 204_800 });
  expect(again).toBeUndefined();
  expect(view.onChanged).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('focus moves to the result', async () => {
  const view = show({ [asking]: aRefund() });
  const dialog = await open(view);
  await view.person.type(await dialog.findByLabelText(/退款原因/), '行程有变{Tab}{Tab}{Enter}');
  await waitFor(() => expect(view.onChanged).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByRole('heading', { name: '退款' })).toHaveFocus());
});

test('without a reason nothing is sent, and the field is focused with an error', async () => {
  const view = show({});
  const dialog = await open(view);
  const field = await dialog.findByLabelText(/退款原因/);
  await view.person.click(dialog.getByRole('button', { name: /确认退款/ }));
  expect(await dialog.findByText('请填写退款原因')).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(view.server.received(asking)).toEqual([]);
});

test('a changed amount is shown before the next request', async () => {
  const view = show({ [asking]: refuse('A0511', '现在可退 ¥1.00', { status: 409 }) });
  const dialog = await open(view);
  await view.person.type(await dialog.findByLabelText(/退款原因/), '行程有变');
  view.server.answer({ [quoting]: aQuote({ fee: 153_600, refund: 102_400 }) });
  await view.person.click(dialog.getByRole('button', { name: /确认退款/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('可退金额已更新');
  expect(await dialog.findByRole('button', { name: '确认退款 ¥1,024' })).toBeEnabled();
  expect(dialog.getByLabelText(/退款原因/)).toHaveValue('行程有变');
});

test('a refusal shows the message of the server', async () => {
  const view = show({ [asking]: refuse('A0513', '该订单正在退款', { status: 409 }) });
  const dialog = await open(view);
  await view.person.type(await dialog.findByLabelText(/退款原因/), 'x');
  await view.person.click(dialog.getByRole('button', { name: /确认退款/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('该订单正在退款');
});

test('an order without a refund says why, and has nothing to confirm', async () => {
  const why = { zh: '按退改规则，现在已不能退款', en: 'Too late' };
  const terms = [{ zh: '入住前一天 18:00 前免费取消' }];
  const order = paidOrder({ refundTiers: [] });
  const view = show({ [quoting]: aQuote({ possible: false, why, refund: 0, terms }) }, order);
  const dialog = await open(view);
  expect(await dialog.findByText(why.zh)).toBeVisible();
  expect(dialog.getByText('入住前一天 18:00 前免费取消')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /确认退款/ })).not.toBeInTheDocument();
});

test.each([
  ['returned', '全额退款后，优惠券退回您的账户，有效期不变。'],
  ['expired', '优惠券已过有效期，退款后不能再使用。'],
  ['lost', '部分退款按实付金额计算，优惠券不退回。'],
] as const)('a quote with a coupon that is %s says so before the request', async (coupon, words) => {
  const dialog = await open(show({ [quoting]: aQuote({ coupon }) }));
  expect(await dialog.findByText(words)).toBeVisible();
});

test('a failed load of the quote can be retried', async () => {
  const view = show({ [quoting]: unreachable });
  const dialog = await open(view);
  const again = await dialog.findByRole('button', { name: /重试|重新/ });
  view.server.answer({ [quoting]: aQuote({ approval: true }) });
  await view.person.click(again);
  expect(await dialog.findByText(/需工作人员审核/)).toBeVisible();
});

test('a refund is polled until it is paid back', async () => {
  jest.useFakeTimers();
  const view = show({ [listing]: [aRefund()] }, paidOrder({ state: 'REFUNDING' }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('退款中')).toBeVisible();
  expect(screen.queryByRole('button', { name: '申请退款' })).not.toBeInTheDocument();
  view.server.answer({ [listing]: [aRefund({ state: 'SUCCESS' })] });
  await act(() => jest.advanceTimersByTimeAsync(5500));
  expect(screen.getByText('已退回')).toBeVisible();
  expect(view.onChanged).toHaveBeenCalledTimes(1);
  const asked = view.server.received(listing).length;
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(view.server.received(listing)).toHaveLength(asked);
});

test('a rejected refund shows the reason, and can be requested again', async () => {
  show({ [listing]: [aRefund({ state: 'REJECTED', decision: '团已成行' })] });
  expect(await screen.findByText('审核说明：团已成行')).toBeVisible();
  expect(screen.getByText('未通过')).toBeVisible();
  expect(screen.getByRole('button', { name: '申请退款' })).toBeVisible();
});

test.each(['PENDING_PAYMENT', 'CLOSED', 'COMPLETED'] as const)(
  'an order %s has no such section',
  async (state) => {
    const paidAmount = state === 'COMPLETED' ? 256_000 : 0;
    const { server } = show({}, paidOrder({ state, paidAmount }));
    if (paidAmount > 0) await waitFor(() => expect(server.received(listing)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: '退款' })).not.toBeInTheDocument();
  },
);

test('in English', async () => {
  const view = show({ [listing]: [aRefund({ state: 'REJECTED', decision: 'no' })] }, paidOrder(), {
    language: 'en',
  });
  await view.person.click(await screen.findByRole('button', { name: 'Request a refund' }));
  expect(await screen.findByRole('button', { name: 'Refund ¥2,048' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});

test('the reason is restored after a reload, and deleted once the request is sent', async () => {
  const first = show({});
  await first.person.type(await (await open(first)).findByLabelText(/退款原因/), '行程有变');
  first.unmount();

  const second = show({ [asking]: aRefund() });
  const dialog = await open(second);
  expect(await dialog.findByLabelText(/退款原因/)).toHaveValue('行程有变');
  await second.person.click(dialog.getByRole('button', { name: '确认退款 ¥2,048' }));
  await screen.findByText('退款已经开始');
  second.unmount();

  expect(await (await open(show({}))).findByLabelText(/退款原因/)).toHaveValue('');
});
