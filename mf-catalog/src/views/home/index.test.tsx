import type { HomeArea, ProductKind } from '@portal/shared/contract';
import { paths } from '@portal/shared/router';
import { refuse, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { travelInfo } from '#src/agency.fixture.ts';
import { newsPage } from '#src/features/article/article.fixture.ts';
import { areas, slides } from '#src/features/home/home.fixture.ts';
import { facets, tourCard } from '#src/features/tour/tour.fixture.ts';
import { productCard } from '#src/product/product.fixture.ts';
import Home from './index.tsx';

/** Everything is in sight. */
class Sight {
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  observe = () =>
    queueMicrotask(() => this.#seen([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
  disconnect = () => undefined;
}

let blind: typeof IntersectionObserver;
beforeEach(() => {
  blind = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = Sight as never;
});
afterEach(() => {
  globalThis.IntersectionObserver = blind;
});

const answers = {
  'POST /api/slideShow/getSlideOnlineShowList_zj': slides,
  'GET /api/homeArea/web/getHomeArea': areas,
  'GET /api/sysRotation/byOrgCode/:code': [{ id: 1, title: { zh: '航班恢复每日两班' }, link: '/local' }],
  'GET /api/travelInfo/getByOrgCode': travelInfo,
  'GET /api/v1/tours/facets': facets,
  'GET /api/v1/tours': { list: [tourCard({ id: 3, title: { zh: '漓江四日' } })], total: 1 },
  'POST /api/route/sale/page': { list: [tourCard({ id: 4, title: { zh: '三亚五日' } })], total: 1 },
  'POST /api/recommendRoute/page': { list: [tourCard()], total: 1 },
  'GET /api/recommendationType/:id': [{ id: 31, name: { zh: '亲子同行' } }],
  'GET /api/recommendationLabel/:a&:b': [{ id: 312, name: { zh: '不赶路' } }],
};

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('areas are in the order of the server; an unknown one is skipped', async () => {
  renderView(<Home />, { path: '/index', answers });
  expect(await screen.findByRole('link', { name: '漓江四日' })).toHaveAttribute('href', '/route/detail?id=3');
  expect(await screen.findByRole('link', { name: '三亚五日' })).toBeVisible();
  expect(headings()).toEqual(['灯塔以南', '限时优惠', '编辑部推荐', '去远一点的地方', '认真做旅行二十年']);
});

test('notice, contents and facts are loaded from the server and have links', async () => {
  renderView(<Home />, { path: '/index', answers });
  expect(await screen.findByRole('link', { name: '航班恢复每日两班' })).toHaveAttribute('href', '/local');
  expect(screen.getByRole('link', { name: /国内游/ })).toHaveAttribute('href', '/domestic');
  expect(await screen.findByText('价格写全')).toBeVisible();
});

test('recommendation types are tabs, labels are chips, and both filter the request', async () => {
  const { person, server } = renderView(<Home />, { path: '/index', answers });
  const bodies = () => server.received('POST /api/recommendRoute/page').map(({ body }) => body);
  await person.click(await screen.findByRole('tab', { name: '亲子同行' }));
  expect(bodies().at(-1)).toEqual({ typeId: 31, pageSize: 5 });
  await person.click(await screen.findByRole('button', { name: '不赶路' }));
  expect(bodies().at(-1)).toEqual({ typeId: 31, labelId: 312, pageSize: 5 });
  expect(server.received('GET /api/recommendationLabel/:a&:b')[0]?.params).toEqual({ a: 'A86', b: '31' });
  await person.click(screen.getByRole('tab', { name: '为您推荐' }));
  expect(screen.queryByRole('button', { name: '不赶路' })).not.toBeInTheDocument();
});

test('sections further down are loaded when they are scrolled to', async () => {
  globalThis.IntersectionObserver = blind;
  const { server } = renderView(<Home />, { path: '/index', answers });
  expect(await screen.findByRole('link', { name: '三亚五日' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '编辑部推荐' })).toBeVisible();
  expect(server.received('POST /api/recommendRoute/page')).toEqual([]);
});

test('without news there is a message', async () => {
  const news = { ...areas[0], code: 'news', title: { zh: '旅途消息' } } as HomeArea;
  renderView(<Home />, {
    path: '/index',
    answers: {
      ...answers,
      'GET /api/homeArea/web/getHomeArea': [news],
      'GET /api/v1/news': { ...newsPage(), list: [], total: 0 },
    },
  });
  expect(await screen.findByText('近期没有新闻')).toBeVisible();
});

test('hotels, tickets, goods, visas and news have their blocks', async () => {
  const codes = ['hotels', 'tickets', 'goods', 'visas', 'news'];
  const blocks = codes.map((code, at) => ({ ...areas[0], id: at + 1, code, title: { zh: code } }));
  const page = (kind: ProductKind) => ({
    list: [productCard(kind, { id: 5, title: { zh: `一个${kind}` } })],
    total: 1,
  });
  renderView(<Home />, {
    path: '/index',
    answers: {
      ...answers,
      'GET /api/homeArea/web/getHomeArea': blocks as HomeArea[],
      'GET /api/v1/hotels': page('hotel'),
      'GET /api/v1/tickets': page('ticket'),
      'GET /api/v1/goods': page('goods'),
      'GET /api/v1/visas': page('visa'),
      'GET /api/v1/news': newsPage(),
    },
  });
  for (const kind of ['hotel', 'ticket', 'goods', 'visa'] as const)
    expect(await screen.findByRole('link', { name: `一个${kind}` })).toHaveAttribute(
      'href',
      paths.product(kind, 5),
    );
  expect(await screen.findByRole('link', { name: '候鸟回到高桥' })).toHaveAttribute(
    'href',
    '/news-detail?id=1',
  );
});

test('a search links to its results, a suggestion to its product or list', async () => {
  const { person, address } = renderView(<Home />, {
    path: '/index',
    answers: {
      ...answers,
      'GET /api/v1/search/suggestions': [{ kind: 'ticket', id: 12, text: { zh: '特呈岛' } }],
    },
  });
  const field = screen.getByRole('combobox', { name: '搜索线路、酒店、门票、特产与签证' });
  await person.type(field, ' island {Enter}');
  expect(address()).toBe('/search?keywords=island');
  await person.type(field, '岛');
  await person.click(await screen.findByRole('option', { name: /特呈岛/ }));
  expect(address()).toBe('/ticket/ticketDetail?id=12');
});

test('the destinations with most tours are links', async () => {
  renderView(<Home />, { path: '/index', answers });
  expect(await screen.findByRole('link', { name: '桂林' })).toHaveAttribute(
    'href',
    `/route?${new URLSearchParams({ destination: '桂林' })}`,
  );
});

test('a failed block shows the error in its place, and the others are shown', async () => {
  const { person, server } = renderView(<Home />, {
    path: '/index',
    answers: { ...answers, 'POST /api/route/sale/page': refuse('B0001', '优惠读取失败', { status: 503 }) },
  });
  expect(await screen.findByRole('link', { name: '漓江四日' })).toBeVisible();
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent('优惠读取失败');
  server.answer(answers);
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: '三亚五日' })).toBeVisible();
});

test('a block without tours offers all tours', async () => {
  renderView(<Home />, {
    path: '/index',
    answers: { ...answers, 'POST /api/route/sale/page': { list: [], total: 0 } },
  });
  expect(await screen.findByText('暂无线路')).toBeVisible();
  expect(screen.getByRole('link', { name: '浏览全部线路' })).toHaveAttribute('href', '/route');
});

test('the page is available in English', async () => {
  renderView(<Home />, { path: '/index', answers, language: 'en' });
  expect(await screen.findByText('Twenty years of careful travel')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Search tours, hotels/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Domestic tours/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Guilin' })).toHaveAttribute(
    'href',
    `/route?${new URLSearchParams({ destination: '桂林' })}`,
  );
});
