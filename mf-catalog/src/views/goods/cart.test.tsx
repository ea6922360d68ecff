import { refuse, renderView } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { cartSku } from '#src/features/goods/goods.fixture.ts';
import { matchMediaWith } from '#src/media.fixture.ts';
import { addToCart } from '#src/product/cart/cart-store.ts';
import Cart from './cart.tsx';

const scallops = cartSku({
  skuId: 80,
  productId: 8,
  title: { zh: '瑶柱', en: 'Scallops' },
  options: [],
  price: 6_400,
  left: 2,
});
const oysters = cartSku({ skuId: 90, productId: 9, title: { zh: '蚝豉', en: 'Oysters' }, left: 0 });
const live = cartSku({
  skuId: 95,
  title: { zh: '生蚝', en: 'Live oysters' },
  options: [],
  price: 6_900,
  freight: { fee: 3_500, freeFrom: null, remote: 4_000 },
});
const stocked = [cartSku(), scallops, oysters, live];

/** As the server does: only what was asked for, and only what is still sold. */
const answers = {
  'GET /api/v1/goods-skus': ({ query }: { query: Readonly<Record<string, string>> }) =>
    stocked.filter(({ skuId }) => query.ids?.split(',').includes(String(skuId))),
};

/** Renders the cart with these lines in it. */
const open = (lines: readonly (readonly [skuId: number, count: number])[], options = {}) => {
  const view = renderView(<Cart />, { path: '/goods/cart', answers, ...options });
  act(() => {
    for (const [skuId, count] of lines) addToCart(skuId, count);
  });
  return view;
};

const stored = () => JSON.parse(localStorage.getItem('cart') ?? '[]');
const summary = () => within(screen.getByRole('region', { name: '结算' }));
const total = () => summary().getByText('合计').closest('div')?.textContent;
const prawns = '硇洲岛虾干 原味 250 克';

beforeEach(() => matchMediaWith('min-width'));
afterEach(() => jest.restoreAllMocks());

test('an empty cart links to the goods, without a call', () => {
  const { server } = open([]);
  expect(screen.getByText('购物车还是空的')).toBeVisible();
  expect(screen.getByRole('link', { name: '逛逛特产' })).toHaveAttribute('href', '/goods');
  expect(server.received('GET /api/v1/goods-skus')).toHaveLength(0);
});

test('lines show current data of the server, with total and freight', async () => {
  open([
    [70, 1],
    [80, 1],
  ]);
  expect(await screen.findByRole('link', { name: '硇洲岛虾干' })).toHaveAttribute(
    'href',
    '/goods/goodsDetail?id=7',
  );
  expect(screen.getByText('原味 · 250 克')).toBeVisible();
  expect(screen.getByText('仅剩 2 件')).toBeVisible();
  expect(summary().getByText('商品（2 件）')).toBeVisible();
  expect(summary().getByText('包邮')).toBeVisible();
  expect(total()).toBe('合计¥102');
});

test('a count changes the total at once and is stored; freight becomes free', async () => {
  const { person } = open([[70, 1]]);
  const more = await screen.findByRole('button', { name: `增加${prawns}的数量` });
  await person.click(more);
  expect(total()).toBe('合计¥86');
  expect(summary().getByText('再买 ¥23 即可包邮')).toBeVisible();
  await person.click(more);
  expect(total()).toBe('合计¥114');
  expect(summary().getByText('包邮')).toBeVisible();
  expect(stored()).toEqual([{ skuId: 70, count: 3 }]);
});

test('goods with other freight terms are a parcel of their own, named by its contents', async () => {
  open([
    [70, 1],
    [95, 1],
  ]);
  await screen.findByRole('link', { name: '生蚝' });
  const line = (term: string) => summary().getByText(term).closest('div')?.textContent;
  expect(line('包裹 1')).toBe('包裹 1硇洲岛虾干¥10');
  expect(line('包裹 2')).toBe('包裹 2生蚝¥35');
  expect(line('运费（预估）')).toBe('运费（预估）¥45');
  expect(summary().getByText('包裹 1：再买 ¥61 即可包邮')).toBeVisible();
  expect(summary().getByText('寄往偏远地区另加 ¥55，填写地址后确认。')).toBeVisible();
});

