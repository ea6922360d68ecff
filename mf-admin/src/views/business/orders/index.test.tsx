import type { AdminOrder } from '@portal/shared/contract';
import { type Answers, people, type ReceivedCall, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Orders from './index.tsx';

const order: AdminOrder = {
  ...{ orderNo: 'T261120AAA', kind: 'tour', state: 'PAID', fulfilment: 'GROUP_PENDING', closedReason: null },
  ...{ title: '涠洲岛三日游', titleEn: 'Three days on Weizhou', travelDay: null, people: 2 },
  ...{ amount: 240_000, refundedAmount: 10_000, createdAt: '2026-11-20T02:00:00.000Z', member: 'lan' },
  ...{ contactName: '林**', contactMobile: '138****8000' },
};

const list = 'GET /api/v1/staff/orders';
const counts = 'GET /api/v1/staff/orders/counts';

const answers: Answers = {
  [list]: { list: [order], total: 1 },
  [counts]: { PAID: 3, CLOSED: 1_000 },
  'GET /api/v1/staff/orders/export': new Blob(['订单号']),
};

const show = (search = '') =>
  renderView(<Orders />, { path: `/business/orders${search}`, user: people.root, answers });

beforeAll(() => Object.assign(URL, { createObjectURL: () => '#file', revokeObjectURL: () => undefined }));

describeList({
  screen: <Orders />,
  path: '/business/orders',
  call: list,
  page: { list: [order], total: 1 },
  shown: 'T261120AAA',
  filter: { label: '种类', choose: '线路', query: { kind: 'tour' } },
  empty: '没有符合条件的订单',
  answers,
});

test.each([
  ['kind=tour&state=PAID', { kind: 'tour', state: 'PAID' }],
  ['kind=boat&state=LOST&sort=random', {}],
  ['from=2026-02-30&to=2026-02-28', { to: '2026-02-28' }],
  ['minAmount=0&maxAmount=-1', { minAmount: '0' }],
  ['fulfilment=TO_SHIP', { fulfilment: 'TO_SHIP' }],
  ["fulfilment=' or 1", {}],
  ['from=2026-02-02&to=2026-02-01', { from: '2026-02-01', to: '2026-02-02' }],
  ['travelFrom=2026-02-02&travelTo=2026-02-01', { travelFrom: '2026-02-01', travelTo: '2026-02-02' }],
  ['minAmount=20&maxAmount=3', { minAmount: '3', maxAmount: '20' }],
])('%s is sent as valid filters', async (address, query) => {
  const { server } = show(`?${address}`);
  expect(await screen.findByText('T261120AAA')).toBeVisible();
  expect(server.received(list)[0]?.query).toEqual({ ...query, pageNum: '1', pageSize: '10' });
});

test('the counts of the tabs have the same filters, without page, order and state', async () => {
  const { server } = show('?kind=visa&state=PAID&sort=oldest&pageNum=2&minAmount=20&maxAmount=3');
  expect(await screen.findByRole('tab', { name: /^已支付 ?3$/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: /1000\+$/ })).toBeVisible();
  expect(server.received(counts)[0]?.query).toEqual({ kind: 'visa', minAmount: '3', maxAmount: '20' });
});

test('the steps are those of the chosen kind, and another kind clears the chosen one', async () => {
  const { person, address } = show('?kind=goods&fulfilment=TO_SHIP');
  const steps = await screen.findByLabelText('进度');
  expect(within(steps).getByRole('option', { name: '待发货' })).toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('种类'), '酒店');
  expect(address()).toContain('kind=hotel');
  expect(address()).not.toContain('fulfilment');
  await person.selectOptions(screen.getByLabelText('种类'), '全部');
  expect(screen.queryByLabelText('进度')).toBeNull();
});

test('amounts are typed in yuan and sent in fen, with Enter or when the field is left', async () => {
  const { server, person, address } = show('?pageNum=1&maxAmount=50000');
  expect(await screen.findByLabelText('最高金额')).toHaveValue('500');
  await person.type(screen.getByLabelText('最低金额'), '19.9{Enter}');
  await waitFor(() => expect(address()).toContain('minAmount=1990'));
  await person.clear(screen.getByLabelText('最高金额'));
  await person.tab();
  await waitFor(() => expect(server.received(list).at(-1)?.query).not.toHaveProperty('maxAmount'));
});

test('the export has the filters without page and order, and a toast confirms it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { server, person } = show('?sort=oldest&kind=visa&pageNum=2');
  await person.click(await screen.findByRole('button', { name: '导出' }));
  expect(await screen.findByText('已导出当前筛选的订单')).toBeVisible();
  expect(server.received('GET /api/v1/staff/orders/export')[0]?.query).toEqual({ kind: 'visa' });
  jest.useRealTimers();
});

test('rooms and groups of the chosen orders are confirmed together, and refusals are counted', async () => {
  const orders: AdminOrder[] = [
    { ...order, orderNo: 'H1', kind: 'hotel', fulfilment: 'CONFIRMING' },
    order,
    { ...order, orderNo: 'H2', kind: 'hotel', fulfilment: 'CONFIRMING' },
    { ...order, orderNo: 'H3', kind: 'hotel', fulfilment: 'CONFIRMED' },
  ];
  const confirming = 'POST /api/v1/orders/:orderNo/fulfilment';
  const { server, person } = renderView(<Orders />, {
    path: '/business/orders',
    user: people.root,
    answers: {
      ...answers,
      [list]: { list: orders, total: 4 },
      [confirming]: ({ params }: ReceivedCall) =>
        params.orderNo === 'H2' ? refuse('A0513', '订单已退款') : { fulfilment: 'CONFIRMED' },
    },
  });
  await person.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await person.click(screen.getByRole('button', { name: '确认 3 笔' }));
  const question = await screen.findByRole('alertdialog', { name: '确认 3 笔订单？' });
  await person.click(within(question).getByRole('button', { name: '确认订单' }));
  expect(await screen.findByText('已确认 2 笔')).toBeVisible();
  expect(screen.getByText('1 笔未能确认')).toBeVisible();
  expect(screen.getByText('订单已退款')).toBeVisible();
  expect(server.received(confirming).map(({ params, body }) => [params.orderNo, body])).toEqual([
    ['H1', { event: 'confirmRoom' }],
    ['T261120AAA', { event: 'confirmGroup' }],
    ['H2', { event: 'confirmRoom' }],
  ]);
});
