import { refuse, renderView } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { rememberSearch } from '#src/features/search/searched.ts';
import { productCard, productFacets } from '#src/product/product.fixture.ts';
import SearchAll from './index.tsx';

const list = [productCard('tour'), productCard('hotel', { id: 8 }), productCard('goods', { id: 9 })];
const kinds = [
  { kind: 'tour', count: 1000 },
  { kind: 'hotel', count: 12 },
  { kind: 'goods', count: 3 },
] as const;
const asWritten = { corrected: null, nearest: [] };
const answers = {
  'GET /api/v1/search': { list, total: 1000, kinds: [...kinds], ...asWritten },
  'GET /api/v1/tours/facets': productFacets(),
};
const path = `/search?${new URLSearchParams({ keywords: '岛' })}`;

test('search results have their kind and a link', async () => {
  renderView(<SearchAll />, { path, answers });
  expect(await screen.findByRole('link', { name: '金沙湾观海酒店' })).toHaveAttribute(
    'href',
    '/hotel/hotelDetail?id=8',
  );
  expect(screen.getByRole('heading', { level: 1, name: '搜索：岛' })).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveValue('岛');
  expect(screen.getByText('找到 1000+ 个结果')).toBeVisible();
  expect(screen.getAllByText('特产', { selector: 'article *' })[0]).toBeVisible();
});

test('tabs have counts per kind, and the chosen one is in the URL', async () => {
  const { person, server, address } = renderView(<SearchAll />, { path: `${path}&pageNum=2`, answers });
  await screen.findByRole('link', { name: '瑶柱礼盒' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '全部1000+',
    '线路1000+',
    '酒店12',
    '门票0',
    '特产3',
    '签证0',
  ]);
  await person.click(screen.getByRole('tab', { name: /酒店/ }));
  expect(address()).toBe(`/search?${new URLSearchParams({ keywords: '岛', kind: 'hotel' })}`);
  expect(server.received('GET /api/v1/search').at(-1)?.query).toEqual({
    keywords: '岛',
    kind: 'hotel',
    pageSize: '12',
  });
});

test('the page is in the URL', async () => {
  const { person, server, address } = renderView(<SearchAll />, { path, answers });
  await person.click(await screen.findByRole('link', { name: '第 2 页' }));
  expect(address()).toContain('pageNum=2');
  expect(server.received('GET /api/v1/search').at(-1)?.query.pageNum).toBe('2');
});

test('without results, popular destinations are linked', async () => {
  const nothing = { list: [], total: 0, kinds: [], ...asWritten };
  renderView(<SearchAll />, { path, answers: { ...answers, 'GET /api/v1/search': nothing } });
  expect(await screen.findByText('没有找到“岛”')).toBeVisible();
  expect(await screen.findByRole('link', { name: '桂林' })).toHaveAttribute(
    'href',
    `/route?${new URLSearchParams({ destination: '桂林' })}`,
  );
});

test('a kind without results links to all results', async () => {
  const nothing = { list: [], total: 0, kinds: [...kinds], ...asWritten };
  renderView(<SearchAll />, {
    path: `${path}&kind=visa`,
    answers: { ...answers, 'GET /api/v1/search': nothing },
  });
  expect(await screen.findByRole('link', { name: '查看全部结果' })).toHaveAttribute('href', path);
});

test('a corrected search says so, and the original can be searched for', async () => {
  const corrected = { zh: '涠洲岛', en: 'Weizhou Island' };
  const { person, server, address } = renderView(<SearchAll />, {
    path: `/search?${new URLSearchParams({ keywords: '涠州岛' })}`,
    answers: {
      ...answers,
      'GET /api/v1/search': { list, total: 3, kinds: [...kinds], corrected, nearest: [] },
    },
  });
  expect(await screen.findByText(/已显示“涠洲岛”的搜索结果/)).toBeVisible();
  await person.click(screen.getByRole('link', { name: '仍然搜索“涠州岛”' }));
  expect(address()).toBe(`/search?${new URLSearchParams({ keywords: '涠州岛', exact: 'true' })}`);
  expect(server.received('GET /api/v1/search').at(-1)?.query).toMatchObject({ exact: 'true' });
});

