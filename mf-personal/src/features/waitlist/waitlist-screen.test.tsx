import type { WaitlistEntry } from '@portal/shared/contract';
import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { WaitlistScreen } from './waitlist-screen.tsx';

const listing = 'GET /api/v1/waitlist';
const leaving = 'DELETE /api/v1/waitlist/:id';

const waiting: WaitlistEntry = {
  id: 5,
  tourId: 7,
  skuId: 70,
  day: '2026-12-24',
  adults: 2,
  children: 1,
  title: { zh: '硇洲岛灯塔两日', en: 'Naozhou lighthouse' },
  picture: '/artwork/7.svg',
  state: 'WAITING',
  position: 3,
  offerUntil: null,
  orderNo: null,
  createdAt: '2026-11-20T02:00:00.000Z',
};

const offered = (): WaitlistEntry => ({
  ...waiting,
  id: 6,
  state: 'OFFERED',
  position: null,
  offerUntil: new Date(Date.now() + 3_600_000).toISOString(),
});

const show = (answers: Answers = {}, options: RenderOptions = {}) =>
  renderView(<WaitlistScreen />, {
    path: '/personal/waitlist',
    user: people.member,
    answers: { [listing]: [offered(), waiting], [leaving]: null, ...answers },
    ...options,
  });

test('entries show their position, the seats held with the time left, and the order that used them', async () => {
  const used: WaitlistEntry = {
    ...waiting,
    id: 7,
    state: 'USED',
    position: null,
    orderNo: 'T20261120000001',
  };
  show({ [listing]: [offered(), waiting, used] });
  const [held, inLine, booked] = await screen.findAllByRole('article');
  expect(held).toHaveTextContent(/12月24日周四 出发 · 3 人.*有位，待预订名额为您保留 (01:00:00|59:\d\d)/);
  expect(within(held as HTMLElement).getByRole('link', { name: '立即预订' })).toHaveAttribute(
    'href',
    '/route/preview?id=7&skuId=70&day=2026-12-24&adults=2&children=1',
  );
  expect(inLine).toHaveTextContent(/候补中排在第 3 位/);
  expect(booked).toHaveTextContent('已预订');
  expect(within(booked as HTMLElement).getByRole('link', { name: '查看订单' })).toHaveAttribute(
    'href',
    '/personal/route-order/detail?orderNo=T20261120000001',
  );
  expect(within(booked as HTMLElement).queryByRole('button')).toBeNull();
});

test('a member leaves a waiting list after confirming', async () => {
  const { person, server } = show({ [listing]: [waiting] });
  const leave = { name: '退出“硇洲岛灯塔两日”12月24日周四 的候补' };
  await person.click(await screen.findByRole('button', leave));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '继续候补' }));
  expect(server.received(leaving)).toHaveLength(0);
  await person.click(screen.getByRole('button', leave));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '退出候补' }));
  expect(await screen.findByText('已退出候补')).toBeVisible();
  expect(server.received(leaving)[0]?.params).toEqual({ id: '5' });
  await waitFor(() => expect(server.received(listing).length).toBeGreaterThan(1));
});

test('without entries the screen says how to join', async () => {
  show({ [listing]: [] });
  expect(await screen.findByText('暂无候补')).toBeVisible();
  expect(screen.getByRole('link', { name: '浏览线路' })).toHaveAttribute('href', '/route');
});

test('a failed load can be retried', async () => {
  show({ [listing]: refuse('B0001', '系统繁忙', { status: 500 }) });
  expect(await screen.findByText('系统繁忙')).toBeVisible();
});

test('the screen is in English, too', async () => {
  show({ [listing]: [waiting] }, { language: 'en' });
  expect(await screen.findByRole('article')).toHaveTextContent(/Departs on.*3 people.*WaitingPosition 3/);
});
