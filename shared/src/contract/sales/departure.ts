import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { nullable, Phone, Version } from '../base/fields.ts';
import { OrderParams } from './order-fields.ts';

const scope = { department: 'orders' } as const;

/** The tour leader and the meeting point of a departure; null where not known yet. The time is that of the place. */
export const DepartureInfo = Type.Object({
  leaderName: nullable(Type.String({ minLength: 1, maxLength: 50 })),
  leaderMobile: nullable(Phone),
  meetingPoint: nullable(
    Type.Object({
      zh: Type.String({ minLength: 1, maxLength: 100 }),
      en: Type.Optional(Type.String({ maxLength: 200 })),
    }),
  ),
  meetingTime: nullable(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
});
export type DepartureInfo = Static<typeof DepartureInfo>;

/** {@link DepartureInfo} as its form edits it. */
export const DepartureForm = Type.Object({ ...DepartureInfo.properties, version: Version });
export type DepartureForm = Static<typeof DepartureForm>;

export const departureContract = {
  'GET /api/v1/staff/orders/:orderNo/departure': entry({
    summary: 'Tour leader and meeting point of the departure of a tour order; 404 for other kinds',
    access: { anyOf: ['biz:order:query'], scope },
    params: OrderParams,
    data: DepartureForm,
  }),
  'PUT /api/v1/staff/orders/:orderNo/departure': entry({
    summary:
      'Changes tour leader and meeting point of the departure of a tour order, for all its orders; 404 for other kinds, A0514 when it was changed meanwhile',
    access: { anyOf: ['trade:order:fulfil'], scope },
    params: OrderParams,
    body: DepartureForm,
  }),
} as const;
