import { refuse, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { agencyPage } from '#src/features/article/article.fixture.ts';
import StatementDetail from './detail.tsx';

const call = 'GET /api/v1/statements/:id';
const statement = agencyPage({ code: 'privacy', title: { zh: '隐私政策', en: 'Privacy' } });

test('a statement shows its title and date', async () => {
  renderView(<StatementDetail />, {
    path: '/common-detail?id=2',
    answers: { [call]: statement },
    language: 'en',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(screen.getByText(/Updated .*2026/)).toBeVisible();
});

test('an unknown statement links to the agency', async () => {
  renderView(<StatementDetail />, {
    path: '/common-detail?id=99',
    answers: { [call]: refuse('C0404', '不存在', { status: 404 }) },
  });
  expect(await screen.findByRole('link', { name: '关于我们' })).toHaveAttribute('href', '/aboutus');
});
