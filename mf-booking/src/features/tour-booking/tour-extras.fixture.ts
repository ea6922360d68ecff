import type { TourExtra } from '@portal/shared/contract';

/** Boots for each person, refunded as the tour. */
export const boots: TourExtra = {
  ...{ code: 'boots', kind: 'EQUIPMENT', name: { zh: '登山鞋租借', en: 'Hiking boots' } },
  ...{ description: { zh: '35–45 码', en: 'Sizes 35–45' }, price: 5000, perPerson: true },
  ...{ stock: 20, refund: 'tiers', refundDays: null },
};

/** One transfer for the booking, refunded until three days before. */
export const transfer: TourExtra = {
  ...{ code: 'transfer', kind: 'TRANSFER', name: { zh: '专车接机', en: 'Airport transfer' } },
  ...{ description: { zh: '四人以内一车', en: 'One car for up to four' }, price: 20_000, perPerson: false },
  ...{ stock: 2, refund: 'daysBefore', refundDays: 3 },
};
