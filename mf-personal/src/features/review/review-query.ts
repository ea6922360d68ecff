import { queryOf } from '@portal/shared/api';

/** What the member said of an order. */
export const reviewQuery = (orderNo: string) =>
  queryOf('GET /api/v1/orders/:orderNo/review', { params: { orderNo } }, { quiet: true });
