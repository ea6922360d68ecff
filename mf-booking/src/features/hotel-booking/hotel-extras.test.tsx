import type { Coupon, HotelBooking, MemberCoupon } from '@portal/shared/contract';
import { type Answers, chooseOption, openOptions, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { address, answers } from './hotel-booking.fixture.ts';
import { HotelBookingScreen } from './hotel-booking-screen.tsx';

const placing = 'POST /api/v1/orders/hotel';

beforeEach(() => sessionStorage.clear());

const terms = {
  title: { zh: '酒店立减 50 元', en: '¥50 off hotels' },
  kinds: ['hotel' as const],
  audience: 'all' as const,
  minAmount: 50_000,
  discount: { type: 'amount' as const, amount: 5000 },
  from: '2020-01-01T00:00:00.000Z',
  to: '2999-01-01T00:00:00.000Z',
};
const own = (change: Partial<MemberCoupon> = {}): MemberCoupon => ({
  id: 5,
  of: 9,
  ...terms,
  state: 'usable',
  eligible: true,
  orderNo: null,
  orderKind: null,
  ...change,
});
const given: Coupon = { id: 9, ...terms, left: 3, claimed: false };

const show = (changed: Answers) =>
  renderView(<HotelBookingScreen />, {
    path: address,
    user: people.member,
    answers: { ...answers, ...changed },
  });

type Shown = ReturnType<typeof show>;

const fillAll = async ({ person }: Shown) => {
  for (const [label, text] of [
    [/^房间 1 住客姓名/, '李兰'],
    [/^姓名/, '陈海生'],
    [/^手机号/, '13800138000'],
  ] as const) {
    await person.click(await screen.findByLabelText(label));
    await person.paste(text);
  }
};

const submit = async ({ person }: Shown) =>
  person.click(await screen.findByRole('button', { name: '提交订单' }));

const bodyOf = ({ server }: Shown) => server.received(placing)[0]?.body as HotelBooking;

/** The prices, once the quote has loaded. */
const box = () => within(screen.getByRole('complementary', { name: '费用明细' }));

test('the best coupon is applied with its reason, and reduces the shown and the sent price', async () => {
  const twenty = { id: 7, discount: { type: 'amount' as const, amount: 2000 } };
  const view = show({
    'GET /api/v1/member-coupons': [own(twenty), own(), own({ id: 6, minAmount: 999_900 })],
  });
  await fillAll(view);
  const choice = await box().findByLabelText('优惠券');
  expect(choice).toHaveAttribute('data-value', '5');
  await openOptions(view.person, choice);
  const dear = screen.getByRole('option', { name: '酒店立减 50 元（满 ¥9,999 可用）' });
  expect(dear).toHaveAttribute('aria-disabled', 'true');
  await view.person.keyboard('{Escape}');
  expect(box().getByText('已为您选用优惠最多的券：减 ¥50')).toBeVisible();
  expect(box().getByText('−¥50')).toBeVisible();
  expect(box().getByText('全额退款时退回优惠券，部分退款不退回。')).toBeVisible();
  expect(box().getByRole('status')).toHaveTextContent('¥760');
  await submit(view);
  await waitFor(() => expect(bodyOf(view)).toMatchObject({ couponId: 5, expectedAmount: 76_000 }));
});

test('another coupon can be chosen, and the reason is gone', async () => {
  const twenty = { id: 7, discount: { type: 'amount' as const, amount: 2000 } };
  const view = show({ 'GET /api/v1/member-coupons': [own(), own(twenty)] });
  await fillAll(view);
  await chooseOption(view.person, await box().findByLabelText('优惠券'), '7');
  expect(box().queryByText(/已为您选用/)).not.toBeInTheDocument();
  await submit(view);
  await waitFor(() => expect(bodyOf(view)).toMatchObject({ couponId: 7, expectedAmount: 79_000 }));
});

test('a removed coupon stays removed when the form is opened again', async () => {
  const coupons = { 'GET /api/v1/member-coupons': [own()] };
  const view = show(coupons);
  await chooseOption(view.person, await screen.findByLabelText('优惠券'), '不使用优惠券');
  expect(box().getByRole('status')).toHaveTextContent('¥810');
  view.unmount();
  const again = show(coupons);
  expect(await screen.findByLabelText('优惠券')).toHaveAttribute('data-value', '');
  await fillAll(again);
  await submit(again);
  await waitFor(() => expect(bodyOf(again)).toMatchObject({ expectedAmount: 81_000 }));
  expect(bodyOf(again)).not.toHaveProperty('couponId');
});

test('the reason is in English', async () => {
  renderView(<HotelBookingScreen />, {
    path: address,
    user: people.member,
    language: 'en',
    answers: { ...answers, 'GET /api/v1/member-coupons': [own()] },
  });
  expect(await screen.findByText('Best coupon applied: ¥50 off')).toBeVisible();
});

test('a claimable coupon is claimed and used with one click', async () => {
  const view = show({ 'GET /api/v1/coupons': [given], 'POST /api/v1/coupons/:id/claim': own({ id: 8 }) });
  const claim = await screen.findByRole('button', { name: '领取并使用' });
  view.server.answer({ 'GET /api/v1/coupons': [], 'GET /api/v1/member-coupons': [own({ id: 8 })] });
  await view.person.click(claim);
  await waitFor(() => expect(box().getByRole('status')).toHaveTextContent('¥760'));
  expect(box().getByLabelText('优惠券')).toHaveTextContent('酒店立减 50 元（减 ¥50）');
});

test('a coupon for new customers cannot be chosen after a completed order', async () => {
  const { person } = show({ 'GET /api/v1/member-coupons': [own({ audience: 'new', eligible: false })] });
  const choice = await screen.findByLabelText('优惠券');
  const label = '酒店立减 50 元（仅限新客，您已有完成的订单）';
  await openOptions(person, choice);
  const option = screen.getByRole('option', { name: label });
  expect(option).toHaveAttribute('aria-disabled', 'true');
  await person.click(option);
  expect(box().getByRole('status')).toHaveTextContent('¥810');
});

test('a claimable coupon for new customers says so', async () => {
  show({ 'GET /api/v1/coupons': [{ ...given, audience: 'new' }] });
  expect(await screen.findByText('新客专享')).toBeVisible();
});

test('a coupon that the server refuses is reported at its field', async () => {
  const view = show({
    'GET /api/v1/member-coupons': [own()],
    [placing]: refuse('A0400', '优惠券已过期', { field: 'couponId' }),
  });
  await fillAll(view);
  await chooseOption(view.person, await box().findByLabelText('优惠券'), '5');
  await submit(view);
  expect(await screen.findByRole('link', { name: '优惠券已过期' })).toBeVisible();
  expect(box().getByLabelText('优惠券')).toHaveAccessibleDescription('优惠券已过期');
});

test('without coupons there is no coupon section', async () => {
  show({});
  await waitFor(() => expect(box().getByRole('status')).toHaveTextContent('¥810'));
  expect(box().queryByLabelText('优惠券')).not.toBeInTheDocument();
});

test('an invoice for a company requires its tax number', async () => {
  const view = show({});
  await fillAll(view);
  await view.person.click(screen.getByLabelText('需要发票'));
  await view.person.click(screen.getByLabelText('企业'));
  await view.person.click(screen.getByLabelText(/^企业名称/));
  await view.person.paste('海湾贸易有限公司');
  await view.person.click(screen.getByLabelText(/^接收邮箱/));
  await view.person.paste('finance@example.com');
  await submit(view);
  expect(screen.getByLabelText(/^纳税人识别号/)).toBeInvalid();
  expect(view.server.received(placing)).toHaveLength(0);
  await view.person.click(screen.getByLabelText(/^纳税人识别号/));
  await view.person.paste('91440800ma4abcde1x');
  await submit(view);
  await waitFor(() =>
    expect(bodyOf(view).invoice).toEqual({
      type: 'company',
      title: '海湾贸易有限公司',
      taxNo: '91440800MA4ABCDE1X',
      email: 'finance@example.com',
    }),
  );
});
