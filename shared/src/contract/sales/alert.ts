import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Fen, Id, IdParams, Instant, nullable, oneOf, Text } from '../base/fields.ts';
import { ProductKind } from '../catalog/product.ts';

/** What an alert waits for: a lower price from, or that the product, a SKU or a SKU on a day can be booked again. */
export const AlertKind = oneOf('price', 'availability');
export type AlertKind = Static<typeof AlertKind>;

/** Waiting, sent, or ended because the product, the SKU or the day ended. */
export const AlertState = oneOf('OPEN', 'SENT', 'ENDED');
export type AlertState = Static<typeof AlertState>;

/**
 * The product to watch. `price` is the price from, in fen, at which the member is notified; without it any price below
 * the current one counts. `skuId` and `day` are for availability only.
 */
export const AlertRequest = Type.Object({
  productId: Id,
  kind: AlertKind,
  price: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
  skuId: Type.Optional(Id),
  day: Type.Optional(Day),
});
export type AlertRequest = Static<typeof AlertRequest>;

/**
 * An alert of a member. `price` is the current price from, `basePrice` the one when it was set, `maxPrice` the highest
 * price that sends it.
 */
export const Alert = Type.Object({
  id: Id,
  kind: AlertKind,
  state: AlertState,
  productId: Id,
  productKind: ProductKind,
  title: Text,
  picture: Type.String(),
  price: nullable(Fen),
  basePrice: nullable(Fen),
  maxPrice: nullable(Fen),
  sku: nullable(Text),
  day: nullable(Day),
  createdAt: Instant,
});
export type Alert = Static<typeof Alert>;

export const alertContract = {
  'GET /api/v1/alerts': entry({
    summary: "The member's own alerts: open ones, then sent and ended ones of the last 90 days, at most 100",
    data: Type.Array(Alert),
  }),
  'POST /api/v1/alerts': entry({
    summary:
      'Sets an alert, which is sent once. Errors name the field: `productId` not on sale, `price` not below the current one, `skuId` or `day` not of the product; A0513 when it can be booked now, is set already, or 50 are open; B0210 (429) beyond 20 a day',
    body: AlertRequest,
    data: Alert,
  }),
  'DELETE /api/v1/alerts/:id': entry({ summary: 'Deletes an alert', params: IdParams }),
} as const;
