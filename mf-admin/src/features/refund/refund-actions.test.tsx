import type { AdminRefundDetail, RefundBar } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
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
