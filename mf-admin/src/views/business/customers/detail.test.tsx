import type { CustomerProfile } from '@portal/shared/contract';
import { people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import Customer from './detail.tsx';

const at = '2026-11-22T02:00:00Z';

const profile: CustomerProfile = {
  ...{ id: 7, username: 'haiyan', nickname: '海燕', mobile: '138****0010', email: null, status: 1 },
  ...{ createdAt: at, closingAt: null, totals: { orders: 2, paid: 320_000, refunded: 0 } },
  orders: [
    {
      ...{ orderNo: 'T261120AAA', kind: 'tour', state: 'PAID', title: '涠洲岛三日游', titleEn: null },
      ...{ travelDay: '2026-12-01', amount: 160_000, refundedAmount: 0, createdAt: at },
    },
  ],
  refunds: [],
  coupons: [
    { id: 1, title: { zh: '新人券' }, orderNo: null, endsAt: '2020-01-01T00:00:00Z', receivedAt: at },
  ],
  messages: [{ id: 1, category: 'order', title: { zh: '订单已确认' }, readAt: null, createdAt: at }],
  enquiries: [{ id: 1, enquiryNo: 'E2611', kind: 'group', state: 'NEW', createdAt: at }],
  consents: [{ orderNo: 'T261120AAA', version: '2026-01', at }],
  notes: [{ id: 1, author: '陈晓岚', text: '<b>喜欢海景房</b>', createdAt: at }],
};

const call = 'GET /api/v1/staff/customers/:id';
const path = '/business/customers/detail?id=7';

test('a profile shows what the customer ordered, received, asked and accepted, and notes as text', async () => {
  renderView(<Customer />, { path, user: people.root, answers: { [call]: profile } });
  expect(await screen.findByRole('heading', { level: 1, name: '客户：海燕' })).toBeVisible();
  expect(screen.getByRole('link', { name: '涠洲岛三日游' })).toHaveAttribute(
    'href',
    '/business/orders/detail?no=T261120AAA',
  );
  for (const text of ['138****0010', '新人券', '已过期', '订单已确认', '没有退款', '<b>喜欢海景房</b>'])
    expect(screen.getByText(text)).toBeVisible();
});

test('a note is sent and the profile fetched again', async () => {
  const { person, server } = renderView(<Customer />, {
    ...{ path, user: people.root },
    answers: { [call]: profile, 'POST /api/v1/staff/customers/:id/notes': profile.notes[0] },
  });
  await person.type(await screen.findByRole('textbox', { name: '新备注' }), '下周回电');
  await person.click(screen.getByRole('button', { name: '添加备注' }));
  await waitFor(() =>
    expect(server.received('POST /api/v1/staff/customers/:id/notes')[0]?.body).toEqual({ text: '下周回电' }),
  );
  await waitFor(() => expect(server.received(call)).toHaveLength(2));
});

test('without the permission the screen says so, and without a customer it says how to get there', async () => {
  const forbidden = refuse('A0231', '没有权限', { status: 403 });
  const { unmount } = renderView(<Customer />, { path, user: people.member, answers: { [call]: forbidden } });
  expect(await screen.findByText('您没有查看这里的权限')).toBeVisible();
  unmount();
  renderView(<Customer />, { path: '/business/customers/detail', user: people.root });
  expect(screen.getByText('没有这位客户')).toBeVisible();
});
