import type { ArticleRow } from '@portal/shared/contract';
import { type Answers, people, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import Articles from './index.tsx';

const article: ArticleRow = {
  ...{ id: 3, kind: 'news', code: null, category: '美食', title: { zh: '冬至前的蚝', en: 'Oysters' } },
  ...{ picture: null, day: '2026-11-17', status: 1, state: 'published' },
};

const answers: Answers = {
  'GET /api/v1/articles/page': { list: [article], total: 1 },
  'GET /api/v1/articles/categories': [{ zh: '美食', en: 'Food' }],
};

test('a category is shown in the current language', async () => {
  renderView(<Articles />, { path: '/site/articles', user: people.root, language: 'en', answers });
  expect(await screen.findByRole('cell', { name: 'Food' })).toBeVisible();
  expect(screen.queryByText('美食')).toBeNull();
});

test('the URL sets the filters of the list, and more filters can be expanded', async () => {
  const { server, person } = renderView(<Articles />, {
    path: '/site/articles?category=美食&from=2026-11-01',
    user: people.root,
    language: 'en',
    answers,
  });
  const category = await screen.findByLabelText('Category');
  await waitFor(() => expect(category).toHaveDisplayValue('Food'));
  expect(server.received('GET /api/v1/articles/page')[0]?.query).toMatchObject({
    category: '美食',
    from: '2026-11-01',
  });
  const unfold = screen.getByRole('button', { name: 'Filters', expanded: false });
  await person.click(unfold);
  expect(unfold).toHaveAttribute('aria-expanded', 'true');
});
