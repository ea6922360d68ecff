import type { OrderDetail } from '@portal/shared/contract';
import {
  type Answers,
  chooseOption,
  openOptions,
  people,
  type RenderOptions,
  refuse,
  renderView,
  unreachable,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dateQuote, departure, paidTour, someChanges } from './change.fixture.ts';
import { ChangeSection } from './change-section.tsx';

const reading = 'GET /api/v1/orders/:orderNo/changes';
const listing = 'GET /api/v1/tours/:id/departures';
const quoting = 'GET /api/v1/orders/:orderNo/date-change/quote';
const changing = 'POST /api/v1/orders/:orderNo/date-change';
const withdrawing = 'DELETE /api/v1/orders/:orderNo/date-change';

const done = { orderNo: 'T20261120000001', state: 'DONE', due: 0, expiresAt: null } as const;

const show = (answers: Answers = {}, order: OrderDetail = paidTour(), options: RenderOptions = {}) => {
  const onChanged = jest.fn();
  const view = renderView(<ChangeSection order={order} onChanged={onChanged} />, {
    user: people.member,
    answers: {
      [reading]: someChanges(),
      [listing]: [
        departure(),
        departure({ skuId: 31, day: '2999-03-15' }),
        departure({ day: '2999-03-29', seats: 1 }),
      ],
      [quoting]: dateQuote(),
      ...answers,
    },
    ...options,
  });
  return { ...view, onChanged };
};

type View = ReturnType<typeof show>;

const open = async ({ person }: View) => {
  await person.click(await screen.findByRole('button', { name: '改期' }));
  return within(await screen.findByRole('dialog', { name: '改期' }));
};

const choose = async (view: View) => {
  const dialog = await open(view);
  await chooseOption(view.person, await dialog.findByLabelText(/新的出发日期/), '31 2999-03-22');
  return dialog;
};

afterEach(() => jest.useRealTimers());

test('the deadline and the changes left are shown, and nothing for an order that is not paid', async () => {
  const view = show();
  expect(await screen.findByText(/3月12日周二（含）前可以改期/)).toHaveTextContent('还可改期 3 次');
  view.unmount();
  show({}, paidTour({ state: 'REFUNDED' }));
  expect(screen.queryByRole('heading', { name: '改期与换人' })).not.toBeInTheDocument();
});

test('an order that cannot be changed says why', async () => {
  const why = { zh: '已超过可改期、换人的时间', en: 'Too late' };
  show({ [reading]: someChanges({ date: { why, left: 3 }, traveller: { why, left: 6 } }) });
  expect(await screen.findByText(why.zh)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('departures are other days with enough seats', async () => {
  const view = show();
  const select = await (await open(view)).findByLabelText(/新的出发日期/);
  const options = await openOptions(view.person, select);
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^3月22日.* · ¥1,580 · 余 9$/),
  ]);
});

test('without another departure there is nothing to choose', async () => {
  const dialog = await open(show({ [listing]: [] }));
  expect(await dialog.findByText('暂无可改的班期')).toBeVisible();
});

test('a dearer date shows its difference and leads to its payment', async () => {
  const view = show({
    [changing]: { ...done, state: 'PENDING', due: 60_000, expiresAt: '2999-01-01T00:00:00.000Z' },
  });
  const dialog = await choose(view);
  expect(await dialog.findByText('¥3,160')).toBeVisible();
  expect(dialog.getByText(/为您保留新班期 30 分钟/)).toBeVisible();
  await view.person.dblClick(dialog.getByRole('button', { name: '改期并支付 ¥600' }));
  await waitFor(() => expect(view.address()).toBe('/route/pay?orderNo=T20261120000001'));
  const [sent, again] = view.server.received(changing);
  expect(sent?.body).toEqual({ skuId: 31, day: '2999-03-22', version: 'first' });
  expect(again).toBeUndefined();
});

