import type { TourBooking, WaitlistEntry } from '@portal/shared/contract';
import {
  type Answers,
  people,
  type RenderOptions,
  refuse,
  renderView,
  unreachable,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { bookingDraft } from '#src/booking/form/use-drafted-form.ts';
import { daughter, father, mother } from '#src/booking/people/people.fixture.ts';
import { blankSlot } from '#src/booking/people/people-form.ts';
import { address, answers, day, departure, quoteFor } from './tour-booking.fixture.ts';
import { TourBookingScreen } from './tour-booking-screen.tsx';
import { blankForm, keptOf, type TourForm } from './tour-form.ts';

const placing = 'POST /api/v1/orders/tour';
const quoting = 'POST /api/v1/orders/tour/quote';

beforeEach(() => sessionStorage.clear());

const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<TourBookingScreen />, {
    path: address,
    user: people.member,
    answers: { ...answers, ...changed },
    ...options,
  });

type Shown = ReturnType<typeof show>;

const submit = async ({ person }: Shown) =>
  person.click(await screen.findByRole('button', { name: '提交订单' }));

/** Two of the member's own travellers and both contacts, as this tab left them. */
const filled = (): void => {
  const asked = { adults: 2, children: 0 };
  const contact = { name: '李兰', mobile: '13800138000', email: '' };
  const form: TourForm = {
    ...blankForm(asked),
    travellers: [mother, father].map(({ id }) => ({ ...blankSlot, travellerId: id })),
    contact,
    emergencyContact: { ...contact, name: '王芳', mobile: '13900139000' },
  };
  const owner = { userId: people.member.userId, kind: 'tour', choice: `12:${day}` } as const;
  bookingDraft(owner).keep(JSON.stringify(keptOf(form, asked)));
};

const accept = async ({ person }: Shown) =>
  person.click(await screen.findByRole('checkbox', { name: /旅游合同要点/ }));

/** A form to which only the button is missing. */
const showFilled = async (changed: Answers = {}): Promise<Shown> => {
  filled();
  const view = show(changed);
  await accept(view);
  return view;
};

const bodyOf = ({ server }: Shown, place = 0) => server.received(placing)[place]?.body as TourBooking;
const keyOf = ({ server }: Shown, place: number) =>
  server.received(placing)[place]?.headers['Idempotency-Key'];

