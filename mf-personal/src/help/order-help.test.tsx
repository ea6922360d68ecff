import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { OrderHelp } from './order-help.tsx';

test.each([
  ['tour', 'What does cancelling cost?', 'refund-tour'],
  ['visa', 'How do I submit documents?', 'visa-documents'],
  ['hotel', 'How long does a refund take?', 'refund-time'],
  ['waitlist', 'How does the waiting list work?', 'waiting-list'],
] as const)('help about %s leads to its answer', (about, name, code) => {
  renderView(<OrderHelp about={about} />, { language: 'en' });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/help/article?code=${code}`);
});