test('only chosen lines are ordered', async () => {
  const { person } = open([
    [70, 2],
    [80, 1],
  ]);
  await person.click(await screen.findByRole('checkbox', { name: '选择 瑶柱' }));
  const checkout = () => summary().queryByRole('link', { name: '去结算' });
  expect(checkout()).toHaveAttribute('href', '/goods/confirm-order?lines=70x2');
  expect(screen.getByText('已选 1 / 2 种')).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: '全选' }));
  expect(checkout()).toHaveAttribute('href', '/goods/confirm-order?lines=70x2%2C80x1');
  await person.click(screen.getByRole('checkbox', { name: '全选' }));
  expect(checkout()).not.toBeInTheDocument();
  expect(summary().getByRole('button', { name: '去结算' })).toBeDisabled();
  expect(summary().getByText('请选择要购买的商品')).toBeVisible();
});

test('a removed line can be restored to its place', async () => {
  const { person } = open([
    [70, 2],
    [80, 1],
  ]);
  await person.click(await screen.findByRole('button', { name: `移除 ${prawns}` }));
  expect(screen.getByText(`已移除 ${prawns}`)).toBeVisible();
  expect(stored()).toEqual([{ skuId: 80, count: 1 }]);
  expect(screen.getByRole('button', { name: '撤销' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(stored()).toEqual([
    { skuId: 70, count: 2 },
    { skuId: 80, count: 1 },
  ]);
  expect(screen.getByRole('button', { name: `移除 ${prawns}` })).toBeVisible();
  expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '全选' })).toHaveFocus();
});

test('removing the last line empties the cart, and can be undone', async () => {
  const { person } = open([[70, 2]]);
  await person.click(await screen.findByRole('button', { name: `移除 ${prawns}` }));
  expect(screen.getByText('购物车还是空的')).toBeVisible();
  await person.click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByRole('checkbox', { name: `选择 ${prawns}` })).toBeChecked();
});

test('sold-out and delisted goods are listed separately and not ordered', async () => {
  const { person } = open([
    [90, 1],
    [70, 1],
    [99, 4],
  ]);
  const soldOut = within(await screen.findByRole('region', { name: '暂时缺货' }));
  expect(soldOut.getByRole('link', { name: '蚝豉' })).toBeVisible();
  expect(soldOut.getByRole('link', { name: '看看其他规格' })).toHaveAttribute(
    'href',
    '/goods/goodsDetail?id=9',
  );
  expect(summary().getByRole('link', { name: '去结算' })).toHaveAttribute(
    'href',
    '/goods/confirm-order?lines=70x1',
  );
  expect(await screen.findByText('有 1 种商品已下架')).toBeVisible();
  await person.click(screen.getByRole('button', { name: '全部移除' }));
  expect(screen.queryByText('有 1 种商品已下架')).not.toBeInTheDocument();
  expect(stored()).toHaveLength(2);
});

test('a count above the stock is shown and reduced', async () => {
  open([[80, 5]]);
  expect(await screen.findByText('库存只剩 2 件，已按此计算')).toBeVisible();
  expect(summary().getByRole('link', { name: '去结算' })).toHaveAttribute(
    'href',
    '/goods/confirm-order?lines=80x2',
  );
});

test('a failed load of the cart shows the error and can be retried', async () => {
  const down = { 'GET /api/v1/goods-skus': refuse('B0001', '暂时无法读取', { status: 503 }) };
  const { person, server } = open([[70, 1]], { answers: down });
  expect(await screen.findByText('暂时无法读取')).toBeVisible();
  server.answer(answers);
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('checkbox', { name: `选择 ${prawns}` })).toBeVisible();
});

test('on a narrow screen total and checkout button are at the bottom', async () => {
  jest.spyOn(window, 'matchMedia').mockRestore();
  open([[70, 1]]);
  const bar = within(await screen.findByRole('region', { name: '合计与结算' }));
  expect(bar.getByText('¥48')).toBeVisible();
  expect(bar.getByRole('link', { name: '去结算' })).toBeVisible();
  expect(summary().queryByRole('link', { name: '去结算' })).not.toBeInTheDocument();
});

test('the cart is available in English', async () => {
  open([[70, 1]], { language: 'en' });
  expect(await screen.findByRole('link', { name: 'Naozhou dried prawns' })).toBeVisible();
  expect(screen.getByText('Plain · 250 g')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check out' })).toBeVisible();
});
