import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { nullable } from '../base/fields.ts';
import { OrderParams } from './order-fields.ts';

/** The fulfilment steps of staff; the state machine of the kind decides which are allowed. */
export const FulfilmentStep = Type.Object({
  event: Type.String({ minLength: 1, maxLength: 32 }),
  /** Shown to the buyer: why a room, a group or documents were refused. */
  reason: Type.Optional(Type.String({ maxLength: 200 })),
  /** For goods that are sent. */
  parcel: Type.Optional(
    Type.Object({
      carrier: Type.String({ minLength: 1, maxLength: 32 }),
      trackingNo: Type.String({ minLength: 4, maxLength: 32, pattern: '^[A-Za-z0-9-]+$' }),
    }),
  ),
});
export type FulfilmentStep = Static<typeof FulfilmentStep>;

const Fulfilment = Type.Object({ fulfilment: Type.String() });

export const Parcel = nullable(Type.Object({ carrier: Type.String(), trackingNo: Type.String() }));

export const fulfilmentContract = {
  'POST /api/v1/orders/:orderNo/receive': entry({
    summary: 'The member confirms the delivery of one of their own goods orders',
    params: OrderParams,
    data: Fulfilment,
  }),
  'POST /api/v1/orders/:orderNo/fulfilment': entry({
    summary:
      'Staff move a paid order to its next fulfilment state; A0513 for an invalid transition. A cancellation by the agency refunds the order: A0233 (403) for its buyer, A0243 above the limit of the second factor; beyond the daily limit a second person approves it',
    access: { anyOf: ['trade:order:fulfil'], scope: { department: 'orders' } },
    params: OrderParams,
    body: FulfilmentStep,
    data: Fulfilment,
  }),
} as const;
