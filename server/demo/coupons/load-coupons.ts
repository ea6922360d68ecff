import { contract } from '@portal/shared/contract';
import { addDays, startOfDay } from '@portal/shared/rules';
import { Type } from 'typebox';
import { coupons } from '#src/platform/database/index.ts';
import couponData from '../data/coupons/coupons.json' with { type: 'json' };
import { Count } from '../fields.ts';
import type { LoadPiece } from '../load-once.ts';
import { Pair, textOf } from '../text-pair.ts';
import { validateData } from '../validate-data.ts';

const { kinds, audience, minAmount, discount } = contract['POST /api/v1/coupons'].body.properties;

const Coupon = Type.Object(
  { title: Pair, kinds, audience, minAmount, discount, total: Count },
  { additionalProperties: false },
);

const seeds = validateData(Type.Array(Coupon), 'coupons/coupons.json', couponData);

/** Coupons that are given out for half a year. */
export const loadCoupons: LoadPiece = async (tx, today) => {
  const startsAt = startOfDay(today);
  const endsAt = startOfDay(addDays(today, 183));
  await tx
    .insert(coupons)
    .values(seeds.map(({ title, ...seed }) => ({ ...seed, title: textOf(title), startsAt, endsAt })));
};
