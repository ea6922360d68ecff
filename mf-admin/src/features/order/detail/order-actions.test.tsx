import type { AdminOrderDetail } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OrderActions } from './order-actions.tsx';

const orderOf = (isOwn: boolean) =>
  ({
    ...{ orderNo: 'H1', kind: 'hotel', state: 'PAID', fulfilment: 'CONFIRMING', closedReason: null },
    ...{ isOwn, refundAlone: 500_000, amount: 240_000, refundedAmount: 0 },
  }) as AdminOrderDetail;

const show = (isOwn: boolean) => renderView(<OrderActions order={orderOf(isOwn)} />, { user: people.root });

test('staff cannot refund an order that they bought, nor cancel it for the agency, and read why', async () => {
  show(true);
  expect(await screen.findByText(/您自己购买的订单/)).toBeVisible();
  for (const name of ['代会员退款', '部分退款', '酒店未能接待，全额退款'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
  expect(screen.getByRole('button', { name: '确认房间' })).toBeEnabled();
});

test('staff refund the orders of others', async () => {
  show(false);
  for (const name of ['代会员退款', '部分退款'])
    expect(await screen.findByRole('button', { name })).toBeEnabled();
});

test('an address with the action opens the refund, and loses it when the dialog closes', async () => {
  const { person, address } = renderView(<OrderActions order={orderOf(false)} />, {
    ...{ user: people.root, path: '/business/orders/detail?no=H1&action=refund' },
    answers: {
      'GET /api/v1/staff/orders/:orderNo/refund-quote': {
        ...{ possible: false, why: { zh: '已出行' }, paid: 240_000, fee: 0, refund: 0 },
        ...{ approval: false, terms: [], coupon: null },
      },
    },
  });
  const dialog = await screen.findByRole('dialog', { name: '代会员退款' });
  await person.click(within(dialog).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(address()).toBe('/business/orders/detail?no=H1'));
});

test('the question before cancelling an order has no second button that could cancel it', async () => {
  const order = { ...orderOf(false), state: 'PENDING_PAYMENT', fulfilment: 'NONE' } as AdminOrderDetail;
  const { person } = renderView(<OrderActions order={order} />, { user: people.root });
  await person.click(await screen.findByRole('button', { name: '取消订单' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.queryByRole('button', { name: '取消' })).not.toBeInTheDocument();
  await person.click(question.getByRole('button', { name: '暂不取消' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
