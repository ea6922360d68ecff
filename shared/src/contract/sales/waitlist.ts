import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Id, IdParams, Instant, nullable, oneOf, pageOf, pageQuery, Text } from '../base/fields.ts';
import { TourSelection } from './order.ts';
import { OrderNo } from './order-fields.ts';

/**
 * The state of an entry: in line, with an offer, booked with the offer, its offer ran out, left by the member, or ended
 * with the sales of the departure.
 */
export const WaitlistState = oneOf('WAITING', 'OFFERED', 'USED', 'EXPIRED', 'LEFT', 'ENDED');
export type WaitlistState = Static<typeof WaitlistState>;

/** The departure that a member waits for, and the people who travel together. */
export const WaitlistRequest = Type.Omit(TourSelection, ['singleRooms']);
export type WaitlistRequest = Static<typeof WaitlistRequest>;

/**
 * A member's place on the waiting list of a departure. `position` counts from 1 while it is in line, `offerUntil` is the
 * end of its offer, `orderNo` the order that used it.
 */
export const WaitlistEntry = Type.Object({
  id: Id,
  ...WaitlistRequest.properties,
  title: Text,
  picture: Type.String(),
  state: WaitlistState,
  position: nullable(Type.Integer({ minimum: 1 })),
  offerUntil: nullable(Instant),
  orderNo: nullable(OrderNo),
  createdAt: Instant,
});
export type WaitlistEntry = Static<typeof WaitlistEntry>;

/** An entry as staff see it: with the member and the seats that are held for it. */
export const StaffWaitlistEntry = Type.Object({
  ...WaitlistEntry.properties,
  /** Username of the member. */
  member: Type.String(),
  held: Type.Integer({ minimum: 0 }),
});
export type StaffWaitlistEntry = Static<typeof StaffWaitlistEntry>;

export const waitlistContract = {
  'GET /api/v1/waitlist': entry({
    summary: "The member's own entries: those in line and with an offer, then ended ones, at most 50",
    data: Type.Array(WaitlistEntry),
  }),
  'POST /api/v1/waitlist': entry({
    summary:
      'Joins the waiting list of a sold-out departure, once per member and departure. Errors name the field; A0513 while enough seats are left, when joined already, or when the list or the number of own entries is at its limit; B0210 (429) beyond 20 a day',
    body: WaitlistRequest,
    data: WaitlistEntry,
  }),
  'DELETE /api/v1/waitlist/:id': entry({
    summary: 'Leaves a waiting list, with or without an offer; A0513 when the entry has ended',
    params: IdParams,
  }),
  'GET /api/v1/staff/waitlist': entry({
    summary:
      'Waiting lists, for staff: entries by state, words of the tour or the username, and day of departure, the nearest departure first and each list in order',
    access: { anyOf: ['biz:order:query'], scope: { department: 'orders' } },
    query: Type.Object({
      state: Type.Optional(WaitlistState),
      keywords: Type.Optional(Type.String({ maxLength: 100 })),
      /** Days of departure, both included. */
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      ...pageQuery,
    }),
    data: pageOf(StaffWaitlistEntry),
  }),
} as const;
