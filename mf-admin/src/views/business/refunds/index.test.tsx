import type { AdminRefund } from '@portal/shared/contract';
import { type Answers, people, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Refunds from './index.tsx';

const refundOf = (refundNo: string, change: Partial<AdminRefund> = {}) =>
  ({
    ...{ refundNo, orderNo: 'T261120AAA', title: { zh: '涠洲岛三日游' }, kind: 'tour', scope: 'whole' },
    ...{ amount: 120_000, fee: 0, reason: '行程有变', state: 'REQUESTED', problem: null },
    ...{ bars: { approve: null, reject: null, transfer: null }, proposedBy: null },
    ...{ replacedBy: null, transferReference: null, createdAt: '2026-11-20T02:00:00.000Z' },
    ...change,
  }) as AdminRefund;

const page = {
  list: [refundOf('R1'), refundOf('R2'), refundOf('R3', { state: 'SUCCESS' })],
  total: 3,
};

const answers: Answers = {
  'GET /api/v1/refunds': page,
  'GET /api/v1/refunds/counts': { REQUESTED: 2, SUCCESS: 1_000 },
  'POST /api/v1/refunds/:refundNo/approve': null,
};

const show = (path = '/business/refunds') => renderView(<Refunds />, { path, user: people.root, answers });

describeList({
  screen: <Refunds />,
  path: '/business/refunds',
  call: 'GET /api/v1/refunds',
  page,
  shown: 'R1',
  filter: { label: '类型', choose: '部分退款', query: { scope: 'part' } },
  empty: '没有符合条件的退款',
  answers,
});

test('the URL sets the filters of the list', async () => {
  const { server } = show('/business/refunds?state=FAILED&scope=boat&from=2026-11-02&to=2026-11-01');
  expect(await screen.findByText('R1')).toBeVisible();
  expect(server.received('GET /api/v1/refunds')[0]?.query).toEqual({
    ...{ state: 'FAILED', from: '2026-11-01', to: '2026-11-02', pageNum: '1', pageSize: '10' },
  });
});

test('the tabs show the number of refunds in each state and set the filter', async () => {
  const { server, person, address } = show();
  expect(await screen.findByRole('tab', { name: /^待审批 ?2$/ })).toBeVisible();
  expect(screen.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
  await person.click(screen.getByRole('tab', { name: /1000\+$/ }));
  await waitFor(() => expect(server.received('GET /api/v1/refunds').at(-1)?.query.state).toBe('SUCCESS'));
  await person.click(screen.getByRole('tab', { name: '全部' }));
  await waitFor(() => expect(address()).not.toContain('state'));
});

test('the requested refunds of a page are approved together', async () => {
  const { server, person } = show();
  const all = await screen.findByRole('checkbox', { name: '全选本页' });
  expect(screen.getByRole('checkbox', { name: '选择 R3' })).toBeDisabled();
  await person.click(all);
  await person.click(screen.getByRole('button', { name: '同意所选（2）' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('2,400');
  await person.click(within(question).getByRole('button', { name: '同意退款' }));
  const approved = () => server.received('POST /api/v1/refunds/:refundNo/approve');
  await waitFor(() => expect(approved().map(({ params }) => params.refundNo)).toEqual(['R1', 'R2']));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^同意所选/ })).toBeNull());
});

test('rows that move to another place stay chosen', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('checkbox', { name: '选择 R2' }));
  server.answer({ 'GET /api/v1/refunds': { list: [refundOf('R9'), ...page.list], total: 4 } });
  await person.selectOptions(screen.getByLabelText('类型'), '部分退款');
  expect(await screen.findByRole('checkbox', { name: '选择 R9' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: '选择 R1' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: '选择 R2' })).toBeChecked();
});

test('the number of a refund opens it in a drawer that the URL keeps', async () => {
  const { person, address } = show('/business/refunds?pageNum=2');
  await person.click(await screen.findByRole('button', { name: 'R2' }));
  await waitFor(() => expect(address()).toContain('no=R2'));
  expect(address()).toContain('pageNum=2');
});
