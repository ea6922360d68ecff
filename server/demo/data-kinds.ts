import { companyKind, helpKind, newsKind, statementKind } from './articles/article-seed.ts';
import { goodsKind } from './goods/goods-seed.ts';
import { hotelKind } from './hotels/hotel-seed.ts';
import type { DataKind } from './read-groups.ts';
import { ticketKind } from './tickets/ticket-seed.ts';
import { tourKind } from './tours/tour-seed.ts';
import { visaKind } from './visas/visa-seed.ts';

/** Every kind of demo data that is kept in files of items. */
export const dataKinds: readonly DataKind[] = [
  ...[tourKind, hotelKind, ticketKind, goodsKind, visaKind],
  ...[newsKind, statementKind, companyKind, helpKind],
];
