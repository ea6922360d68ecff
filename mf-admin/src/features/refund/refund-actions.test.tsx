import type { AdminRefundDetail, RefundBar } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { RefundActions } from './refund-actions.tsx';

const refundWith = (
  state: AdminRefundDetail['state'],
  [approve, reject, transfer]: readonly [RefundBar | null, RefundBar | null, RefundBar | null],
  fulfilment: string | null = null,
) =>
  ({
    ...{ refundNo: 'R1', state, problem: 'closed', amount: 1_200_000 },
    ...{ bars: { approve, reject, transfer }, order: { fulfilment } },
  }) as AdminRefundDetail;

const show = (refund: AdminRefundDetail) =>
  renderView(<RefundActions refund={refund} />, { user: people.root });

test('the buyer of an order can neither approve nor reject its refund, and reads why', async () => {
  show(refundWith('REQUESTED', ['bought', 'bought', 'bought']));
  expect(await screen.findByText(/您自己购买的订单/)).toBeVisible();
  expect(screen.getByRole('button', { name: '同意退款' })).toBeDisabled();
  expect(screen.getByRole('button', { name: /^驳 ?回$/ })).toBeDisabled();
});

test('a proposer can withdraw a refund above the limit, but not approve it', async () => {
  show(refundWith('REQUESTED', ['proposed', null, 'proposed']));
  expect(await screen.findByText(/须由另一位同事处理/)).toBeVisible();
  expect(screen.getByRole('button', { name: '同意退款' })).toBeDisabled();
  expect(screen.getByRole('button', { name: /^驳 ?回$/ })).toBeEnabled();
});

test('a refund that the agency owes cannot be rejected', async () => {
  show(refundWith('REQUESTED', [null, null, null], 'REJECTED'));
  expect(await screen.findByText(/旅行社已取消本订单/)).toBeVisible();
  expect(screen.getByRole('button', { name: '同意退款' })).toBeEnabled();
  expect(screen.getByRole('button', { name: /^驳 ?回$/ })).toBeDisabled();
});

test('the decider of a failed refund can retry it, but not record its transfer', async () => {
  show(refundWith('FAILED', [null, null, 'decided']));
  expect(await screen.findByText(/银行转账须由另一位同事登记/)).toBeVisible();
  expect(screen.getByRole('button', { name: '重新发起' })).toBeEnabled();
  expect(screen.getByRole('button', { name: '登记银行转账' })).toBeDisabled();
});

test('a colleague decides without a note', async () => {
  show(refundWith('REQUESTED', [null, null, null]));
  expect(await screen.findByRole('button', { name: '同意退款' })).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
});

const rejection = {
  ...{ proposedBy: 'finance', reason: '酒店已保留房间', bar: null },
  createdAt: '2026-11-20T02:00:00.000Z',
};

const showProposed = (change: Partial<AdminRefundDetail>) =>
  renderView(
    <RefundActions
      refund={{ ...refundWith('REQUESTED', [null, null, null]), rejectionNeedsSecond: true, ...change }}
    />,
    {
      user: people.root,
      answers: {
        'POST /api/v1/refunds/:refundNo/reject': { outcome: 'PROPOSED' },
        'POST /api/v1/refunds/:refundNo/rejection/confirm': null,
        'POST /api/v1/refunds/:refundNo/rejection/decline': null,
      },
    },
  );

test('the rejection of a refund that its terms grant is proposed with a reason', async () => {
  const { person, server } = showProposed({ rejection: null });
  await person.click(await screen.findByRole('button', { name: '提议驳回…' }));
  expect(screen.getByText(/须由另一位同事确认/)).toBeVisible();
  await person.type(screen.getByRole('textbox', { name: /驳回原因/ }), '酒店已保留房间');
  await person.click(screen.getByRole('button', { name: '提议驳回' }));
  expect(await screen.findByText('已提议驳回，待另一位同事确认')).toBeVisible();
  expect(server.received('POST /api/v1/refunds/:refundNo/reject')[0]?.body).toEqual({
    reason: '酒店已保留房间',
  });
});

test('a second person reads the reason and confirms the rejection', async () => {
  const { person, server } = showProposed({ rejection });
  expect(await screen.findByText(/^finance 于 .* 提议驳回$/)).toBeVisible();
  expect(screen.getByText('酒店已保留房间')).toBeVisible();
  expect(screen.queryByRole('button', { name: '提议驳回…' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '确认驳回' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('酒店已保留房间');
  await person.click(within(question).getByRole('button', { name: '确认驳回' }));
  await waitFor(() =>
    expect(server.received('POST /api/v1/refunds/:refundNo/rejection/confirm')).toHaveLength(1),
  );
});

test('the proposer of a rejection withdraws it, and does not confirm it', async () => {
  const { person, server } = showProposed({ rejection: { ...rejection, bar: 'proposed' } });
  expect(await screen.findByText('您的提议须由另一位同事确认。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '确认驳回' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '撤回提议' }));
  expect(await screen.findByText('已撤回驳回提议')).toBeVisible();
  expect(server.received('POST /api/v1/refunds/:refundNo/rejection/decline')).toHaveLength(1);
});

test('the buyer of an order cannot decide on the rejection of its refund', async () => {
  showProposed({ rejection: { ...rejection, bar: 'bought' } });
  expect(await screen.findByText('酒店已保留房间')).toBeVisible();
  expect(screen.queryByRole('button', { name: /驳回$|撤回/ })).toBeNull();
});
