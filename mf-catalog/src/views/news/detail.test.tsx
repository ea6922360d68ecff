import { refuse, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { news } from '#src/features/article/article.fixture.ts';
import NewsDetail from './detail.tsx';

const call = 'GET /api/v1/news/:id';

test('a news item shows headings, lists and pictures, and links to the one before', async () => {
  const { server } = renderView(<NewsDetail />, { path: '/?id=7', answers: { [call]: news() } });
  expect(await screen.findByRole('heading', { level: 1, name: '候鸟回到高桥' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '什么时候去' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['望远镜', '防水鞋']),
  );
  expect(screen.getByText('木栈道').closest('figure')?.querySelector('img')).toBeVisible();
  expect(screen.getByRole('link', { name: /更早的消息/ })).toHaveAttribute('href', '/news-detail?id=8');
  expect(server.received(call)[0]?.params).toEqual({ id: '7' });
});

test('a news item without cover and source shows neither an empty picture nor an empty source', async () => {
  const bare = news({ picture: '', source: { zh: '' }, body: [] });
  renderView(<NewsDetail />, { path: '/?id=7', answers: { [call]: bare } });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(/来源/)).toBeNull();
  expect(document.querySelector('article img')).toBeNull();
  expect([...document.querySelectorAll('article > div')].map(({ className }) => className)).toEqual(['body']);
});

test('markup in an article is text', async () => {
  renderView(<NewsDetail />, { path: '/?id=7', answers: { [call]: news() }, language: 'en' });
  expect(await screen.findByText('Early <b>morning</b> is best.')).toBeVisible();
});

test.each(['', '?id=', '?id=x', '?id=-1', '?id=1.5'])(
  'a URL with %p shows a message without a call',
  async (query) => {
    const { server } = renderView(<NewsDetail />, { path: `/${query}`, answers: { [call]: news() } });
    expect(
      await screen.findByRole('heading', { level: 1, name: '这篇新闻不存在或已撤下' }),
    ).toBeInTheDocument();
    expect(server.received(call)).toEqual([]);
  },
);

test('a missing news item links to the others', async () => {
  renderView(<NewsDetail />, {
    path: '/?id=7',
    answers: { [call]: refuse('C0404', '不存在', { status: 404 }) },
  });
  expect(await screen.findByRole('link', { name: '浏览新闻' })).toHaveAttribute('href', '/aboutus/news-list');
});

test('a server error is shown with a retry', async () => {
  const { person, server } = renderView(<NewsDetail />, {
    path: '/?id=7',
    answers: { [call]: refuse('B0001', '系统出错', { status: 500 }) },
  });
  await person.click(await screen.findByRole('button', { name: '重试' }));
  expect(server.received(call)).toHaveLength(2);
});
