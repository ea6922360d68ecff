import { refuse, renderView } from '@portal/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { goodsDetail, goodsStock } from '#src/features/goods/goods.fixture.ts';
import { matchMediaWith } from '#src/media.fixture.ts';
import GoodsDetail from './detail.tsx';

const answers = {
  'GET /api/v1/goods/:id': goodsDetail({ reviewCount: 0, rating: null }),
  'GET /api/v1/goods/:id/stock': goodsStock(),
};
const path = '/goods/goodsDetail?id=7';
const panel = () => within(screen.getByRole('region', { name: '选购' }));
const value = (name: RegExp) => panel().getByRole('radio', { name });
const ready = () => screen.findByText('仅剩 3 件');

beforeEach(() => matchMediaWith('min-width'));
afterEach(() => jest.restoreAllMocks());

test('the page shows the goods, and the promises before the button', async () => {
  renderView(<GoodsDetail />, { path, answers });
  expect(await screen.findByRole('heading', { level: 1, name: '硇洲岛虾干' })).toBeVisible();
  for (const text of ['当季新晒', '渔民清晨收网。', '湛江硇洲岛', '180 天', '阴凉干燥处'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('row', { name: '等级 一级' })).toBeVisible();
  const pledge = panel().getByText('坏单包赔');
  const buy = await panel().findByRole('link', { name: '立即购买' });
  expect(pledge.compareDocumentPosition(buy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the cheapest variant is chosen first, with current price and stock', async () => {
  renderView(<GoodsDetail />, { path, answers });
  await ready();
  expect(value(/原味/)).toBeChecked();
  expect(value(/250 克/)).toBeChecked();
  expect(panel().getAllByText('¥38')[0]).toBeVisible();
  expect(panel().getByText('¥48')).toBeVisible();
  expect(panel().getByText('¥10，满 ¥99 包邮')).toBeVisible();
  expect(panel().getByText('再买 ¥61 包邮')).toBeVisible();
});

test('variants cannot be chosen before the stock has loaded, as the choice would be lost', async () => {
  let answer: (stock: ReturnType<typeof goodsStock>) => void = () => undefined;
  const late = () => new Promise<ReturnType<typeof goodsStock>>((resolve) => (answer = resolve));
  renderView(<GoodsDetail />, { path, answers: { ...answers, 'GET /api/v1/goods/:id/stock': late } });
  await screen.findByRole('region', { name: '选购' });
  expect(value(/香辣/)).toBeDisabled();
  answer(goodsStock());
  await ready();
  expect(value(/香辣/)).toBeEnabled();
});

test('variants that are sold out or do not exist cannot be chosen, and say why', async () => {
  const { person } = renderView(<GoodsDetail />, { path, answers });
  await ready();
  expect(value(/500 克.*售罄/)).toBeDisabled();
  await person.click(value(/礼盒/));
  expect(panel().getByText('有货')).toBeVisible();
  expect(panel().getAllByText('¥168')[0]).toBeVisible();
  expect(panel().getByText('本单已包邮')).toBeVisible();
  await person.click(value(/香辣/));
  expect(value(/礼盒.*无此规格/)).toBeDisabled();
  expect(value(/250 克/)).toBeChecked();
  expect(value(/500 克/)).toBeEnabled();
});

test('the count is limited by stock and by 99', async () => {
  const { person } = renderView(<GoodsDetail />, { path, answers });
  await ready();
  const more = panel().getByRole('button', { name: '增加数量' });
  for (let press = 0; press < 5; press += 1) await person.click(more);
  expect(more).toBeDisabled();
  expect(panel().getByText('¥114')).toBeVisible();
  await person.click(value(/香辣/));
  await person.click(value(/500 克/));
  for (let press = 0; press < 97; press += 1) fireEvent.click(more);
  expect(await panel().findByText('单次最多购买 99 件')).toBeVisible();
  expect(panel().getByRole('link', { name: '立即购买' })).toHaveAttribute(
    'href',
    '/goods/confirm-order?lines=74x99',
  );
}, 30_000);

test('adding to the cart confirms it, updates the count, and links to the cart', async () => {
  const { person } = renderView(<GoodsDetail />, { path, answers });
  await ready();
  await person.click(panel().getByRole('button', { name: '增加数量' }));
  await person.click(panel().getByRole('button', { name: '加入购物车' }));
  expect(await screen.findAllByText(/已将 2 件商品加入购物车/)).toHaveLength(2);
  expect(panel().getByRole('link', { name: '去购物车结算' })).toHaveAttribute('href', '/goods/cart');
  expect(screen.getByRole('link', { name: '购物车，2 件商品' })).toHaveAttribute('href', '/goods/cart');
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual([{ skuId: 70, count: 2 }]);
});

test('a full cart refuses more, and says what to do', async () => {
  const { person } = renderView(<GoodsDetail />, { path, answers });
  await ready();
  const full = Array.from({ length: 50 }, (_, place) => ({ skuId: 1_000 + place, count: 1 }));
  localStorage.setItem('cart', JSON.stringify(full));
  await person.click(panel().getByRole('button', { name: '加入购物车' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('购物车已满（50 种商品）');
});

test('sold-out goods cannot be bought', async () => {
  const gone = goodsStock().map((row) => ({ ...row, left: 0 }));
  renderView(<GoodsDetail />, { path, answers: { ...answers, 'GET /api/v1/goods/:id/stock': gone } });
  expect(await screen.findByRole('button', { name: '已售罄' })).toBeDisabled();
  for (const radio of panel().getAllByRole('radio')) expect(radio).toBeDisabled();
  expect(panel().queryByRole('link', { name: '立即购买' })).not.toBeInTheDocument();
});

test('a failed load of the stock is shown and can be retried', async () => {
  const { person, server } = renderView(<GoodsDetail />, {
    path,
    answers: { ...answers, 'GET /api/v1/goods/:id/stock': refuse('B0001', '…', { status: 503 }) },
  });
  expect((await screen.findByText('暂时无法查询价格和库存')).closest('[role=alert]')).not.toBeNull();
  expect(screen.getByText('…')).toHaveRole('alert');
  expect(panel().getByRole('button', { name: '立即购买' })).toBeDisabled();
  server.answer(answers);
  await person.click(panel().getByRole('button', { name: '重新查询' }));
  expect(await ready()).toBeVisible();
});

test('on a narrow screen the purchase bar is at the bottom, with the amount', async () => {
  jest.spyOn(window, 'matchMedia').mockRestore();
  const { person } = renderView(<GoodsDetail />, { path, answers });
  await ready();
  const bar = within(screen.getByRole('region', { name: '价格与购买' }));
  await person.click(panel().getByRole('button', { name: '增加数量' }));
  expect(bar.getByRole('link', { name: '立即购买 ¥76' })).toBeVisible();
  await person.click(bar.getByRole('button', { name: '加入购物车' }));
  expect(bar.getByRole('link', { name: '购物车，2 件商品' })).toBeVisible();
  expect(panel().queryByRole('link', { name: '立即购买' })).not.toBeInTheDocument();
});

test('the page is available in English', async () => {
  renderView(<GoodsDetail />, { path, answers, language: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Naozhou dried prawns' })).toBeVisible();
  expect(await screen.findByText('Only 3 left')).toBeVisible();
  expect(screen.getByRole('radio', { name: /500 g.*Sold out/ })).toBeDisabled();
  expect(screen.getByText('¥10, free from ¥99')).toBeVisible();
});

test('missing goods are not found', async () => {
  renderView(<GoodsDetail />, {
    path,
    answers: { 'GET /api/v1/goods/:id': refuse('A0401', '商品不存在或已下架', { status: 404 }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '商品不存在' })).toBeVisible();
});
