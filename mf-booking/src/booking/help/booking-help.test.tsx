import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { BookingHelp } from './booking-help.tsx';

test.each([
  ['tour', '需要哪些证件？', 'travel-documents'],
  ['hotel', '酒店怎么退款？', 'refund-hotel'],
  ['payment', '付了款，订单没更新？', 'paid-not-updated'],
] as const)('help about %s leads to its answer', (about, name, code) => {
  renderView(<BookingHelp about={about} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/help/article?code=${code}`);
});
