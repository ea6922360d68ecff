import type { WaitlistEntry } from '@portal/shared/contract';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { dayButton, onWideScreenAtNoon } from '#src/detail-page.fixture.ts';
import TourDetail from '#src/views/route/detail.tsx';
import { departure } from '../tour.fixture.ts';
import { bookingPanel, departuresCall, tourAnswers, tourPath } from '../tour-page.fixture.ts';

onWideScreenAtNoon();

const listing = 'GET /api/v1/waitlist';
const joining = 'POST /api/v1/waitlist';

const entry: WaitlistEntry = {
  id: 5,
  tourId: 7,
  skuId: 70,
  day: '2026-11-29',
  adults: 2,
  children: 0,
  title: { zh: '硇洲岛灯塔两日' },
  picture: '/artwork/7.svg',
  state: 'WAITING',
  position: 3,
  offerUntil: null,
  orderNo: null,
  createdAt: '2026-11-20T02:00:00.000Z',
};

const show = async (user: typeof people.member | undefined, answers: Answers = {}) => {
  const view = renderView(<TourDetail />, {
    path: tourPath,
    answers: {
      ...tourAnswers,
      'GET /api/v1/collections/:productId': { collected: false },
      [listing]: [],
      [joining]: entry,
      ...answers,
    },
    ...(user && { user }),
  });
  await view.person.click(await dayButton(/11月29日.*可加入候补/));
  return view;
};

test('a member joins the waiting list of a sold-out day with the chosen people', async () => {
  let joined = false;
  const { person, server } = await show(people.member, {
    [listing]: () => (joined ? [entry] : []),
    [joining]: () => {
      joined = true;
      return entry;
    },
  });
  await person.click(await bookingPanel().findByRole('button', { name: '加入候补（2 人）' }));
  expect(await screen.findByText('已加入候补')).toBeVisible();
  expect(await bookingPanel().findByText('您排在候补第 3 位')).toBeVisible();
  expect(server.received(joining)[0]?.body).toEqual({
    tourId: 7,
    skuId: 70,
    day: '2026-11-29',
    adults: 2,
    children: 0,
  });
  expect(bookingPanel().getByRole('link', { name: '我的候补' })).toHaveAttribute(
    'href',
    '/personal/waitlist',
  );
});

test('the panel shows the price of the sold-out day', async () => {
  await show(people.member, {
    [departuresCall]: [departure('2026-11-28'), departure('2026-11-29', { seats: 0, price: 43_200 })],
  });
  expect(bookingPanel().getByText(/432/)).toBeVisible();
});

test('a visitor is asked to log in, without a call to the server', async () => {
  const { person, server, address } = await show(undefined);
  await person.click(bookingPanel().getByRole('button', { name: '登录后加入候补' }));
  expect(address()).toBe('/login?redirect=%2Froute%2Fdetail%3Fid%3D7');
  expect(server.received(listing)).toHaveLength(0);
});

test('a refusal shows its message and leaves the button', async () => {
  const { person } = await show(people.member, {
    [joining]: refuse('A0513', '该班期候补人数已满', { status: 409 }),
  });
  await person.click(await bookingPanel().findByRole('button', { name: '加入候补（2 人）' }));
  expect(await screen.findByText('该班期候补人数已满')).toBeVisible();
  expect(bookingPanel().getByRole('button', { name: '加入候补（2 人）' })).toBeEnabled();
});

test('an offer shows the time left and leads to the booking of its people', async () => {
  const offerUntil = new Date(Date.now() + 3_600_000).toISOString();
  await show(people.member, { [listing]: [{ ...entry, state: 'OFFERED', position: null, offerUntil }] });
  expect(await bookingPanel().findByText('已为您保留 2 个名额，请在到期前预订')).toBeVisible();
  expect(bookingPanel().getByRole('timer')).toBeVisible();
  expect(bookingPanel().getByRole('link', { name: '立即预订' })).toHaveAttribute(
    'href',
    '/route/preview?id=7&skuId=70&day=2026-11-29&adults=2&children=0',
  );
});
