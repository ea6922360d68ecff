import { refuse, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { travelInfo } from '#src/agency.fixture.ts';
import { helpArticle, helpRow } from '#src/features/article/help/help.fixture.ts';
import HelpArticleView from './article.tsx';
import Help from './index.tsx';

const visa = helpRow({ code: 'visa-time', topic: { zh: '签证' }, title: { zh: '签证要多久？' } });
const answers = {
  'GET /api/v1/help': [helpRow(), visa],
  'GET /api/v1/help/:code': helpArticle(),
  'GET /api/travelInfo/getByOrgCode': travelInfo,
};

test('questions are shown by topic and lead to their answers', async () => {
  renderView(<Help />, { path: '/help', answers });
  const topic = await screen.findByRole('region', { name: '签证' });
  expect(within(topic).getByRole('link', { name: '签证要多久？' })).toHaveAttribute(
    'href',
    '/help/article?code=visa-time',
  );
  expect(screen.getByRole('link', { name: '联系我们' })).toHaveAttribute('href', '/aboutus/contactus');
  expect(await screen.findByRole('link', { name: travelInfo.phone })).toBeVisible();
  expect(screen.getByText(/营业中|休息中/)).toBeVisible();
  expect(screen.getByText(travelInfo.wechat)).toBeVisible();
});

test('a search is in the URL and shows its results', async () => {
  const { person, address, server } = renderView(<Help />, { path: '/help', answers });
  await person.type(await screen.findByRole('searchbox', { name: '问题或关键词' }), ' 退款 {Enter}');
  expect(address()).toBe(`/help?${new URLSearchParams({ keywords: '退款' })}`);
  expect(await screen.findByText('找到 2 个问题')).toBeVisible();
  expect(server.received('GET /api/v1/help').at(-1)?.query).toEqual({ keywords: '退款' });
  expect(screen.getByRole('link', { name: '查看全部问题' })).toHaveAttribute('href', '/help');
});

test('a search of ten thousand characters is cut, and one without results leads to all questions', async () => {
  const { server } = renderView(<Help />, {
    path: `/help?keywords=${'x'.repeat(10_000)}`,
    answers: { ...answers, 'GET /api/v1/help': [] },
    language: 'en',
  });
  expect(await screen.findByRole('link', { name: 'View all questions' })).toBeVisible();
  expect(server.received('GET /api/v1/help')[0]?.query.keywords).toHaveLength(100);
});

test('an article shows its answer and other questions of its topic', async () => {
  renderView(<HelpArticleView />, { path: '/help/article?code=refund-tour', answers, language: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'How do I cancel a tour?' })).toBeVisible();
  expect(screen.getByText('Request it on the order page.')).toBeVisible();
  const others = screen.getByRole('navigation', { name: 'Related questions' });
  expect(within(others).getByRole('link')).toHaveAttribute('href', '/help/article?code=refund-hotel');
});

test('a deleted article leads to the help centre and its search', async () => {
  const { person, address } = renderView(<HelpArticleView />, {
    path: '/help/article?code=gone',
    answers: { ...answers, 'GET /api/v1/help/:code': refuse('A0401', '已下线', { status: 404 }) },
  });
  expect(await screen.findByRole('link', { name: '去帮助中心' })).toHaveAttribute('href', '/help');
  await person.type(screen.getByRole('searchbox'), '改期{Enter}');
  expect(address()).toBe(`/help?${new URLSearchParams({ keywords: '改期' })}`);
});

test.each(['', '?code=', '?code=a%20b', '?code=<script>'])(
  'the address %p is not found, without a call',
  async (query) => {
    const { server } = renderView(<HelpArticleView />, { path: `/help/article${query}`, answers });
    expect(await screen.findByRole('link', { name: '去帮助中心' })).toBeVisible();
    expect(server.received('GET /api/v1/help/:code')).toEqual([]);
  },
);

test('a failed load can be retried', async () => {
  const { person, server } = renderView(<Help />, {
    path: '/help',
    answers: {
      'GET /api/travelInfo/getByOrgCode': travelInfo,
      'GET /api/v1/help': refuse('B0001', '系统出错', { status: 500 }),
    },
  });
  server.answer(answers);
  await person.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: '线路怎么退款？' })).toBeVisible();
});
