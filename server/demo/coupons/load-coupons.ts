import { addDays, startOfDay } from '@portal/shared/rules';
import { coupons } from '#src/db/schema/index.ts';
import type { LoadPiece } from '../load-once.ts';

const seeds: readonly Pick<
  typeof coupons.$inferInsert,
  'title' | 'kinds' | 'minAmount' | 'discount' | 'total'
>[] = [
  {
    title: { zh: '新客立减 30 元', en: '¥30 off your first order' },
    kinds: [],
    minAmount: 20_000,
    discount: { type: 'amount', amount: 3000 },
    total: 5000,
  },
  {
    title: { zh: '跟团游满 1000 减 120', en: '¥120 off tours from ¥1,000' },
    kinds: ['tour'],
    minAmount: 100_000,
    discount: { type: 'amount', amount: 12_000 },
    total: 800,
  },
  {
    title: { zh: '酒店 92 折，最高减 80 元', en: '8% off hotels, up to ¥80' },
    kinds: ['hotel'],
    minAmount: 15_000,
    discount: { type: 'percent', percent: 8, most: 8000 },
    total: 1000,
  },
  {
    title: { zh: '湛江好物满 99 减 10', en: '¥10 off local goods from ¥99' },
    kinds: ['goods'],
    minAmount: 9900,
    discount: { type: 'amount', amount: 1000 },
    total: 2000,
  },
];

/** Coupons that are given out for half a year. */
export const loadCoupons: LoadPiece = async (tx, today) => {
  const startsAt = startOfDay(today);
  const endsAt = startOfDay(addDays(today, 183));
  await tx.insert(coupons).values(seeds.map((seed) => ({ ...seed, startsAt, endsAt })));
};
