import { renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { matchMediaWith } from '#src/media.fixture.ts';
import { productCard, productFacets } from '#src/product/product.fixture.ts';
import Goods from './index.tsx';

const answers = {
  'GET /api/v1/goods': { list: [productCard('goods')], total: 1000 },
  'GET /api/v1/goods/facets': productFacets({
    category: [
      { value: '海味干货', label: { zh: '海味干货', en: 'Dried seafood' }, count: 8 },
      { value: '鲜果', label: { zh: '鲜果', en: 'Fresh fruit' }, count: 7 },
    ],
  }),
};

beforeEach(() => matchMediaWith('min-width'));
afterEach(() => jest.restoreAllMocks());

test('departments are above the shop; one filters it, "all" clears the filter', async () => {
  const { person, server, address } = renderView(<Goods />, { path: '/goods?pageNum=2', answers });
  const departments = within(await screen.findByRole('region', { name: '分类' }));
  expect(departments.getByRole('button', { name: '全部', pressed: true })).toBeVisible();
  await person.click(departments.getByRole('button', { name: /鲜果/ }));
  expect(address()).toBe(`/goods?${new URLSearchParams({ category: '鲜果' })}`);
  expect(server.received('GET /api/v1/goods').at(-1)?.query).toEqual({ category: '鲜果', pageSize: '12' });
  expect(screen.getAllByRole('button', { name: /鲜果/, pressed: true })).toHaveLength(1);
  await person.click(departments.getByRole('button', { name: '全部' }));
  expect(address()).toBe('/goods');
});

test('removing the chip of a department clears the filter', async () => {
  const path = `/goods?${new URLSearchParams({ category: '鲜果' })}`;
  const { person, address } = renderView(<Goods />, { path, answers });
  await person.click(await screen.findByRole('button', { name: '移除条件：鲜果' }));
  expect(address()).toBe('/goods');
});

test('a reversed price range in the URL is swapped', async () => {
  const { server } = renderView(<Goods />, { path: '/goods?minPrice=90&maxPrice=10', answers });
  expect(await screen.findByRole('link', { name: '瑶柱礼盒' })).toBeVisible();
  expect(screen.getByLabelText('最低价（元）')).toHaveValue('10');
  expect(screen.getByLabelText('最高价（元）')).toHaveValue('90');
  expect(server.received('GET /api/v1/goods').map(({ query }) => query)).toEqual([
    { minPrice: '1000', maxPrice: '9000', pageSize: '12' },
  ]);
});

test('a long list is counted up to a thousand', async () => {
  renderView(<Goods />, { path: '/goods', answers });
  await screen.findByRole('link', { name: '瑶柱礼盒' });
  expect(screen.getByRole('status')).toHaveTextContent('找到 1000+ 件特产');
  expect(screen.getByText('共 1000+ 条')).toBeVisible();
});

test('the shop links to the cart with its count', async () => {
  renderView(<Goods />, { path: '/goods', answers });
  expect(await screen.findByRole('link', { name: '购物车' })).toHaveAttribute('href', '/goods/cart');
});

test('the shop is available in English', async () => {
  renderView(<Goods />, { path: '/goods', answers, language: 'en' });
  expect(await screen.findByRole('link', { name: 'Scallop box' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Fresh fruit/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();
});
