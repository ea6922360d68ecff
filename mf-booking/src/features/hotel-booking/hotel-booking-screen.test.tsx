import type { HotelBooking, HotelSelection, OrderRow } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/i18n';
import { addDays, dayOf } from '@portal/shared/rules';
import {
  type Answers,
  chooseOption,
  people,
  type RenderOptions,
  refuse,
  renderView,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { address, answers, checkIn, checkOut, quoteFor } from './hotel-booking.fixture.ts';
import { HotelBookingScreen } from './hotel-booking-screen.tsx';

const placing = 'POST /api/v1/orders/hotel';
const quoting = 'POST /api/v1/orders/hotel/quote';

beforeEach(() => sessionStorage.clear());

const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<HotelBookingScreen />, {
    path: address,
    user: people.member,
    answers: { ...answers, ...changed },
    ...options,
  });

type Shown = ReturnType<typeof show>;

const fill = async ({ person }: Shown, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) {
    await person.click(await screen.findByLabelText(new RegExp(`^${label}`)));
    await person.paste(text);
  }
};

const fillAll = (view: Shown) =>
  fill(view, { '房间 1 住客姓名': '李兰', 姓名: '陈海生', 手机号: '13800138000' });

const submit = async ({ person }: Shown) =>
  person.click(await screen.findByRole('button', { name: '提交订单' }));

const bodyOf = ({ server }: Shown, place = 0) => server.received(placing)[place]?.body as HotelBooking;

test('room, nights, cancellation fee and hold time are shown before the button', async () => {
  show();
  expect(await screen.findByRole('heading', { name: '金沙湾观海酒店' })).toBeVisible();
  for (const words of ['海景大床房', '1.8 米大床', '每晚 2 份早餐', '2 晚'])
    expect(screen.getByText(words)).toBeVisible();
  const box = within(screen.getByRole('complementary', { name: '费用明细' }));
  await waitFor(() => expect(box.getAllByRole('definition')).toHaveLength(2));
  expect(box.getByText(formatDay(checkIn, 'zh-cn'))).toBeVisible();
  expect(box.getByText(formatDay(addDays(checkIn, 1), 'zh-cn'))).toBeVisible();
  expect(box.getByRole('status')).toHaveTextContent('¥810');
  expect(box.getByText(/保留房间 30 分钟/)).toBeVisible();
  expect(screen.getByText(/18:00（北京时间）前可免费取消/)).toBeVisible();
});

test('rooms are booked at the price shown, one guest each, and the cashier replaces the form', async () => {
  const view = show();
  await view.person.click(await screen.findByRole('button', { name: '增加房间数' }));
  expect(await screen.findByText('¥1,620')).toBeVisible();
  await fillAll(view);
  await fill(view, { '房间 2 住客姓名': ' 陈海生 ', 对酒店的要求: '高楼层' });
  await chooseOption(view.person, screen.getByLabelText(/^预计到店时间/), '18:00–19:00');
  await submit(view);
  await waitFor(() => expect(view.address()).toBe('/pay?orderNo=H20261120000001'));
  expect(bodyOf(view)).toEqual({
    hotelId: 7,
    skuId: 71,
    checkIn,
    checkOut,
    rooms: 2,
    guests: ['李兰', '陈海生'],
    arrivalTime: '18:00',
    contact: { name: '陈海生', mobile: '13800138000' },
    remark: '高楼层',
    expectedAmount: 162_000,
  });
  expect(sessionStorage).toHaveLength(0);
});

test('an empty form is not sent: missing fields are listed in a focused summary with links', async () => {
  const view = show();
  await submit(view);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['房间 1：请填写住客姓名', '联系人：请填写姓名', '联系人：请填写手机号']);
  await view.person.click(within(summary).getByRole('link', { name: '房间 1：请填写住客姓名' }));
  expect(screen.getByLabelText(/^房间 1 住客姓名/)).toHaveFocus();
  expect(view.server.received(placing)).toHaveLength(0);
});

test('a refusal of a guest is shown at the field', async () => {
  const view = show({ [placing]: refuse('A0400', '姓名含有不支持的字符', { field: 'guests/0' }) });
  await fillAll(view);
  await submit(view);
  expect(await screen.findByRole('link', { name: '房间 1：姓名含有不支持的字符' })).toBeVisible();
  expect(screen.getByLabelText(/^房间 1 住客姓名/)).toHaveAccessibleDescription('姓名含有不支持的字符');
});

