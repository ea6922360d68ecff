import { type Answers, people, type RenderOptions, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { AlertButton } from './alert-button.tsx';

const setting = 'POST /api/v1/alerts';
const stock = 'GET /api/v1/goods/:id/stock';
const detail = 'GET /api/v1/goods/:id';
const goods = {
  content: { options: [{ name: { zh: '口味' }, values: [{ zh: '原味' }, { zh: '辣味' }] }] },
  skus: [
    { skuId: 70, values: [0], weight: 1 },
    { skuId: 71, values: [1], weight: 1 },
  ],
};

const show = (fromPrice: number | null = 6000, answers: Answers = {}, options: RenderOptions = {}) =>
  renderView(<AlertButton product={{ id: 7, kind: 'goods', fromPrice }} />, {
    path: '/goods/goodsDetail?id=7',
    user: people.member,
    answers: {
      [setting]: {},
      [detail]: goods,
      [stock]: [
        { skuId: 70, day: null, price: 6000, left: 4 },
        { skuId: 71, day: null, price: 6000, left: 0 },
      ],
      ...answers,
    } as Answers,
    ...options,
  });

const open = async (view: ReturnType<typeof show>) => {
  await view.person.click(screen.getByRole('button', { name: '提醒我' }));
  await screen.findByRole('dialog', { name: '设置提醒' });
};
const set = () => screen.getByRole('button', { name: '设置提醒' });

test('a visitor is asked to log in and returns here', async () => {
  const { person, address } = show(6000, {}, { user: undefined });
  await person.click(screen.getByRole('button', { name: '提醒我' }));
  expect(address()).toBe('/login?redirect=%2Fgoods%2FgoodsDetail%3Fid%3D7');
});

test('an alert is set for any lower price, or for one that is chosen', async () => {
  const view = show();
  await open(view);
  await view.person.type(screen.getByRole('textbox', { name: /降到多少/ }), '60');
  await view.person.click(set());
  expect(await screen.findByText('请填写低于现价的价格')).toBeVisible();
  await view.person.clear(screen.getByRole('textbox', { name: /降到多少/ }));
  await view.person.type(screen.getByRole('textbox', { name: /降到多少/ }), '49.5');
  await view.person.click(set());
  await waitFor(() =>
    expect(view.server.received(setting)[0]?.body).toEqual({ productId: 7, kind: 'price', price: 4950 }),
  );
  expect(await screen.findByText(/已设置提醒/)).toBeVisible();
});

test('an alert is set for an option that is sold out', async () => {
  const view = show();
  await open(view);
  await view.person.click(screen.getByRole('radio', { name: /又可预订时/ }));
  expect(await screen.findByRole('combobox', { name: '关注的日期或规格' })).toHaveTextContent('辣味');
  await view.person.click(set());
  await waitFor(() =>
    expect(view.server.received(setting)[0]?.body).toEqual({ productId: 7, kind: 'availability', skuId: 71 }),
  );
});

test('a product without a price is watched as a whole', async () => {
  const view = show(null);
  await open(view);
  await view.person.click(set());
  await waitFor(() =>
    expect(view.server.received(setting)[0]?.body).toEqual({ productId: 7, kind: 'availability' }),
  );
});