test('a cheaper date is changed at once, with what becomes of coupon and invoice', async () => {
  const quote = dateQuote({ amount: 200_000, difference: -56_000, coupon: 'returned', invoice: 'reversed' });
  const view = show({ [quoting]: quote, [changing]: done });
  const dialog = await choose(view);
  expect(await dialog.findByText(/优惠券退回您的账户/)).toBeVisible();
  expect(dialog.getByText(/财务会红冲作废/)).toBeVisible();
  await view.person.click(dialog.getByRole('button', { name: '改期并退回 ¥560' }));
  expect(await screen.findByText('改期完成')).toBeVisible();
  expect(view.onChanged).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a quote that no longer holds is replaced by the new one before it is confirmed again', async () => {
  const view = show({ [changing]: refuse('A0511', '改期报价已更新', { status: 409 }) });
  const dialog = await choose(view);
  await dialog.findByText('¥3,160');
  view.server.answer({ [quoting]: dateQuote({ difference: 70_000, version: 'second' }) });
  await view.person.click(dialog.getByRole('button', { name: /改期并支付/ }));
  expect(await dialog.findByText('报价已更新，请核对后再确认。')).toBeVisible();
  expect(await dialog.findByRole('button', { name: '改期并支付 ¥700' })).toBeEnabled();
});

test('a departure that was just sold out says so', async () => {
  const dialog = await choose(
    show({ [quoting]: refuse('A0510', '余量不足', { status: 409, field: 'day' }) }),
  );
  expect(await dialog.findByText('余量不足')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^改期并|^确认改期/ })).not.toBeInTheDocument();
});

test('a failed load of the changes can be retried', async () => {
  const view = show({ [reading]: unreachable });
  const again = await screen.findByRole('button', { name: /重试|重新/ });
  view.server.answer({ [reading]: someChanges() });
  await view.person.click(again);
  expect(await screen.findByRole('button', { name: '改期' })).toBeVisible();
});

const pending = { day: '2999-03-22', due: 60_000, expiresAt: new Date(Date.now() + 600_000).toISOString() };

test('a change that awaits its payment can be paid or given up', async () => {
  const view = show({ [reading]: someChanges({ pending }), [withdrawing]: null });
  expect(await screen.findByText(/改期到 2999年3月22日.*待补差价 ¥600/)).toBeVisible();
  expect(screen.getByRole('link', { name: '去支付' })).toHaveAttribute(
    'href',
    '/route/pay?orderNo=T20261120000001',
  );
  await view.person.click(screen.getByRole('button', { name: '放弃改期' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('button', { name: '继续改期' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: '取消' })).not.toBeInTheDocument();
  await view.person.click(dialog.getByRole('button', { name: '放弃改期' }));
  expect(await screen.findByText('已放弃改期')).toBeVisible();
  expect(view.onChanged).toHaveBeenCalled();
});

test('a change whose time is up is asked for until the server has closed it', async () => {
  jest.useFakeTimers();
  const over = { ...pending, expiresAt: new Date(Date.now() - 1000).toISOString() };
  const view = show({ [reading]: someChanges({ pending: over }) });
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByRole('button', { name: '放弃改期' })).toBeVisible();
  view.server.answer({ [reading]: someChanges() });
  await act(() => jest.advanceTimersByTimeAsync(5100));
  expect(screen.getByRole('button', { name: '改期' })).toBeVisible();
});

test('the screen speaks English', async () => {
  const view = show({}, paidTour(), { language: 'en' });
  await view.person.click(await screen.findByRole('button', { name: 'Change date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change date' }));
  await chooseOption(view.person, await dialog.findByLabelText(/New departure/), '31 2999-03-22');
  expect(await dialog.findByRole('button', { name: 'Change date and pay ¥600' })).toBeVisible();
});

test.each([
  [
    { balance: 239_200, refund: 0, dueOn: '2999-03-08' },
    /差价计入尾款，尾款须在 2999年3月8日.* 前付清/,
    '确认改期',
  ],
  [{ balance: 0, refund: 5_000, dueOn: '2999-03-08' }, /多出的 ¥50 原路退回/, /退回 ¥50/],
  [{ balance: 0, refund: 0, dueOn: '2999-03-08' }, /订金已够支付新价格。/, '确认改期'],
])('while the balance is open, a change tells what becomes of it: %j', async (balance, hint, button) => {
  const view = show({ [quoting]: dateQuote({ balance }), [changing]: done });
  const dialog = await choose(view);
  expect(await dialog.findByText('改期后的尾款')).toBeVisible();
  expect(dialog.getByText(hint)).toBeVisible();
  await view.person.click(dialog.getByRole('button', { name: button }));
  await waitFor(() => expect(view.onChanged).toHaveBeenCalled());
});