test('a changed price is shown and charged only after the buyer agrees', async () => {
  const view = show({ [placing]: refuse('A0511', '价格已更新', { status: 409 }) });
  await fillAll(view);
  await screen.findByText('¥810');
  view.server.answer({
    [quoting]: ({ body }) => quoteFor(body as HotelSelection, { price: 45_000 }),
  });
  await submit(view);
  expect(await screen.findByRole('alert')).toHaveTextContent('从 ¥810 变为 ¥910');
  view.server.answer({ [placing]: answers[placing] });
  await submit(view);
  await waitFor(() => expect(view.address()).toMatch(/^\/pay/));
  expect(bodyOf(view, 1).expectedAmount).toBe(91_000);
});

test('rooms sold out meanwhile are reported, with the rooms left and a link to other days', async () => {
  const view = show({ [placing]: refuse('A0510', '余量不足', { status: 409, field: 'rooms' }) });
  await fillAll(view);
  view.server.answer({ [quoting]: ({ body }) => quoteFor(body as HotelSelection, { left: 0 }) });
  await submit(view);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('房间刚刚售罄');
  expect(within(notice).getByRole('link', { name: '选择其他日期或房型' })).toHaveAttribute(
    'href',
    `/hotel/hotelDetail?id=7&checkIn=${checkIn}&checkOut=${checkOut}`,
  );
  expect(screen.getByText('所选日期已满房')).toBeVisible();
});

test('no more rooms can be chosen than are left', async () => {
  const view = show({ [quoting]: ({ body }) => quoteFor(body as HotelSelection, { left: 1 }) });
  expect(await screen.findByText('所选日期剩余 1 间')).toBeVisible();
  expect(screen.getByRole('button', { name: '增加房间数' })).toBeDisabled();
  expect(view.server.received(quoting)).toHaveLength(1);
});

test('a night that is not on sale is shown before the form is filled in', async () => {
  show({ [quoting]: refuse('A0400', '该日期暂不可预订', { field: 'checkIn' }) });
  const notice = (await screen.findByText('该房型暂不可预订')).closest('[role=alert]');
  expect(notice).toHaveTextContent('该日期暂不可预订');
});

test('an expired session keeps the half-filled form', async () => {
  const view = show({ [placing]: refuse('A0230', '登录已过期', { status: 401 }) });
  await view.person.click(await screen.findByRole('button', { name: '增加房间数' }));
  await fillAll(view);
  await fill(view, { '房间 2 住客姓名': '王芳' });
  await submit(view);
  await waitFor(() => expect(view.expired).toHaveBeenCalled());
  view.unmount();
  show();
  expect(await screen.findByLabelText(/^房间 2 住客姓名/)).toHaveValue('王芳');
  expect(screen.getByLabelText(/^手机号/)).toHaveValue('13800138000');
});

test('an unpaid order of the same stay is offered', async () => {
  const unpaid: OrderRow = {
    orderNo: 'H20261120000009',
    kind: 'hotel',
    state: 'PENDING_PAYMENT',
    fulfilment: 'NONE',
    closedReason: null,
    title: '金沙湾观海酒店',
    titleEn: 'Golden Bay Hotel',
    picture: '',
    productId: 7,
    travelDay: checkIn,
    people: 1,
    amount: 81_000,
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    reviewUntil: null,
  };
  show({ 'GET /api/v1/orders': { list: [unpaid], total: 1 } });
  expect(await screen.findByText(/金沙湾观海酒店，¥810，为您保留至/)).toBeVisible();
  expect(screen.getByRole('link', { name: '继续支付' })).toHaveAttribute(
    'href',
    '/pay?orderNo=H20261120000009',
  );
});

test.each([
  ['a hotel that is gone', { 'GET /api/v1/hotels/:id': refuse('A0401', '不存在', { status: 404 }) }, address],
  ['a room type it does not have', {}, address.replace('skuId=71', 'skuId=99')],
  ['a stay that is over', {}, address.replace(checkIn, addDays(dayOf(new Date()), -1))],
  ['an address that names nothing', {}, '/hotel/confirm-order?id=7'],
])('%s cannot be booked, and says so', async (_, changed, path) => {
  show(changed, { path });
  expect(await screen.findByText('该房型暂不可预订')).toBeVisible();
});

test('a failed load can be retried', async () => {
  const view = show({ 'GET /api/v1/hotels/:id': refuse('B0001', '暂时无法读取', { status: 503 }) });
  const again = await screen.findByRole('button', { name: '重试' });
  view.server.answer({ 'GET /api/v1/hotels/:id': answers['GET /api/v1/hotels/:id'] });
  await view.person.click(again);
  expect(await screen.findByRole('heading', { name: '金沙湾观海酒店' })).toBeVisible();
});

test('in English', async () => {
  const { person } = show({}, { language: 'en' });
  expect(await screen.findByRole('heading', { name: 'Golden Bay Hotel' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Place order' }));
  expect(screen.getByRole('link', { name: 'Room 1: Please enter the guest’s name' })).toBeVisible();
  await screen.findByText(/Free cancellation until/);
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});
