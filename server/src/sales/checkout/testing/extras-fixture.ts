import type { TourContent, TourExtra } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { extraStock, products } from '#src/platform/database/index.ts';
import type { CheckoutFixture } from './checkout-fixture.ts';

const text = (zh: string, en: string) => ({ zh, en });

/** Insurance for each person, without a limit; never refunded. */
export const insurance: TourExtra = {
  ...{ code: 'insurance', kind: 'INSURANCE', name: text('旅游意外险', 'Travel insurance') },
  ...{ description: text('保额 50 万元', 'Cover of ¥500,000'), price: 3000, perPerson: true },
  ...{ stock: null, refund: 'never', refundDays: null },
};

/** One transfer for the booking, two for each departure; refunded until three days before. */
export const transfer: TourExtra = {
  ...{ code: 'transfer', kind: 'TRANSFER', name: text('专车接机', 'Airport transfer') },
  ...{ description: text('四人以内一车', 'One car for up to four'), price: 20_000, perPerson: false },
  ...{ stock: 2, refund: 'daysBefore', refundDays: 3 },
};

/** Boots for each person, three for each departure; refunded as the tour. */
export const boots: TourExtra = {
  ...{ code: 'boots', kind: 'EQUIPMENT', name: text('登山鞋租借', 'Hiking boots') },
  ...{ description: text('35–45 码', 'Sizes 35–45'), price: 5000, perPerson: true },
  ...{ stock: 3, refund: 'tiers', refundDays: null },
};

/** Sells the tour of a portal with extras; by default with all three. */
export const offerExtras = async (
  { deps, tourId }: CheckoutFixture,
  extras: readonly TourExtra[] = [insurance, transfer, boots],
): Promise<void> => {
  const product = eq(products.id, tourId);
  const [row] = await deps.db.select().from(products).where(product);
  const content = { ...(row?.content as TourContent), extras: [...extras] };
  await deps.db.update(products).set({ content }).where(product);
};

/** How many of each extra are taken, by day and code: `2027-01-01 boots`. */
export const takenExtras = async ({ deps }: CheckoutFixture): Promise<Record<string, number>> => {
  const rows = await deps.db.select().from(extraStock);
  return Object.fromEntries(rows.map(({ day, code, taken }) => [`${day} ${code}`, taken]));
};
