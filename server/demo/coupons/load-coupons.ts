import { contract } from '@portal/shared/contract';
import { addDays, startOfDay } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { coupons, type Db, memberCoupons, users } from '#src/platform/database/index.ts';
import couponData from '../data/coupons/coupons.json' with { type: 'json' };
import { Count } from '../fields.ts';
import type { LoadPiece } from '../load-once.ts';
import { Pair, textOf } from '../text-pair.ts';
import { validateData } from '../validate-data.ts';

const { kinds, audience, minAmount, discount, inCentre } = contract['POST /api/v1/coupons'].body.properties;

/** `days`: first and last day, counted from the day of loading; half a year by default. `owner`: who has claimed one. */
const Coupon = Type.Object(
  {
    ...{ title: Pair, kinds, audience, minAmount, discount, inCentre, total: Count },
    days: Type.Optional(Type.Tuple([Type.Integer(), Type.Integer()])),
    owner: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

const seeds = validateData(Type.Array(Coupon), 'coupons/coupons.json', couponData);

type Seed = (typeof seeds)[number];

const halfYear = [0, 182] as const;

const ownerOf = async (tx: Db, username: string | undefined): Promise<number | undefined> => {
  if (!username) return undefined;
  return (await tx.select({ id: users.id }).from(users).where(eq(users.username, username)))[0]?.id;
};

const loadCoupon = async (tx: Db, today: string, { title, days = [...halfYear], owner, ...seed }: Seed) => {
  const userId = await ownerOf(tx, owner);
  const [coupon] = await tx
    .insert(coupons)
    .values({
      ...seed,
      title: textOf(title),
      startsAt: startOfDay(addDays(today, days[0])),
      endsAt: startOfDay(addDays(today, days[1] + 1)),
      claimed: userId === undefined ? 0 : 1,
    })
    .returning({ id: coupons.id });
  if (coupon && userId !== undefined) await tx.insert(memberCoupons).values({ couponId: coupon.id, userId });
};

/** Coupons to claim, and those that a demo member has, one of them expired. */
export const loadCoupons: LoadPiece = async (tx, today) => {
  for (const seed of seeds) await loadCoupon(tx, today, seed);
};
