import type { AdminOrder, BulkJob, BulkRow } from '@portal/shared/contract';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
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

const job: BulkJob = {
  ...{ id: 5, kind: 'order-confirm', state: 'prepared', total: 3 },
  counts: { ready: 2, done: 0, refused: 1, cancelled: 0, undone: 0 },
  ...{ createdAt: '2026-11-28T02:00:00Z', endedAt: null, undoUntil: null },
};

const row: BulkRow = {
  ...{ number: 1, key: 'H1', name: { zh: '涠洲岛海景酒店' }, before: { zh: '待确认房间' } },
  ...{ after: { zh: '房间已确认' }, state: 'ready', reason: null },
};

test('rooms and groups to confirm are confirmed in four clicks, after a preview', async () => {
  const orders: AdminOrder[] = [
    { ...order, orderNo: 'H1', kind: 'hotel', fulfilment: 'CONFIRMING' },
    order,
    { ...order, orderNo: 'H2', kind: 'hotel', fulfilment: 'CONFIRMING' },
    { ...order, orderNo: 'H3', kind: 'hotel', fulfilment: 'CONFIRMED' },
  ];
  const { server, person } = renderView(<Orders />, {
    path: '/business/orders',
    user: people.root,
    answers: {
      ...answers,
      [list]: { list: orders, total: 4 },
      [counts]: { TO_CONFIRM: 2 },
      'POST /api/v1/bulk-jobs': job,
      'GET /api/v1/bulk-jobs/:id': job,
      'GET /api/v1/bulk-jobs/:id/rows': { list: [row], total: 1 },
      'POST /api/v1/bulk-jobs/:id/start': { ...job, state: 'waiting' },
    },
  });
  await person.click(await screen.findByRole('tab', { name: /^待确认 ?2$/ }));
  await waitFor(() => expect(server.received(list).at(-1)?.query).toMatchObject({ state: 'TO_CONFIRM' }));
  await person.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await person.click(screen.getByRole('button', { name: '确认 3 笔' }));
  const drawer = await screen.findByRole('dialog', { name: '批量确认订单' });
  expect(await within(drawer).findByText('将修改 2 条，1 条不能修改')).toBeVisible();
  expect(within(drawer).getByText(/不能撤销/)).toBeVisible();
  expect(await within(drawer).findByText('待确认房间 → 房间已确认')).toBeVisible();
  expect(server.received('POST /api/v1/bulk-jobs').map(({ body }) => body)).toEqual([
    { kind: 'order-confirm', ids: ['H1', 'T261120AAA', 'H2'] },
  ]);
  await person.click(within(drawer).getByRole('button', { name: '执行 2 条' }));
  await waitFor(() => expect(server.received('POST /api/v1/bulk-jobs/:id/start')).toHaveLength(1));
});

test('a preview that fails can be asked for again', async () => {
  const { server, person } = renderView(<Orders />, {
    path: '/business/orders',
    user: people.root,
    answers: {
      ...answers,
      'POST /api/v1/bulk-jobs': refuse('B0001', '系统执行出错', { status: 500 }),
      'GET /api/v1/bulk-jobs/:id': job,
      'GET /api/v1/bulk-jobs/:id/rows': { list: [row], total: 1 },
    },
  });
  await person.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await person.click(screen.getByRole('button', { name: '确认 1 笔' }));
  const drawer = await screen.findByRole('dialog', { name: '批量确认订单' });
  const again = await within(drawer).findByRole('button', { name: '重试' });
  server.answer({ 'POST /api/v1/bulk-jobs': job });
  await person.click(again);
  expect(await within(drawer).findByText('将修改 2 条，1 条不能修改')).toBeVisible();
});

test('slips of the chosen orders are saved as PDF, and the orders stay chosen', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const printing = 'POST /api/v1/staff/orders/slips/file';
  const { server, person } = renderView(<Orders />, {
    path: '/business/orders',
    user: { ...people.admin, perms: ['biz:order:query'] },
    answers: { ...answers, [printing]: new Blob(['pdf']) as never },
  });
  await person.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await person.click(screen.getByRole('button', { name: '打印 1 笔' }));
  await waitFor(() => expect(server.received(printing)[0]?.body).toEqual({ orderNos: ['T261120AAA'] }));
  expect(screen.getByText('已选 1 条')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^确认/ })).toBeNull();
  jest.useRealTimers();
});
