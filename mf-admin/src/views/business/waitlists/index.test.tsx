import type { StaffWaitlistEntry } from '@portal/shared/contract';
import { people, refuse, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Waitlists from './index.tsx';

const call = 'GET /api/v1/staff/waitlist';

const entry: StaffWaitlistEntry = {
  id: 5,
  tourId: 7,
  skuId: 9,
  day: '2026-12-24',
  adults: 2,
  children: 1,
  title: { zh: '涠洲岛看海三日', en: 'Three days on Weizhou Island' },
  picture: '/artwork/7.svg',
  state: 'WAITING',
  position: 2,
  offerUntil: null,
  orderNo: null,
  createdAt: '2026-11-20T02:00:00.000Z',
  member: 'lan',
  held: 0,
};

const show = (list: StaffWaitlistEntry[], user = people.root) =>
  renderView(<Waitlists />, {
    path: '/business/waitlists',
    user,
    answers: { [call]: { list, total: list.length } },
  });

describeList({
  screen: <Waitlists />,
  path: '/business/waitlists',
  call,
  page: { list: [entry], total: 1 },
  shown: '涠洲岛看海三日',
  filter: { label: '状态', choose: '有位，待预订', query: { state: 'OFFERED' } },
  empty: '没有符合条件的候补',
});

test('entries show their position, the seats that are held, and the order that used them', async () => {
  show([
    entry,
    {
      ...entry,
      id: 6,
      member: 'hai',
      state: 'OFFERED',
      position: null,
      held: 3,
      offerUntil: '2026-11-20T06:00:00.000Z',
    },
    { ...entry, id: 7, member: 'shan', state: 'USED', position: null, orderNo: 'T20261120000001' },
  ]);
  expect(await screen.findByRole('row', { name: /lan.*成人 2，儿童 1.*候补中.*2/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /hai.*有位，待预订.*3 位，至/ })).toBeVisible();
  expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute(
    'href',
    '/business/orders/detail?no=T20261120000001',
  );
});

test('without the permission the screen shows the no-permission state', async () => {
  renderView(<Waitlists />, {
    path: '/business/waitlists',
    user: people.member,
    answers: { [call]: refuse('A0231', '没有权限', { status: 403 }) },
  });
  expect(await screen.findByText('您没有查看这里的权限')).toBeVisible();
});
