import type { TicketBooking, TicketSelection } from '@portal/shared/contract';
import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addressOf, answers, day, quoteFor } from './ticket-booking.fixture.ts';
import { TicketBookingScreen } from './ticket-booking-screen.tsx';

const placing = 'POST /api/v1/orders/ticket';
const quoting = 'POST /api/v1/orders/ticket/quote';
const adults = addressOf(81, 2);
const boat = addressOf(82, 3);

beforeEach(() => sessionStorage.clear());

const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<TicketBookingScreen />, {
    path: adults,
    user: people.member,
    answers: { ...answers, ...changed },
    ...options,
  });

type Shown = ReturnType<typeof show>;

const paste = async ({ person }: Shown, field: HTMLElement, text: string) => {
  await person.click(field);
  await person.paste(text);
};

const contactOf = () => screen.getAllByRole('textbox', { name: /^(姓名|手机号)/ }).slice(-2);

const fillContact = async (view: Shown) => {
  await screen.findByRole('button', { name: '提交订单' });
  const [name, mobile] = contactOf();
  if (!name || !mobile) throw new Error('a contact is asked for');
  await paste(view, name, '陈海生');
  await paste(view, mobile, '13800138000');
};

const chooseTwo = async ({ person }: Shown) => {
  await person.click(await screen.findByRole('button', { name: /^李兰/ }));
  await person.click(screen.getByRole('button', { name: /^陈海生/ }));
};

const submit = async ({ person }: Shown) =>
  person.click(await screen.findByRole('button', { name: '提交订单' }));

const bodyOf = ({ server }: Shown, place = 0) => server.received(placing)[place]?.body as TicketBooking;

test('tickets with real names are booked for two of the member’s own travellers', async () => {
  const view = show();
  expect(await screen.findByRole('heading', { name: '湖光岩' })).toBeVisible();
  expect(screen.getByText('实名制')).toBeVisible();
  expect(screen.getByText(/保留门票 15 分钟/)).toBeVisible();
  await chooseTwo(view);
  await fillContact(view);
  expect(await screen.findByText('¥60 × 2')).toBeVisible();
  expect(screen.getByText('未使用可随时全额退款')).toBeVisible();
  await submit(view);
  await waitFor(() => expect(view.address()).toBe('/pay?orderNo=K20261120000001'));
  expect(bodyOf(view)).toEqual({
    ticketId: 5,
    skuId: 81,
    day,
    count: 2,
    visitors: [{ travellerId: 7 }, { travellerId: 8 }],
    contact: { name: '陈海生', mobile: '13800138000' },
    expectedAmount: 12_000,
  });
});

test('a time-slot without real names asks for no visitors, and shows its times', async () => {
  const view = show({}, { path: boat });
  expect(await screen.findByText(/09:00–11:30/)).toBeVisible();
  expect(screen.queryByText('游客')).not.toBeInTheDocument();
  await fillContact(view);
  await submit(view);
  await waitFor(() => expect(view.address()).toMatch(/^\/pay/));
  expect(bodyOf(view)).toMatchObject({ skuId: 82, count: 3, visitors: [] });
});

test('an empty form lists the missing fields of all visitors, with links', async () => {
  const view = show();
  await submit(view);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getByRole('link', { name: '游客 1：请填写证件号码' })).toBeVisible();
  await view.person.click(within(summary).getByRole('link', { name: '游客 2：请填写姓名' }));
  expect(screen.getAllByLabelText(/^姓名/)[1]).toHaveFocus();
  expect(view.server.received(placing)).toHaveLength(0);
});

test('the same document twice is refused before it is sent', async () => {
  const view = show();
  await fillContact(view);
  const typed = { 姓名: '李兰', 证件号码: '440803199003071230' };
  for (const [label, text] of Object.entries(typed))
    for (const field of screen.getAllByLabelText(new RegExp(`^${label}`)).slice(0, 2))
      await paste(view, field, text);
  await submit(view);
  expect(screen.getByRole('link', { name: /^游客 2：与前面的游客重复/ })).toBeVisible();
  expect(view.server.received(placing)).toHaveLength(0);
});

test('a visitor with a ticket for the day is reported with the server’s message', async () => {
  const words = '该证件当天已有门票';
  const view = show({ [placing]: refuse('A0400', words, { field: 'visitors/1/documentNo' }) });
  await chooseTwo(view);
  await fillContact(view);
  await submit(view);
  expect(await screen.findByRole('link', { name: `游客 2：${words}` })).toBeVisible();
  expect(screen.getByRole('group', { name: /游客 2/ })).toHaveAccessibleDescription(words);
});

test('another count is quoted again and gets its entries, up to the limit of the type', async () => {
  const { person } = show({}, { path: addressOf(81, 4) });
  await person.click(await screen.findByRole('button', { name: '增加门票' }));
  expect(await screen.findByText('¥60 × 5')).toBeVisible();
  expect(screen.getByText('游客 5')).toBeVisible();
  expect(screen.getByRole('button', { name: '增加门票' })).toBeDisabled();
});

test('fewer tickets left than requested are reported at the count', async () => {
  show({ [quoting]: ({ body }) => quoteFor(body as TicketSelection, { left: 1 }) });
  expect(await screen.findByText('该时段仅剩 1 张')).toBeVisible();
});

test('sold out meanwhile is reported, with a link to other days', async () => {
  const view = show({ [placing]: refuse('A0510', '余量不足', { status: 409 }) }, { path: boat });
  await fillContact(view);
  await submit(view);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('门票刚刚售罄');
  expect(within(notice).getByRole('link', { name: '选择其他日期或门票' })).toHaveAttribute(
    'href',
    `/ticket/ticketDetail?id=5&day=${day}`,
  );
});

test('an expired session keeps the half-filled form, without document numbers', async () => {
  const view = show({ [placing]: refuse('A0230', '登录已过期', { status: 401 }) }, { path: boat });
  await view.person.click(await screen.findByRole('button', { name: '增加门票' }));
  await fillContact(view);
  await submit(view);
  await waitFor(() => expect(view.expired).toHaveBeenCalled());
  view.unmount();
  show({}, { path: boat });
  expect(await screen.findByText('¥60 × 4')).toBeVisible();
  expect(contactOf()[0]).toHaveValue('陈海生');
});

test.each([
  ['a sight that is gone', { 'GET /api/v1/tickets/:id': refuse('A0401', '无', { status: 404 }) }, adults],
  ['a slot it does not have', {}, addressOf(99, 1)],
  ['a day that is over', {}, adults.replace(day, '2020-01-01')],
])('%s cannot be booked, and says so', async (_, changed, path) => {
  show(changed, { path });
  expect(await screen.findByText('该门票暂不可预订')).toBeVisible();
});

test('in English', async () => {
  const { person } = show({}, { language: 'en', path: boat });
  expect(await screen.findByRole('heading', { name: 'Huguangyan' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Place order' }));
  expect(screen.getByRole('link', { name: 'Contact: Please enter the name' })).toBeVisible();
  await screen.findByText('¥60 × 3');
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});