test('without results, similar names are linked before popular destinations', async () => {
  const nearest = [
    { kind: 'hotel' as const, id: null, text: { zh: '涠洲岛', en: 'Weizhou Island' } },
    { kind: 'tour' as const, id: 7, text: { zh: '涠洲岛三日' } },
  ];
  renderView(<SearchAll />, {
    path,
    answers: {
      ...answers,
      'GET /api/v1/search': { list: [], total: 0, kinds: [], corrected: null, nearest },
    },
  });
  const links = within(await screen.findByRole('navigation', { name: '您要找的是不是…' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/hotel?${new URLSearchParams({ destination: '涠洲岛' })}`,
    '/route/detail?id=7',
  ]);
  expect(await screen.findByRole('link', { name: '桂林' })).toBeVisible();
});

test('keywords of 10,000 characters are cut, with a note', async () => {
  const { server } = renderView(<SearchAll />, { path: `/search?keywords=${'a'.repeat(10_000)}`, answers });
  expect(await screen.findByText('关键词过长，仅搜索前 100 个字。')).toBeVisible();
  expect(server.received('GET /api/v1/search').at(-1)?.query.keywords).toHaveLength(100);
});

test.each(['/search', '/search?keywords=%20&kind=constructor&pageNum=-3'])(
  '%s shows a prompt without a call',
  async (blank) => {
    const { server } = renderView(<SearchAll />, { path: blank, answers });
    expect(await screen.findByText('想找什么？')).toBeVisible();
    expect(await screen.findByRole('link', { name: '硇洲岛' })).toBeVisible();
    expect(server.received('GET /api/v1/search')).toEqual([]);
  },
);

test('recent searches are listed before the next one, and can be removed', async () => {
  const { person } = renderView(<SearchAll />, { path: '/search', answers });
  await screen.findByText('想找什么？');
  act(() => {
    rememberSearch('温泉');
    rememberSearch('岛');
  });
  const recent = within(await screen.findByRole('region', { name: '最近搜索' }));
  expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['岛', '温泉']);
  expect(recent.getByRole('link', { name: '岛' })).toHaveAttribute('href', path);
  await person.click(recent.getByRole('button', { name: '删除“温泉”' }));
  expect(recent.queryByRole('link', { name: '温泉' })).not.toBeInTheDocument();
  await person.click(recent.getByRole('button', { name: '全部清除' }));
  expect(screen.queryByRole('region', { name: '最近搜索' })).not.toBeInTheDocument();
  expect(localStorage.getItem('recentSearches')).toBe('[]');
});

test('a search with results is remembered', async () => {
  renderView(<SearchAll />, { path, answers });
  await screen.findByRole('link', { name: '瑶柱礼盒' });
  expect(localStorage.getItem('recentSearches')).toBe('["岛"]');
});

test('a search without results is not remembered', async () => {
  const nothing = { list: [], total: 0, kinds: [], ...asWritten };
  renderView(<SearchAll />, { path, answers: { ...answers, 'GET /api/v1/search': nothing } });
  await screen.findByText('没有找到“岛”');
  expect(localStorage.getItem('recentSearches') ?? '[]').toBe('[]');
});

test('a failed search shows the error and can be retried', async () => {
  const { person, server } = renderView(<SearchAll />, {
    path,
    answers: { ...answers, 'GET /api/v1/search': refuse('B0001', '暂时无法搜索', { status: 503 }) },
  });
  expect(await screen.findByText('暂时无法搜索')).toBeVisible();
  server.answer(answers);
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: '瑶柱礼盒' })).toBeVisible();
});

test('the search is available in English', async () => {
  renderView(<SearchAll />, { path, answers, language: 'en' });
  expect(await screen.findByRole('link', { name: 'Golden Bay Hotel' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “岛”' })).toBeVisible();
  expect(screen.getByText('1000+ results found')).toBeVisible();
  expect(screen.getByRole('tab', { name: /Local goods/ })).toBeVisible();
});
