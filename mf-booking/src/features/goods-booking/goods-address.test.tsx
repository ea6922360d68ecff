import type { GoodsBooking } from '@portal/shared/contract';
import { type Answers, chooseRegion, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { home, office } from '#src/booking/address/address.fixture.ts';
import { address, answers } from './goods-booking.fixture.ts';
import { GoodsBookingScreen } from './goods-booking-screen.tsx';

const listing = 'GET /api/v1/addresses';
const adding = 'POST /api/v1/addresses';
const changing = 'PUT /api/v1/addresses/:id';
const placing = 'POST /api/v1/orders/goods';
const quoting = 'POST /api/v1/orders/goods/quote';

beforeEach(() => sessionStorage.clear());

const show = (changed: Answers = {}) =>
  renderView(<GoodsBookingScreen />, {
    path: address,
    user: people.member,
    answers: { ...answers, [listing]: [home, office], ...changed },
  });

type Shown = ReturnType<typeof show>;

const submit = async ({ person, address: where }: Shown) => {
  await person.click(await screen.findByRole('button', { name: '提交订单' }));
  await waitFor(() => expect(where()).toMatch(/^\/pay/));
};
const sentTo = ({ server }: Shown) =>
  (server.received(placing)[0]?.body as GoodsBooking | undefined)?.address;
const choose = async ({ person }: Shown, name: RegExp) =>
  person.click(await screen.findByRole('radio', { name }));

test('the default address is preselected, and the order is sent there', async () => {
  const view = show();
  expect(await screen.findByRole('radio', { name: /^陈海生/ })).toBeChecked();
  expect(screen.queryByLabelText(/^收件人/)).not.toBeInTheDocument();
  await submit(view);
  expect(sentTo(view)).toEqual({
    name: '陈海生',
    mobile: '13800138000',
    province: '广东省',
    city: '湛江市',
    district: '霞山区',
    street: '新园街道人民大道南 1 号',
  });
  expect(view.server.received(changing)).toHaveLength(0);
});

test('another saved address changes the freight', async () => {
  const view = show();
  await choose(view, /^李兰/);
  await waitFor(() =>
    expect(view.server.received(quoting).at(-1)?.body).toMatchObject({ province: '新疆维吾尔自治区' }),
  );
  await submit(view);
  expect(sentTo(view)).toMatchObject({ name: '李兰', street: '燕儿窝街道解放南路 8 号' });
});

const typeIn = async ({ person }: Shown) => {
  for (const [label, text] of [
    [/^收件人/, '王芳'],
    [/^手机号/, '13900139000'],
    [/^详细地址/, '海滨大道 9 号'],
  ] as const) {
    await person.click(await screen.findByLabelText(label));
    await person.paste(text);
  }
  await chooseRegion(person, '广东省', '东莞市', '东莞市');
};

test('a new address is used for the order, and saved on request', async () => {
  const view = show({ [adding]: home });
  await choose(view, /^寄到其他地址/);
  await typeIn(view);
  await view.person.click(screen.getByRole('checkbox', { name: '保存到我的地址簿' }));
  await submit(view);
  expect(sentTo(view)).toMatchObject({ name: '王芳', city: '东莞市', street: '海滨大道 9 号' });
  await waitFor(() => expect(view.server.received(adding)).toHaveLength(1));
  expect(view.server.received(adding)[0]?.body).toEqual({
    name: '王芳',
    mobile: '13900139000',
    regionCode: '441900',
    detail: '海滨大道 9 号',
    isDefault: false,
  });
});

test('an address that cannot be saved shows a message, and the order is placed', async () => {
  const view = show({ [listing]: [], [adding]: refuse('A0400', '最多保存 50 个地址', { field: 'name' }) });
  await typeIn(view);
  await view.person.click(screen.getByRole('checkbox', { name: '保存到我的地址簿' }));
  await submit(view);
  expect(await screen.findByText('未能保存到地址簿：最多保存 50 个地址')).toBeVisible();
});

test.each([
  ['for this order alone', false],
  ['in the book too', true],
])('a saved address is edited %s', async (_, both) => {
  const view = show({ [changing]: home });
  await view.person.click(await screen.findByRole('button', { name: '修改这个地址' }));
  await view.person.clear(screen.getByLabelText(/^收件人/));
  await view.person.type(screen.getByLabelText(/^收件人/), '王芳');
  if (both) await view.person.click(screen.getByRole('checkbox', { name: '同时修改地址簿中的这个地址' }));
  await submit(view);
  expect(sentTo(view)).toMatchObject({ name: '王芳', street: '新园街道人民大道南 1 号' });
  await waitFor(() => expect(view.server.received(changing)).toHaveLength(both ? 1 : 0));
});

test('a long address book is collapsed at first', async () => {
  const { person } = show({
    [listing]: Array.from({ length: 6 }, (_, place) => ({ ...home, id: place + 1, isDefault: place === 0 })),
  });
  expect(await screen.findAllByRole('radio', { name: /^陈海生/ })).toHaveLength(3);
  await person.click(screen.getByRole('button', { name: '显示全部 6 个地址' }));
  expect(screen.getAllByRole('radio', { name: /^陈海生/ })).toHaveLength(6);
});
