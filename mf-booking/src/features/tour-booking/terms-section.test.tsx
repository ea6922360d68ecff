import type { TourDetail } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { address, answers } from './tour-booking.fixture.ts';
import { TourBookingScreen } from './tour-booking-screen.tsx';

const tour = answers['GET /api/v1/tours/:id'] as TourDetail;

const show = (content: Partial<TourDetail['content']>, language: 'zh-cn' | 'en') => {
  const shown = { ...tour, content: { ...tour.content, ...content } };
  renderView(<TourBookingScreen />, {
    path: address,
    user: people.member,
    answers: { ...answers, 'GET /api/v1/tours/:id': shown },
    language,
  });
};

beforeEach(() => sessionStorage.clear());

test.each([
  ['zh-cn', '满 12 人成团。出发前 30 天 18:00 停止报名并确认成团；人数不足的，当天通知您并全额退款。'],
  [
    'en',
    'The tour needs 12 travellers. Booking closes 30 days before departure at 18:00; if there are fewer by then, we notify you that day and refund you in full.',
  ],
] as const)(
  'the contract summary states when the group of the tour is decided (%s)',
  async (language, text) => {
    show({ minGroup: 12, cutoffDays: 30 }, language);
    expect(await screen.findByText(text)).toBeInTheDocument();
  },
);

test('a tour that runs from one traveller says nothing of a group', async () => {
  show({ minGroup: 1, cutoffDays: 0 }, 'zh-cn');
  expect(await screen.findByText(/^价格以下单时为准/)).toBeInTheDocument();
  expect(screen.queryByText(/人成团/)).not.toBeInTheDocument();
});
