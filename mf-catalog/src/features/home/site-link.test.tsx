import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { SiteLink } from './site-link.tsx';

test.each([
  ['/route/detail?id=1', '/route/detail?id=1'],
  ['https://example.org/a', 'https://example.org/a'],
])('%s leads to %s', (to, href) => {
  renderView(<SiteLink to={to}>去看看</SiteLink>);
  expect(screen.getByRole('link', { name: '去看看' })).toHaveAttribute('href', href);
});

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])('%s is no link', (to) => {
  renderView(<SiteLink to={to}>去看看</SiteLink>);
  expect(screen.getByText('去看看')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
