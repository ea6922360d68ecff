import type { GoodsBooking, GoodsSelection } from '@portal/shared/contract';
import {
  type Answers,
  chooseRegion,
  people,
  type RenderOptions,
  refuse,
  renderView,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { address, answers, prawns, quoteFor, scallops } from './goods-booking.fixture.ts';
import { GoodsBookingScreen } from './goods-booking-screen.tsx';

const placing = 'POST /api/v1/orders/goods';
const quoting = 'POST /api/v1/orders/goods/quote';

beforeEach(() => sessionStorage.clear());

const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<GoodsBookingScreen />, {
    path: address,
    user: people.member,
    answers: { ...answers, ...changed },
    ...options,
  });

type Shown = ReturnType<typeof show>;

const texts = { 收件人: '陈海生', 手机号: '13800138000', 详细地址: '人民大道南 1 号' };
const guangdong = ['广东省', '湛江市', '霞山区', '新园街道'];
const xinjiang = ['新疆维吾尔自治区', '乌鲁木齐市', '天山区', '燕儿窝街道'];

const fill = async ({ person }: Shown) => {
  for (const [label, text] of Object.entries(texts)) {
    await person.click(await screen.findByLabelText(new RegExp(`^${label}`)));
    await person.paste(text);
  }
  await chooseRegion(person, ...guangdong);
};

const submit = async ({ person }: Shown) =>
  person.click(await screen.findByRole('button', { name: '提交订单' }));

const total = () => within(screen.getByRole('complementary', { name: '费用明细' })).getByRole('status');
const bodyOf = ({ server }: Shown, place = 0) => server.received(placing)[place]?.body as GoodsBooking;
const cart = () => JSON.parse(localStorage.getItem('cart') ?? '[]');

test('a cart is ordered to an address at the price shown, and leaves the cart', async () => {
  const view = show();
  const left = { skuId: 71, count: 1 };
  localStorage.setItem('cart', JSON.stringify([{ skuId: 70, count: 2 }, left, { skuId: 90, count: 1 }]));
  expect(await screen.findByRole('heading', { name: '硇洲岛虾干' })).toBeVisible();
  expect(screen.getByText('共 3 件')).toBeVisible();
  await fill(view);
  await waitFor(() => expect(total()).toHaveTextContent('¥184'));
  expect(screen.getByText('硇洲岛虾干 · 原味 / 250 克')).toBeVisible();
  await submit(view);
  await waitFor(() => expect(view.address()).toBe('/pay?orderNo=G20261120000001'));
  expect(bodyOf(view)).toEqual({
    lines: [
      { skuId: 70, count: 2 },
      { skuId: 90, count: 1 },
    ],
    address: {
      name: '陈海生',
      mobile: '13800138000',
      province: '广东省',
      city: '湛江市',
      district: '霞山区',
      street: '新园街道人民大道南 1 号',
    },
    expectedAmount: 18_400,
  });
  expect(cart()).toEqual([left]);
});

test('remote regions cost more as soon as the region is chosen', async () => {
  const view = show();
  await waitFor(() => expect(total()).toHaveTextContent('¥184'));
  await chooseRegion(view.person, ...xinjiang);
  await waitFor(() => expect(total()).toHaveTextContent('¥199'));
  expect(view.server.received(quoting).at(-1)?.body).toMatchObject({ province: '新疆维吾尔自治区' });
});

test('an empty address is not sent: missing fields are listed with links', async () => {
  const view = show();
  await submit(view);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    '收货地址：请填写收件人',
    '收货地址：请填写手机号',
    '收货地址：请选择所在地区',
    '收货地址：请填写详细地址',
  ]);
  await view.person.click(within(summary).getByRole('link', { name: '收货地址：请选择所在地区' }));
  expect(screen.getByRole('combobox', { name: /^所在地区/ })).toHaveFocus();
  expect(view.server.received(placing)).toHaveLength(0);
});

test('a changed price is shown and charged only after the buyer agrees', async () => {
  const view = show({ [placing]: refuse('A0511', '价格已更新', { status: 409 }) });
  await fill(view);
  view.server.answer({ [quoting]: ({ body }) => quoteFor(body as GoodsSelection, 100) });
  await submit(view);
  expect(await screen.findByRole('alert')).toHaveTextContent('从 ¥184 变为 ¥187');
  view.server.answer({ [placing]: answers[placing] });
  await submit(view);
  await waitFor(() => expect(view.address()).toMatch(/^\/pay/));
  expect(bodyOf(view, 1).expectedAmount).toBe(18_700);
});

test('goods sold out meanwhile are reported at their line; the cart stays', async () => {
  const view = show({ [placing]: refuse('A0510', '余量不足', { status: 409, field: 'lines/1/count' }) });
  localStorage.setItem('cart', JSON.stringify([{ skuId: 90, count: 1 }]));
  await fill(view);
  view.server.answer({ 'GET /api/v1/goods-skus': [prawns, { ...scallops, left: 0 }] });
  await submit(view);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('部分商品库存不足');
  expect(within(notice).getByRole('link', { name: '返回购物车' })).toHaveAttribute('href', '/goods/cart');
  expect(await screen.findByText('已售罄')).toBeVisible();
  expect(cart()).toEqual([{ skuId: 90, count: 1 }]);
});

test('an expired session keeps the address', async () => {
  const view = show({ [placing]: refuse('A0230', '登录已过期', { status: 401 }) });
  await fill(view);
  await submit(view);
  await waitFor(() => expect(view.expired).toHaveBeenCalled());
  view.unmount();
  show();
  expect(await screen.findByLabelText(/^详细地址/)).toHaveValue('人民大道南 1 号');
  expect(screen.getByRole('combobox', { name: /^所在地区/ })).toHaveTextContent('广东省 湛江市');
});

test.each([
  ['a thing that is not sold any more', { 'GET /api/v1/goods-skus': [prawns] }, address],
  ['an address that names nothing', {}, '/goods/confirm-order'],
  ['an address that makes no sense', {}, '/goods/confirm-order?lines=70x0'],
])('%s cannot be bought, and says so', async (_, changed, path) => {
  show(changed, { path });
  expect(await screen.findByText('所选商品暂不可购买')).toBeVisible();
});

test('in English', async () => {
  const { person } = show({}, { language: 'en' });
  expect(await screen.findByRole('heading', { name: 'Naozhou dried prawns' })).toBeVisible();
  await screen.findByText('Naozhou dried prawns · Plain / 250 g');
  await person.click(screen.getByRole('button', { name: 'Place order' }));
  expect(screen.getByRole('link', { name: 'Delivery: Please choose the region' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});
