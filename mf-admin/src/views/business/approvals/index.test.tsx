import type { Approval } from '@portal/shared/contract';
import { deputyPerm } from '@portal/shared/rules';
import { type Answers, people, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Approvals from './index.tsx';

const approvalOf = (subject: string, change: Partial<Approval> = {}): Approval => ({
  ...{
    key: subject,
    kind: 'refund',
    subject,
    percent: null,
    at: null,
    title: { zh: '涠洲岛三日游' },
    orderNo: 'T261120AAA',
    amount: 800_000,
  },
  ...{ proposedBy: 'lan', reason: '台风停航', createdAt: '2026-11-20T02:00:00.000Z', bar: null },
  ...{ onBehalfOf: null, isGranted: false },
  ...change,
});

const page = {
  list: [
    approvalOf('R261120001'),
    approvalOf('R261120002', { kind: 'rejection', reason: '酒店已保留房间' }),
    approvalOf('R261120003', { bar: 'proposed' }),
    approvalOf('R261120004', { bar: 'bought', proposedBy: null }),
  ],
  total: 4,
};

const answers: Answers = {
  'GET /api/v1/approvals': page,
  'POST /api/v1/refunds/:refundNo/approve': null,
  'POST /api/v1/refunds/:refundNo/reject': { outcome: 'REJECTED' },
  'POST /api/v1/refunds/:refundNo/rejection/confirm': null,
  'POST /api/v1/refunds/:refundNo/rejection/decline': null,
};

const show = (user: (typeof people)['root'] = people.root) =>
  renderView(<Approvals />, { path: '/business/approvals', user, answers });

describeList({
  screen: <Approvals />,
  path: '/business/approvals',
  call: 'GET /api/v1/approvals',
  page: { list: page.list.slice(0, 1), total: 1 },
  shown: '台风停航',
  filter: { label: '类型', choose: '驳回退款', query: { kind: 'rejection' } },
  empty: '没有待审批事项',
  answers,
});

test('the actions depend on who proposed and who bought', async () => {
  show();
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .queryAllByRole('button', { name: /^(同意|不同意|撤回) / })
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([['同意', '不同意'], ['同意', '不同意'], ['撤回'], []]);
});

test('a refund beyond the limit is approved after a question with its amount', async () => {
  const { person, server } = show();
  await person.click(await screen.findByRole('button', { name: '同意 超限额退款 R261120001' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('8,000');
  await person.click(within(question).getByRole('button', { name: '同意' }));
  await waitFor(() =>
    expect(server.received('POST /api/v1/refunds/:refundNo/approve')[0]?.params).toEqual({
      refundNo: 'R261120001',
    }),
  );
  expect(await screen.findByText('已同意退款')).toBeVisible();
});

test('a proposed rejection is confirmed after a question with its reason', async () => {
  const { person, server } = show();
  await person.click(await screen.findByRole('button', { name: '同意 驳回退款 R261120002' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('酒店已保留房间');
  await person.click(within(question).getByRole('button', { name: '同意' }));
  await waitFor(() =>
    expect(server.received('POST /api/v1/refunds/:refundNo/rejection/confirm')).toHaveLength(1),
  );
});

test('a proposal is declined with a reason', async () => {
  const { person, server } = show();
  await person.click(await screen.findByRole('button', { name: '不同意 驳回退款 R261120002' }));
  const drawer = await screen.findByRole('dialog');
  await person.type(within(drawer).getByRole('textbox', { name: '原因' }), '条款应退');
  await person.click(within(drawer).getByRole('button', { name: '不同意' }));
  await waitFor(() =>
    expect(server.received('POST /api/v1/refunds/:refundNo/rejection/decline')[0]?.body).toEqual({
      reason: '条款应退',
    }),
  );
});

test('proposed prices show their largest move and are approved', async () => {
  const { person, server } = renderView(<Approvals />, {
    path: '/business/approvals',
    user: people.root,
    answers: {
      ...answers,
      'GET /api/v1/approvals': {
        list: [approvalOf('7', { kind: 'prices', orderNo: null, amount: null, percent: 35 })],
        total: 1,
      },
      'POST /api/v1/product-calendars/:id/proposal/approve': null,
    },
  });
  expect(await screen.findByText('35 %')).toBeVisible();
  expect(screen.getByRole('link', { name: '7' })).toHaveAttribute('href', '/business/calendar?productId=7');
  await person.click(screen.getByRole('button', { name: '同意 调价 7' }));
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: '同意' }));
  await waitFor(() =>
    expect(server.received('POST /api/v1/product-calendars/:id/proposal/approve')[0]?.params).toEqual({
      id: '7',
    }),
  );
});

test('without the permission nothing can be decided', async () => {
  show({ ...people.admin, perms: ['biz:order:query'] });
  await screen.findByText('R261120001');
  expect(screen.queryByRole('button', { name: /^同意 / })).toBeNull();
});

test('a product is published by its approval, with its time in the list', async () => {
  const waiting = approvalOf('7', { kind: 'publishing', amount: null, at: '2026-12-01T01:00:00.000Z' });
  const { server, person } = renderView(<Approvals />, {
    ...{ path: '/business/approvals', user: people.root },
    answers: {
      'GET /api/v1/approvals': { list: [waiting], total: 1 },
      'POST /api/v1/products/:id/publishing/approve': null,
    },
  });
  expect(await screen.findByText(/12.*1.*09:00/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: /^同意 上架 7/ }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '同意' }));
  expect(await screen.findByText('已同意上架')).toBeVisible();
  expect(server.received('POST /api/v1/products/:id/publishing/approve')[0]?.params).toEqual({ id: '7' });
});

test('a deputy sees for whom they decide, and does not decline what the terms grant', async () => {
  const list = [
    approvalOf('R261120005', { onBehalfOf: 'lan' }),
    approvalOf('R261120006', { onBehalfOf: 'lan', isGranted: true }),
    approvalOf('R261120007', { kind: 'rejection', onBehalfOf: 'lan', isGranted: true }),
  ];
  renderView(<Approvals />, {
    ...{ path: '/business/approvals', user: { ...people.admin, perms: [deputyPerm] } },
    answers: { ...answers, 'GET /api/v1/approvals': { list, total: 3 } },
  });
  expect(await screen.findAllByText('代 lan 审批')).toHaveLength(3);
  expect(screen.queryByRole('link', { name: 'R261120005' })).toBeNull();
  expect(
    screen
      .getAllByRole('button', { name: /^(同意|不同意) / })
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual([
    ...['同意 超限额退款 R261120005', '不同意 超限额退款 R261120005', '同意 超限额退款 R261120006'],
    ...['同意 驳回退款 R261120007', '不同意 驳回退款 R261120007'],
  ]);
  expect(screen.queryByRole('button', { name: '代理人' })).toBeNull();
});
