import type { TourBooking, TourDetail, TourQuote, TourSelection } from '@portal/shared/contract';
import { extraLines, orderedExtras } from '@portal/shared/rules';
import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { bookingDraft } from '#src/booking/form/use-drafted-form.ts';
import { father, mother } from '#src/booking/people/people.fixture.ts';
import { blankSlot } from '#src/booking/people/people-form.ts';
import { address, answers, day, quoteFor } from './tour-booking.fixture.ts';
import { TourBookingScreen } from './tour-booking-screen.tsx';
import { boots, transfer } from './tour-extras.fixture.ts';
import { blankForm, keptOf, withOffered } from './tour-form.ts';

const placing = 'POST /api/v1/orders/tour';
const offered = [transfer, boots];
const tour = answers['GET /api/v1/tours/:id'] as TourDetail;

const quote = ({ adults, children, extras = [] }: TourSelection): TourQuote => {
  const base = quoteFor(adults, children);
  const lines = [...base.lines, ...extraLines(orderedExtras(extras, offered))];
  return {
    ...base,
    lines,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    extras: [
      { code: 'transfer', left: 0 },
      { code: 'boots', left: 8 },
    ],
  };
};

beforeEach(() => sessionStorage.clear());

const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<TourBookingScreen />, {
    path: address,
    user: people.member,
    answers: {
      ...answers,
      'GET /api/v1/tours/:id': { ...tour, content: { ...tour.content, extras: offered } },
      'POST /api/v1/orders/tour/quote': ({ body }) => quote(body as TourSelection),
      ...changed,
    },
    ...options,
  });

const filled = (): void => {
  const asked = { adults: 2, children: 0 };
  const contact = { name: '李兰', mobile: '13800138000', email: '' };
  const form = {
    ...withOffered(blankForm(asked), offered),
    travellers: [mother, father].map(({ id }) => ({ ...blankSlot, travellerId: id })),
    ...{ contact, emergencyContact: { ...contact, name: '王芳' } },
  };
  const owner = { userId: people.member.userId, kind: 'tour', choice: `12:${day}` } as const;
  bookingDraft(owner).keep(JSON.stringify(keptOf(form, asked)));
};

test('extras are lines of the price, for at most as many as travel', async () => {
  const { person } = show();
  const add = await screen.findByRole('button', { name: '增加登山鞋租借' });
  expect(await screen.findByText(/本班期还剩 8 份/)).toBeVisible();
  expect(screen.getByRole('group', { name: '登山鞋租借' })).toHaveAccessibleDescription(
    '每人 ¥50 · 本班期还剩 8 份 · 35–45 码 · 取消时与团费按同一比例扣除',
  );
  await person.click(add);
  const price = screen.getByRole('complementary', { name: '费用明细' });
  expect(await within(price).findByText('¥50 × 1')).toBeVisible();
  expect(within(price).getByText('登山鞋租借')).toBeVisible();
  await person.click(add);
  expect(await within(price).findByText('¥50 × 2')).toBeVisible();
  expect(add).toBeDisabled();
});

test('an extra that is sold out says so and cannot be chosen', async () => {
  show();
  expect(await screen.findByText(/本班期已订完/)).toBeVisible();
  expect(screen.getByRole('button', { name: '增加专车接机' })).toBeDisabled();
});

test('extras and their refund rules are in English too', async () => {
  show({}, { language: 'en' });
  const boot = await screen.findByRole('group', { name: 'Hiking boots' });
  expect(boot).toHaveAccessibleDescription(/^¥50 per person · .*Sizes 35–45 · Same cancellation fee/);
  expect(screen.getByRole('group', { name: 'Airport transfer' })).toHaveAccessibleDescription(
    /per booking .* Fully refundable until .*, not afterwards/,
  );
});

test('an extra that sells out meanwhile is refused at its quantity, and the rest stays as it was', async () => {
  filled();
  const gone = refuse('A0510', '该班期的“登山鞋租借”余量不足', { status: 409, field: 'extras/1/quantity' });
  const { person, server } = show({ [placing]: gone });
  await person.click(await screen.findByRole('button', { name: '增加登山鞋租借' }));
  await person.click(screen.getByRole('checkbox', { name: /旅游合同要点/ }));
  expect(await screen.findByText('¥50 × 1')).toBeVisible();
  await person.click(screen.getByRole('button', { name: '提交订单' }));
  expect(await screen.findByRole('link', { name: /登山鞋租借：.*余量不足/ })).toBeVisible();
  expect(screen.getByRole('group', { name: '登山鞋租借' })).toHaveAccessibleDescription(/余量不足/);
  const body = server.received(placing)[0]?.body as TourBooking;
  expect([body.extras, body.expectedAmount]).toEqual([
    [
      { code: 'transfer', quantity: 0 },
      { code: 'boots', quantity: 1 },
    ],
    261_000,
  ]);
});

test('a tour without extras has no section for them', async () => {
  show({ 'GET /api/v1/tours/:id': tour });
  expect(await screen.findByRole('heading', { name: '出行人数' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '附加项目' })).not.toBeInTheDocument();
});
