import type { ArticleRow } from '@portal/shared/contract';
import { type Answers, people, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Articles from './index.tsx';

const article: ArticleRow = {
  ...{ id: 3, kind: 'news', code: null, category: '美食', title: { zh: '冬至前的蚝', en: 'Oysters' } },
  ...{
    picture: null,
    day: '2026-11-17',
    status: 1,
    state: 'published',
    schedule: { publish: null, takeDown: null },
  },
};

const answers: Answers = {
  'GET /api/v1/articles/page': { list: [article], total: 1 },
  'GET /api/v1/articles/categories': [{ zh: '美食', en: 'Food' }],
};

describeList({
  screen: <Articles />,
  path: '/site/articles',
  call: 'GET /api/v1/articles/page',
  page: { list: [article], total: 1 },
  shown: '冬至前的蚝',
  filter: { label: '状态', choose: '草稿', query: { status: '0' } },
  empty: '没有符合条件的文章',
  answers,
});

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

test('another kind has its own columns and button, and clears the category', async () => {
  const { server, person, address } = renderView(<Articles />, {
    ...{ path: '/site/articles?category=美食', user: people.root, answers },
  });
  await person.click(await screen.findByRole('tab', { name: '声明' }));
  expect(address()).toBe('/site/articles?kind=statement');
  await waitFor(() =>
    expect(server.received('GET /api/v1/articles/page').at(-1)?.query).toEqual({
      ...{ kind: 'statement', pageNum: '1', pageSize: '10' },
    }),
  );
  expect(await screen.findByRole('columnheader', { name: '编码' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: '新增声明' }));
  expect(address()).toBe('/site/articles/edit?kind=statement');
});

test('editing opens the screen of the article', async () => {
  const { person, address } = renderView(<Articles />, {
    ...{ path: '/site/articles', user: people.root, answers },
  });
  await person.click(await screen.findByRole('button', { name: '编辑 冬至前的蚝' }));
  expect(address()).toBe('/site/articles/edit?id=3');
});
