import { refuse, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { travelInfo } from '#src/agency.fixture.ts';
import { agencyPage, companyLinks, newsPage, newsRow } from '#src/features/article/article.fixture.ts';
import { intersectAtOnce } from '#src/near.fixture.ts';
import CompanyInfo from './companyinfo.tsx';
import CompanyProfile from './contactus.tsx';
import NewsList from './news-list.tsx';

const answers = {
  'GET /api/v1/company': companyLinks,
  'GET /api/v1/company/:code': agencyPage(),
  'GET /api/v1/news': newsPage(),
  'GET /api/travelInfo/getByOrgCode': travelInfo,
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a page about the company has the title of its URL', async () => {
  const path = '/aboutus/companyinfo?type=introduction&title=关于我们';
  renderView(<CompanyInfo />, { path, answers });
  expect(await title('关于我们')).toBeVisible();
  expect(screen.getByText('一家海边的旅行社。')).toBeVisible();
  const nav = within(screen.getByRole('navigation', { name: '关于我们' }));
  expect(await nav.findByRole('link', { name: '公司介绍' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: '团队' })).not.toHaveAttribute('aria-current');
});

test('without type and title it is the introduction with its own title', async () => {
  const { server } = renderView(<CompanyInfo />, { path: '/aboutus/companyinfo', answers, language: 'en' });
  expect(await title('Who we are')).toBeVisible();
  expect(server.received('GET /api/v1/company/:code')[0]?.params).toEqual({ code: 'introduction' });
});

test.each(['<script>', 'a b', 'x'.repeat(200)])('the type %s is not found, without a call', async (type) => {
  const path = `/aboutus/companyinfo?${new URLSearchParams({ type })}`;
  const { server } = renderView(<CompanyInfo />, { path, answers });
  expect(await screen.findByText('链接可能已失效，请浏览其他内容。')).toBeVisible();
  expect(server.received('GET /api/v1/company/:code')).toEqual([]);
});

test('the profile shows contact and promises of the agency', async () => {
  renderView(<CompanyProfile />, { path: '/aboutus/contactus', answers });
  expect(await screen.findByRole('link', { name: travelInfo.phone })).toHaveAttribute(
    'href',
    'tel:075923866886',
  );
  expect(screen.getByText(travelInfo.facts[0]?.title.zh ?? '')).toBeVisible();
});

test.each([
  ['/aboutus/contactus', <CompanyProfile key="profile" />],
  ['/aboutus/companyinfo?type=contact', <CompanyInfo key="contact" />],
])('%s has the contact form', async (path, view) => {
  intersectAtOnce();
  const contact = { ...agencyPage(), code: 'contact' };
  renderView(view, { path, answers: { ...answers, 'GET /api/v1/company/:code': contact } });
  expect(await screen.findByRole('heading', { name: '给我们留言' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '提交留言' })).toBeVisible();
});

test('news are filtered by section, in URL and request', async () => {
  const { person, address, server } = renderView(<NewsList />, { path: '/aboutus/news-list', answers });
  expect(await screen.findByRole('link', { name: '候鸟回到高桥' })).toHaveAttribute(
    'href',
    '/news-detail?id=1',
  );
  await person.click(screen.getByRole('button', { name: /^目的地/ }));
  expect(address()).toBe(`/aboutus/news-list?${new URLSearchParams({ category: '目的地' })}`);
  expect(server.received('GET /api/v1/news').at(-1)?.query).toMatchObject({ category: '目的地' });
});

test('the page of the news is in the URL', async () => {
  const many = { ...newsPage(Array.from({ length: 10 }, (_, at) => newsRow({ id: at + 1 }))), total: 30 };
  const { person, address } = renderView(<NewsList />, {
    path: '/aboutus/news-list',
    answers: { ...answers, 'GET /api/v1/news': many },
  });
  await person.click(await screen.findByRole('link', { name: '第 2 页' }));
  expect(address()).toBe('/aboutus/news-list?pageNum=2');
});

test('a section without news links to all news, and a failed load can be retried', async () => {
  const { server, person } = renderView(<NewsList />, {
    path: '/aboutus/news-list?category=x',
    answers: { ...answers, 'GET /api/v1/news': newsPage([]) },
  });
  expect(await screen.findByRole('link', { name: '查看全部新闻' })).toBeVisible();
  server.answer({ 'GET /api/v1/news': refuse('B0001', '系统出错', { status: 500 }) });
  await person.click(screen.getByRole('button', { name: '全部' }));
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
});