test('a visitor is asked to log in and returns to the same booking', async () => {
  show({}, { user: undefined });
  expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent(address).replaceAll('%20', '+')}`,
  );
});

test('two saved travellers are booked at the price shown, and the cashier replaces the form', async () => {
  const view = show();
  const { person } = view;
  await person.click(await screen.findByRole('button', { name: /^李兰/ }));
  await person.click(screen.getByRole('button', { name: /^陈海生/ }));
  const typed = { 姓名: ['李兰', '王芳'], 手机号: ['13800138000', '13900139000'] };
  for (const [label, texts] of Object.entries(typed))
    for (const [place, field] of screen.getAllByLabelText(new RegExp(`^${label}`)).entries()) {
      await person.click(field);
      await person.paste(texts[place] ?? '');
    }
  await accept(view);
  await submit(view);
  await waitFor(() => expect(view.address()).toBe('/route/pay?orderNo=T20261120000001'));
  expect(bodyOf(view)).toEqual({
    tourId: 12,
    skuId: 30,
    day,
    adults: 2,
    children: 0,
    singleRooms: 0,
    travellers: [{ travellerId: 7 }, { travellerId: 8 }],
    contact: { name: '李兰', mobile: '13800138000' },
    emergencyContact: { name: '王芳', mobile: '13900139000' },
    contractAccepted: true,
    termsVersion: '2026-11',
    expectedAmount: 256_000,
  });
  expect(sessionStorage).toHaveLength(0);
});

test('an empty form is not sent: missing fields are shown at the fields and in a focused summary', async () => {
  const view = show();
  await submit(view);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getByRole('link', { name: '出行人 1：请填写证件号码' })).toBeVisible();
  expect(within(summary).getByRole('link', { name: '请阅读并同意合同要点和退改规则' })).toBeVisible();
  expect(screen.getAllByLabelText(/^证件号码/)[0]).toHaveAccessibleDescription(/请填写证件号码/);
  await view.person.click(within(summary).getByRole('link', { name: '出行人 2：请填写姓名' }));
  expect(screen.getAllByLabelText(/^姓名/)[1]).toHaveFocus();
  expect(view.server.received(placing)).toHaveLength(0);
});

test('a wrong ID card is reported on blur, and the birth date of a valid one is shown', async () => {
  const { person } = show();
  const [number] = await screen.findAllByLabelText(/^证件号码/);
  if (!number) throw new Error('a document number is asked for');
  await person.click(number);
  await person.paste('440803199003071231');
  expect(number).not.toBeInvalid();
  await person.tab();
  expect(number).toHaveAccessibleDescription('证件号码不正确，请核对');
  await person.clear(number);
  await person.click(number);
  await person.paste('440803199003071230');
  expect(number).toHaveAccessibleDescription(/1990-03-07/);
});

test('the consent is not ticked in advance', async () => {
  filled();
  const view = show();
  await screen.findByRole('button', { name: '提交订单' });
  const consent = screen.getByRole('checkbox', { name: /旅游合同要点/ });
  await submit(view);
  expect(consent).toHaveAccessibleDescription('请阅读并同意合同要点和退改规则');
  expect(view.server.received(placing)).toHaveLength(0);
});

test('another number of people is quoted again and gets its entries', async () => {
  const { person } = show();
  await screen.findByText('¥1,280 × 2');
  await person.click(screen.getByRole('button', { name: '增加儿童' }));
  expect(await screen.findByText('¥880 × 1')).toBeVisible();
  expect(screen.getByText('¥3,440')).toBeVisible();
  expect(screen.getByText('出行人 3')).toBeVisible();
});

test('a child entered as an adult is explained, and can be booked as a child', async () => {
  const view = show();
  await view.person.click(await screen.findByRole('button', { name: /^李兰/ }));
  await view.person.click(screen.getByRole('button', { name: new RegExp(`^${daughter.name}`) }));
  expect(screen.getByText(/这里是 1 位成人、1 位儿童/)).toBeVisible();
  await view.person.click(screen.getByRole('button', { name: '按此人数预订' }));
  expect(await screen.findByText('¥880 × 1')).toBeVisible();
  expect(screen.queryByText(/与所选人数不符/)).not.toBeInTheDocument();
});

test('a changed price is quoted again, shown, and charged only after the buyer agrees', async () => {
  const view = await showFilled({ [placing]: refuse('A0511', '价格已更新', { status: 409 }) });
  view.server.answer({ [quoting]: quoteFor(2, 0, 138_000) });
  await submit(view);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('从 ¥2,560 变为 ¥2,760');
  expect(notice).toHaveFocus();
  expect(view.server.received(placing)).toHaveLength(1);
  view.server.answer({ [placing]: { orderNo: 'T20261120000002', amount: 276_000, expiresAt: '' } });
  await submit(view);
  await waitFor(() => expect(view.address()).toBe('/route/pay?orderNo=T20261120000002'));
  expect(bodyOf(view, 1).expectedAmount).toBe(276_000);
  expect(keyOf(view, 1)).not.toBe(keyOf(view, 0));
});

test('sold out meanwhile is reported, with a link to other days', async () => {
  const view = await showFilled({ [placing]: refuse('A0510', '余位不足', { status: 409 }) });
  await submit(view);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('席位刚刚售罄');
  expect(within(notice).getByRole('link', { name: '选择其他日期' })).toHaveAttribute(
    'href',
    '/route/detail?id=12#departures',
  );
});

test('too many unpaid orders show a link to them', async () => {
  const view = await showFilled({ [placing]: refuse('A0512', '您有 3 个未支付订单', { status: 409 }) });
  await submit(view);
  expect(await screen.findByText('您有 3 个未支付订单')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看待支付订单' })).toHaveAttribute(
    'href',
    '/personal/route-order?state=PENDING_PAYMENT',
  );
});

test('a refused field shows its error until it is changed', async () => {
  const field = 'contact/mobile';
  const view = await showFilled({ [placing]: refuse('A0400', '这个号码收不到短信', { field }) });
  await submit(view);
  const [mobile] = screen.getAllByLabelText(/^手机号/);
  if (!mobile) throw new Error('a mobile is asked for');
  await waitFor(() => expect(mobile).toHaveAccessibleDescription('这个号码收不到短信'));
  expect(screen.getByRole('link', { name: '联系人：这个号码收不到短信' })).toBeVisible();
  await view.person.type(mobile, '{Backspace}1');
  expect(mobile).not.toBeInvalid();
});

test('a refusal of a saved traveller is shown at the person', async () => {
  const view = await showFilled({
    [placing]: refuse('A0400', '没有该出行人', { field: 'travellers/1/travellerId' }),
  });
  await submit(view);
  expect(await screen.findByRole('link', { name: '出行人 2：没有该出行人' })).toBeVisible();
  expect(screen.getByRole('group', { name: /出行人 2/ })).toHaveAccessibleDescription('没有该出行人');
});

test('after a lost response the order is retried with the same idempotency key', async () => {
  const view = await showFilled({ [placing]: unreachable });
  await submit(view);
  const again = await screen.findByRole('button', { name: '再次提交' });
  view.server.answer({ [placing]: answers[placing] });
  await view.person.click(again);
  await waitFor(() => expect(view.address()).toMatch(/^\/route\/pay/));
  expect(keyOf(view, 1)).toBe(keyOf(view, 0));
});

test('an expired session keeps the half-filled form, without document numbers', async () => {
  const view = await showFilled({ [placing]: refuse('A0230', '登录已过期', { status: 401 }) });
  await submit(view);
  await waitFor(() => expect(view.expired).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  view.unmount();
  show();
  expect(await screen.findByRole('button', { name: '不选李兰' })).toBeVisible();
  expect(screen.getAllByLabelText(/^姓名/)[0]).toHaveValue('李兰');
  expect(screen.getByRole('checkbox', { name: /旅游合同要点/ })).not.toBeChecked();
});

test('a new traveller is saved to the book after the order is placed', async () => {
  const saved = { ...daughter, id: 10 };
  const view = await showFilled({ 'POST /api/v1/travellers': saved });
  await view.person.click(screen.getByRole('button', { name: '不选陈海生' }));
  const second = screen.getByRole('group', { name: /出行人 2/ });
  await view.person.click(within(second).getByLabelText(/^姓名/));
  await view.person.paste('王大海');
  await view.person.click(within(second).getByLabelText(/^证件号码/));
  await view.person.paste('440803199003071230');
  await view.person.click(within(second).getByRole('checkbox', { name: '保存到常用旅客' }));
  await submit(view);
  const typed = { name: '王大海', documentType: 'id-card', documentNo: '440803199003071230' };
  await waitFor(() => expect(view.server.received('POST /api/v1/travellers')[0]?.body).toEqual(typed));
  expect(bodyOf(view).travellers).toEqual([{ travellerId: 7 }, typed]);
});

test.each([
  ['a tour that is gone', { 'GET /api/v1/tours/:id': refuse('A0401', '不存在', { status: 404 }) }, address],
  ['a day without a departure', { 'GET /api/v1/tours/:id/departures': [] }, address],
  ['an address that names nothing', {}, '/route/preview?id=12'],
])('%s cannot be booked, and says so', async (_, changed, path) => {
  show(changed, { path });
  expect(await screen.findByText('该班期暂不可预订')).toBeVisible();
});

test('in English', async () => {
  const { person } = show({}, { language: 'en' });
  expect(await screen.findByRole('heading', { name: 'Three days on Weizhou Island' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Place order' }));
  expect(screen.getByRole('link', { name: 'Traveller 1: Please enter the name' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]{3}.*请/);
});

test('the contact is prefilled, and what was typed before stays', async () => {
  const suggested = { name: '陈海', mobile: '13800000000', email: 'hai@example.cn' };
  const { unmount } = show({ 'GET /api/v1/orders/contact': suggested });
  for (const value of Object.values(suggested)) expect(await screen.findByDisplayValue(value)).toBeVisible();
  unmount();
  filled();
  show({ 'GET /api/v1/orders/contact': suggested });
  expect(await screen.findByDisplayValue('李兰')).toBeVisible();
  expect(screen.queryByDisplayValue('陈海')).not.toBeInTheDocument();
});

test('the form is shown even if no contact can be suggested', async () => {
  show({ 'GET /api/v1/orders/contact': unreachable });
  expect(await screen.findByRole('button', { name: '提交订单' })).toBeVisible();
});

test.each([
  [1, 0, 30_000, '您将与一位同性旅客同住双人间；想单独住，请选择单人间，另加 ¥300。'],
  [1, 0, null, '您将与一位同性旅客同住双人间；本班期不提供单人间。'],
  [3, 0, 30_000, '您当中有一位将与同性旅客同住双人间；想单独住，请选择单人间，另加 ¥300。'],
] as const)(
  '%i adults and %i children share a twin room (supplement %p): %s',
  async (adults, children, price, words) => {
    const path = address.replace('adults=2&children=0', `adults=${adults}&children=${children}`);
    show({ 'GET /api/v1/tours/:id/departures': [{ ...departure, singleSupplement: price }] }, { path });
    expect(await screen.findByText(words)).toBeVisible();
  },
);

test('those who share with each other, or have a room of their own, read nothing of sharing', async () => {
  const { unmount } = show();
  await screen.findByRole('button', { name: '提交订单' });
  expect(screen.queryByText(/同住双人间/)).not.toBeInTheDocument();
  unmount();
  const { person } = show({}, { path: address.replace('adults=2', 'adults=1') });
  expect(await screen.findByText(/同住双人间/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: '增加单人间' }));
  expect(screen.queryByText(/同住双人间/)).not.toBeInTheDocument();
});

test('seats that the waiting list holds can be booked on a sold-out departure, with the time left', async () => {
  const offer: WaitlistEntry = {
    ...{ id: 5, tourId: 12, skuId: 30, day, adults: 2, children: 1, title: { zh: '涠洲岛看海三日' } },
    ...{ picture: '/artwork/12.svg', position: null, orderNo: null },
    state: 'OFFERED',
    offerUntil: new Date(Date.now() + 3_600_000).toISOString(),
    createdAt: '2026-11-20T02:00:00.000Z',
  };
  const { person } = show({
    'GET /api/v1/tours/:id/departures': [{ ...departure, seats: 0 }],
    'GET /api/v1/waitlist': [offer],
  });
  expect(await screen.findByRole('timer')).toHaveTextContent(/候补名额为您保留 (01:00:00|59:\d\d)/);
  await person.click(screen.getByRole('button', { name: /^增加成人/ }));
  expect(screen.getByText('本次最多可订 3 人')).toBeVisible();
});
