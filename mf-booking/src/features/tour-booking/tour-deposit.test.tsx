import { type Answers, people, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { address, answers, day, quoteFor, tour } from './tour-booking.fixture.ts';
import { TourBookingScreen } from './tour-booking-screen.tsx';

const show = (changed: Answers = {}) =>
  renderView(<TourBookingScreen />, {
    path: address,
    user: people.member,
    answers: { ...answers, ...changed },
  });

test('a tour with a deposit says what is due today and when the rest is, and what happens without it', async () => {
  const content = { ...tour.content, depositPercent: 30, balanceDays: 20 };
  const deposit = { deposit: 1, balance: 1, dueOn: day, cancelsOn: day };
  const quote = { ...quoteFor(2, 0), deposit };
  show({ 'GET /api/v1/tours/:id': { ...tour, content }, 'POST /api/v1/orders/tour/quote': quote });
  expect(await screen.findByText(/可先付订金 ¥\d[\d,]*，尾款 ¥\d[\d,]*，最晚 .*付清/)).toBeVisible();
  expect(screen.getByText(/尾款须在出发前 20 天当天结束前/)).toBeInTheDocument();
});

test('a tour without a deposit mentions none', async () => {
  show();
  expect(await screen.findByRole('button', { name: '提交订单' })).toBeVisible();
  expect(screen.queryByText(/订金/)).not.toBeInTheDocument();
});
