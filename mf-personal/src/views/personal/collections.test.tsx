import type { Collected, ProductKind } from '@portal/shared/contract';
import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import Collections from '#src/views/personal/collections.tsx';

const listing = 'GET /api/v1/collections';
const removing = 'DELETE /api/v1/collections';
const puttingBack = 'PUT /api/v1/collections/:productId';

const collected = (id: number, kind: ProductKind, changes: Partial<Collected> = {}): Collected => ({
  product: {
    id,
    kind,
    category: '',
    categoryName: { zh: '' },
    title: { zh: `硇洲岛${id}`, en: `Naozhou ${id}` },
    summary: null,
    picture: '/artwork/7.svg',
    days: null,
    grade: null,
    departureCity: null,
    destination: null,
    themes: [],
    fromPrice: 49_800,
    marketPrice: null,
    onSale: false,
    rating: null,
    reviewCount: 0,
    soldCount: 0,
  },
  collectedAt: '2026-11-20T02:00:00.000Z',
  collectedPrice: 49_800,
  price: 49_800,
  state: 'open',
  ...changes,
});

const page = (...list: Collected[]) => ({
  list,
  total: list.length,
  kinds: [...new Set(list.map(({ product }) => product.kind))].map((kind) => ({
    kind,
    count: list.filter(({ product }) => product.kind === kind).length,
  })),
});

const gone = { state: 'down', price: null } as const;
const some = page(
  collected(1, 'tour', { price: 45_000 }),
  collected(2, 'hotel', { state: 'soldOut', price: null }),
  collected(3, 'goods', gone),
  collected(4, 'goods', gone),
);

const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<Collections />, {
    path: '/personal/collections',
    user: people.member,
    answers: { [listing]: some, [removing]: null, [puttingBack]: null, ...changed },
    ...options,
  });

const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const card = heading.closest('article');
  if (!card) throw new Error(`${title} stands in no card`);
  return within(card);
};

test('a product shows its current price and the change, and links to its page', async () => {
  show();
  const card = await cardOf('硇洲岛1');
  expect(card.getByText('¥450')).toBeVisible();
  expect(card.getByText('比收藏时降 ¥48')).toBeVisible();
  expect(card.getByText('11月20日周五收藏')).toBeVisible();
  expect(card.getByRole('link', { name: '硇洲岛1' })).toHaveAttribute('href', '/route/detail?id=1');
});

test('a sold-out product still has a link, a delisted one has none', async () => {
  show();
  const soldOut = await cardOf('硇洲岛2');
  expect(soldOut.getByText('已售罄')).toBeVisible();
  expect(soldOut.getByRole('link')).toHaveAttribute('href', '/hotel/hotelDetail?id=2');
  const down = await cardOf('硇洲岛3');
  expect(down.getByText('已下架')).toBeVisible();
  expect(down.queryByRole('link')).not.toBeInTheDocument();
});

test('tabs have counts by kind, and the chosen one is in the URL', async () => {
  const { person, server, address } = show();
  expect(await screen.findByRole('tab', { name: /全部 ?4/ })).toBeVisible();
  await person.click(screen.getByRole('tab', { name: /特产 ?2/ }));
  expect(address()).toBe('/personal/collections?kind=goods');
  await waitFor(() => expect(server.received(listing).at(-1)?.query).toMatchObject({ kind: 'goods' }));
});

test('a removed favourite keeps its place for undo, and is not counted', async () => {
  const { person, server } = show();
  await person.click(await screen.findByRole('button', { name: '移除硇洲岛1' }));
  const putBack = await screen.findByRole('button', { name: '放回硇洲岛1' });
  expect(putBack).toHaveFocus();
  expect(server.received(removing)[0]?.query).toEqual({ ids: '1' });
  expect(screen.getByText('已移出收藏，一小时内可以放回')).toBeVisible();
  expect(screen.getByRole('tab', { name: /全部 ?3/ })).toBeVisible();
  await person.click(putBack);
  expect(await screen.findByRole('button', { name: '移除硇洲岛1' })).toBeVisible();
  expect(server.received(puttingBack)[0]?.params).toEqual({ productId: '1' });
  expect(screen.getByRole('tab', { name: /全部 ?4/ })).toBeVisible();
});

test('delisted favourites are removed together', async () => {
  const { person, server } = show();
  await person.click(await screen.findByRole('button', { name: '移除本页 2 件已下架产品' }));
  expect(await screen.findByRole('button', { name: '放回硇洲岛4' })).toBeVisible();
  expect(server.received(removing)[0]?.query).toEqual({ ids: '3,4' });
  expect(screen.queryByRole('button', { name: /已下架的/ })).not.toBeInTheDocument();
});

test('a refusal shows a message, and the product stays', async () => {
  const { person } = show({ [removing]: refuse('B0001', '系统出错', { status: 500 }) });
  await person.click(await screen.findByRole('button', { name: '移除硇洲岛1' }));
  expect(await screen.findByText('系统出错')).toBeVisible();
  expect(screen.getByRole('button', { name: '移除硇洲岛1' })).toBeEnabled();
});

test.each([
  ['', '还没有收藏', ['/route', '/hotel', '/ticket', '/goods', '/visa']],
  ['?kind=visa', '还没有收藏签证', ['/visa']],
])('no favourites (%s): links to products', async (query, title, ways) => {
  show({ [listing]: page() }, { path: `/personal/collections${query}` });
  expect(await screen.findByText(title)).toBeVisible();
  const links = within(screen.getByRole('tabpanel')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
});

test('an empty page links to the first', async () => {
  const { person, address } = show(
    { [listing]: { ...some, list: [] } },
    { path: '/personal/collections?pageNum=2' },
  );
  await person.click(await screen.findByRole('button', { name: '返回第一页' }));
  expect(address()).toBe('/personal/collections');
});

test('a failed load of the list can be retried', async () => {
  const { person, server } = show({ [listing]: refuse('B0001', '系统出错', { status: 503 }) });
  const retry = await screen.findByRole('button', { name: '重试' });
  server.answer({ [listing]: some });
  await person.click(retry);
  expect(await screen.findByRole('heading', { name: '硇洲岛1' })).toBeVisible();
});

test('in English', async () => {
  show({}, { language: 'en' });
  const card = await cardOf('Naozhou 1');
  expect(card.getByText('¥48 cheaper since you saved it')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});
