import type { CallKey, ProductKind } from '@portal/shared/contract';

/** The call for the page of a product. */
export const detailCalls = {
  tour: 'GET /api/v1/tours/:id',
  hotel: 'GET /api/v1/hotels/:id',
  ticket: 'GET /api/v1/tickets/:id',
  goods: 'GET /api/v1/goods/:id',
  visa: 'GET /api/v1/visas/:id',
} as const satisfies Record<ProductKind, CallKey>;
