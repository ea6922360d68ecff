import type { BillDifference, BillLine, Reconciliation } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import ReconciliationView from './index.tsx';

const day: Reconciliation = {
  ...{ day: '2026-11-20', provider: 'alipay', lines: 3, differences: 2, openDifferences: 1 },
  ...{ billPayments: 100_005, bookPayments: 100_000, billRefunds: 0, bookRefunds: 0 },
  ranAt: '2026-11-21T02:00:00.000Z',
};

const difference: BillDifference = {
  ...{ id: 7, provider: 'alipay', fault: 'amountDiffers', kind: 'payment', number: 'P1', tradeNo: 'T1' },
  ...{ orderNo: 'O1', billAmount: 100_005, bookAmount: 100_000, resolved: null },
};

const done: BillDifference = {
  ...{ ...difference, id: 8, fault: 'missingHere', number: 'P2', orderNo: null, bookAmount: null },
  resolved: {
    ...{ at: '2026-11-21T03:00:00.000Z', by: 'finance', resolution: 'writtenOff', note: '零头' },
  },
};

const line: BillLine = {
  ...{ id: 1, provider: 'alipay', kind: 'payment', number: 'P1', tradeNo: 'T1', orderNo: 'O1' },
  ...{ billAmount: 100_005, bookAmount: null },
};

const show = (path = '') =>
  renderView(<ReconciliationView />, {
    path: `/business/reconciliation${path}`,
    user: people.root,
    answers: {
      'GET /api/v1/reconciliations': { list: [day], total: 1 },
      'GET /api/v1/reconciliations/:day': { list: [difference, done], total: 2 },
      'GET /api/v1/reconciliations/:day/lines': { list: [line], total: 1 },
      'POST /api/v1/reconciliations/differences/:id/resolve': null,
    },
  });

test('days show how many differences are still open', async () => {
  show();
  expect(await screen.findByRole('row', { name: /2026-11-20.*1 条差异待处理/ })).toBeVisible();
});

test('a difference is resolved with a resolution and a note', async () => {
  const { person, server } = show('?day=2026-11-20');
  const drawer = await screen.findByRole('dialog', { name: '2026-11-20 对账明细' });
  expect(await within(drawer).findByText('核销损益')).toBeVisible();
  await person.click(within(drawer).getByRole('button', { name: '登记处理结果 P1' }));
  const note = await screen.findByLabelText('处理说明');
  await person.click(screen.getByRole('button', { name: /^登 ?记$/ }));
  expect(await screen.findByText('请选择处理方式')).toBeVisible();
  await person.click(screen.getByRole('radio', { name: '已退款给会员' }));
  await person.type(note, ' 多收的 0.05 元已退 ');
  await person.click(screen.getByRole('button', { name: /^登 ?记$/ }));
  expect(await screen.findByText('已登记处理结果')).toBeVisible();
  expect(server.received('POST /api/v1/reconciliations/differences/:id/resolve')).toMatchObject([
    { params: { id: '7' }, body: { resolution: 'refunded', note: '多收的 0.05 元已退' } },
  ]);
});

test('all transactions of a day show both sides and their order', async () => {
  const { person } = show('?day=2026-11-20');
  await person.click(await screen.findByRole('tab', { name: '逐笔明细' }));
  const row = await screen.findByRole('row', { name: /收款 P1.*支付宝.*1,000\.05.*无/ });
  expect(within(row).getByRole('link', { name: '订单 O1' })).toBeVisible();
});
