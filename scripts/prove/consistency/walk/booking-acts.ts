import type { TourBooking } from '@portal/shared/contract';
import { HttpError, type Member } from '../../../../server/src/platform/errors/index.ts';
import { expireChanges } from '../../../../server/src/sales/changes/index.ts';
import { placeOrder, prepareTour, quoteTour } from '../../../../server/src/sales/checkout/index.ts';
import { claimCoupon } from '../../../../server/src/sales/coupons/coupon-service.ts';
import { cancelOrder } from '../../../../server/src/sales/my-orders/cancel-order.ts';
import { expireOrders } from '../../../../server/src/sales/my-orders/index.ts';
import { cardOf } from '../buyers.ts';
import { type Act, choose, type Dice, findAnOrder, findRow, memberOf } from './act.ts';
import type { Place, World } from './world.ts';

/** One of forty people; children are ten years old or so. */
export const person = (number: number, isChild = false) => ({
  name: `旅客${number % 40}`,
  documentType: 'id-card' as const,
  documentNo: cardOf(number % 40, isChild ? new Date().getFullYear() - 10 : undefined),
});

const contact = { name: '陈海', mobile: '13800000000' };

const extrasOf = (way: number, people: number): TourBooking['extras'] => [
  { code: 'insurance', quantity: way % 4 === 0 ? people : 0 },
  { code: 'boots', quantity: way % 3 === 0 ? 1 + (way % people) : 0 },
  { code: 'transfer', quantity: way % 7 === 0 ? 1 : 0 },
];

/** A party of one to three, with extras for some. */
const bookingOf = ({ tourId, skuId, day }: Place, { one, way }: Dice) => {
  const adults = 1 + (way % 2);
  const children = way % 5 === 0 ? 1 : 0;
  const people = [...Array(adults + children).keys()].map((place) => person(one + place, place >= adults));
  return {
    ...{ tourId, skuId, day, adults, children, singleRooms: way % 6 === 0 ? 1 : 0 },
    extras: extrasOf(way, adults + children)?.filter(({ quantity }) => quantity > 0),
    ...{ travellers: people, contact, emergencyContact: { name: '陈山', mobile: '13900000000' } },
    contractAccepted: true as const,
  };
};

const invoice = { type: 'personal', title: '陈海', email: 'chen@example.com' } as const;

/** Books at the price shown; with a coupon at the price that its refusal names. */
const bookAt = async ({ deps, next }: World, member: Member, booking: TourBooking, rest: object) => {
  const order = async (expectedAmount: number) => {
    const body = { ...booking, expectedAmount };
    const prepared = await prepareTour(deps, member.userId, body);
    const placing = { member, booking: prepared, key: `book-${next()}`, body, language: 'zh-cn' as const };
    await placeOrder(deps, { ...placing, ...rest });
  };
  try {
    await order(booking.expectedAmount);
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'A0511') throw error;
    await order(Math.round(Number(/¥([\d.]+)/.exec(error.text.zh)?.[1]) * 100));
  }
};

const book = async (
  world: World,
  { member, place, dice }: { readonly member: Member; readonly place: Place; readonly dice: Dice },
): Promise<boolean> => {
  const { way } = dice;
  const selection = bookingOf(place, dice);
  const coupon = await findRow<{ id: number }>(
    world,
    dice,
    'select id from member_coupons where user_id = $1 and order_id is null order by id',
    [member.userId],
  );
  const { amount } = await quoteTour(world.deps, selection);
  await bookAt(
    world,
    member,
    { ...selection, expectedAmount: amount },
    {
      ...(coupon && way % 4 !== 3 ? { couponId: coupon.id } : {}),
      ...(way % 8 === 0 ? { invoice } : {}),
    },
  );
  return true;
};

const bookOffered: Act = async (world, dice) => {
  const offer = await findRow<{ userId: number; day: string; people: number }>(
    world,
    dice,
    `select user_id as "userId", day::text as day, adults + children as people from waitlist_entries
    where state = 'OFFERED' order by id`,
  );
  const place = world.places.find(({ day }) => day === offer?.day);
  if (!offer || !place) return false;
  return book(world, { member: memberOf(world, offer.userId), place, dice });
};

const cancel: Act = async (world, dice) => {
  const order = await findAnOrder(world, dice, `o.state = 'PENDING_PAYMENT'`);
  if (!order) return false;
  await cancelOrder(world.deps, memberOf(world, order.userId), order.orderNo);
  return true;
};

/** Half an hour passes, and the jobs run. */
const expire: Act = async ({ deps, pass }) => {
  pass(31 * 60);
  return (await expireOrders(deps)) + (await expireChanges(deps)) > 0;
};

const claim: Act = async ({ deps, members, couponIds }, { one, way }) => {
  await claimCoupon(deps, choose(members, one).userId, choose(couponIds, way));
  return true;
};

/** Booking an order, and ending one that is not paid. */
export const bookingActs: Readonly<Record<string, Act>> = {
  book: (world, dice) =>
    book(world, {
      ...{ member: choose(world.members, dice.one), place: choose(world.places, dice.way % 11), dice },
    }),
  'book with an offer': bookOffered,
  cancel,
  expire,
  'claim a coupon': claim,
};
