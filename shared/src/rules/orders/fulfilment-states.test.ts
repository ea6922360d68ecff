import type { ProductKind } from '@portal/shared/contract';
import fc from 'fast-check';
import {
  confirmationOf,
  type FulfilmentEvent,
  isFulfilled,
  isFulfilmentEvent,
  isOpenForStep,
  mayTakeStep,
  nextFulfilment,
  requiresFullRefund,
  type StepTaker,
  stepsOf,
} from './fulfilment-states.ts';
import { orderKinds } from './order-kinds.ts';

test.each([
  ['tour', 'GROUP_PENDING', 'confirmGroup', 'CONFIRMED'],
  ['tour', 'GROUP_PENDING', 'failGroup', 'FAILED_GROUP'],
  ['tour', 'GROUP_PENDING', 'depart', undefined],
  ['tour', 'CONFIRMED', 'failGroup', undefined],
  ['tour', 'CONFIRMED', 'depart', 'TRAVELLING'],
  ['tour', 'TRAVELLING', 'finishTrip', 'COMPLETED'],
  ['hotel', 'CONFIRMING', 'confirmRoom', 'CONFIRMED'],
  ['hotel', 'CONFIRMING', 'rejectRoom', 'REJECTED'],
  ['hotel', 'CONFIRMED', 'rejectRoom', undefined],
  ['hotel', 'CONFIRMED', 'noShow', 'NO_SHOW'],
  ['hotel', 'CONFIRMED', 'checkIn', 'CHECKED_IN'],
  ['hotel', 'CHECKED_IN', 'noShow', undefined],
  ['hotel', 'CHECKED_IN', 'checkOut', 'COMPLETED'],
  ['ticket', 'ISSUED', 'redeemSome', 'PARTLY_USED'],
  ['ticket', 'PARTLY_USED', 'redeemSome', 'PARTLY_USED'],
  ['ticket', 'PARTLY_USED', 'redeemLast', 'USED'],
  ['ticket', 'USED', 'expireTickets', undefined],
  ['ticket', 'PARTLY_USED', 'expireTickets', 'EXPIRED'],
  ['goods', 'TO_SHIP', 'receive', undefined],
  ['goods', 'TO_SHIP', 'ship', 'SHIPPED'],
  ['goods', 'SHIPPED', 'ship', undefined],
  ['goods', 'SHIPPED', 'receive', 'RECEIVED'],
  ['goods', 'RECEIVED', 'endAfterSale', 'COMPLETED'],
  ['goods', 'RECEIVED', 'requestReturn', 'RETURN_REQUESTED'],
  ['goods', 'COMPLETED', 'requestReturn', undefined],
  ['goods', 'RETURN_REQUESTED', 'refuseReturn', 'RECEIVED'],
  ['goods', 'RETURNING', 'finishReturn', 'REFUNDED'],
  ['visa', 'DOCS_PENDING', 'submitDocs', 'REVIEWING'],
  ['visa', 'DOCS_REJECTED', 'submitDocs', 'REVIEWING'],
  ['visa', 'REVIEWING', 'submitDocs', undefined],
  ['visa', 'REVIEWING', 'rejectDocs', 'DOCS_REJECTED'],
  ['visa', 'SUBMITTED', 'rejectDocs', undefined],
  ['visa', 'REFUSED', 'deliver', 'DELIVERED'],
  ['tour', 'CONFIRMED', 'confirmRoom', undefined],
  ['hotel', 'NONE', 'confirmRoom', undefined],
  ['hotel', 'constructor', 'confirmRoom', undefined],
] as const)('a %s that is %s on %s becomes %s', (kind, state, event, next) => {
  expect(nextFulfilment(kind, state, event)).toBe(next);
});

test.each([
  ['staff', 'ship', true],
  ['staff', 'receive', false],
  ['member', 'receive', true],
  ['clock', 'receive', true],
  ['member', 'confirmGroup', false],
  ['member', 'changeDate', false],
  ['change', 'changeDate', true],
  ['clock', 'confirmRoom', false],
  ['staff', 'redeemLast', false],
  ['staff', 'acceptReturn', false],
  ['member', 'submitDocs', true],
] as const)('%s takes the step %s: %s', (taker, event, may) => {
  expect(mayTakeStep(taker, event)).toBe(may);
});

test('staff are offered what the state allows', () => {
  expect(stepsOf('hotel', 'CONFIRMED', 'staff')).toEqual(['checkIn', 'noShow']);
  expect(stepsOf('goods', 'SHIPPED', 'staff')).toEqual([]);
  expect(stepsOf('visa', 'REVIEWING', 'staff')).toEqual(['rejectDocs', 'sendToConsulate']);
  expect(stepsOf('visa', 'toString', 'staff')).toEqual([]);
});

test.each([
  ['hotel', 'CONFIRMING', 'PAID', 'confirmRoom'],
  ['hotel', 'CONFIRMING', 'PARTIALLY_REFUNDED', 'confirmRoom'],
  ['hotel', 'CONFIRMING', 'REFUND_REQUESTED', undefined],
  ['hotel', 'CONFIRMED', 'PAID', undefined],
  ['tour', 'GROUP_PENDING', 'PAID', 'confirmGroup'],
  ['tour', 'FAILED_GROUP', 'REFUNDED', undefined],
  ['goods', 'TO_SHIP', 'PAID', undefined],
] as const)('a %s order with %s (%s) is confirmed by %s', (kind, fulfilment, state, event) => {
  expect(confirmationOf({ kind, fulfilment, state, closedReason: null })).toBe(event);
});

test('unknown names are no events', () => {
  expect(isFulfilmentEvent('ship')).toBe(true);
  expect(isFulfilmentEvent('constructor')).toBe(false);
});

test.each([
  ['PAID', null, 'ship', true],
  ['REFUND_REQUESTED', null, 'ship', false],
  ['REFUND_REQUESTED', null, 'acceptReturn', true],
  ['REFUNDING', null, 'ship', false],
  ['PARTIALLY_REFUNDED', null, 'ship', true],
  ['PARTIALLY_REFUNDED', 'refunded', 'ship', false],
  ['PARTIALLY_REFUNDED', 'refunded', 'finishReturn', true],
  ['PENDING_PAYMENT', null, 'ship', false],
  ['CLOSED', 'refunded', 'requestReturn', false],
  ['COMPLETED', null, 'ship', false],
] as const)('an order %s (%s) goes on with %s: %s', (state, closedReason, event, goesOn) => {
  expect(isOpenForStep({ state, closedReason }, event)).toBe(goesOn);
});

const kinds = Object.keys(orderKinds) as ProductKind[];
const takers: StepTaker[] = ['staff', 'member', 'clock', 'gate', 'refund', 'change'];

/** Every state that can be reached from where fulfilment begins, with the events that can happen in it. */
const reachable = (kind: ProductKind): Map<string, FulfilmentEvent[]> => {
  const found = new Map<string, FulfilmentEvent[]>();
  const open = [orderKinds[kind].paidFulfilment];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (found.has(state)) continue;
    const from = state;
    const events = [...new Set(takers.flatMap((taker) => stepsOf(kind, from, taker)))];
    found.set(from, events);
    open.push(...events.map((event) => nextFulfilment(kind, from, event) as string));
  }
  return found;
};

test.each(kinds)('a paid %s ends fulfilled or fully refunded', (kind) => {
  const ends = [...reachable(kind)].filter(([, events]) => events.length === 0).map(([state]) => state);
  const open = ends.filter((state) => !isFulfilled(kind, state as never));
  expect(open).toEqual(
    { tour: ['FAILED_GROUP'], hotel: ['REJECTED'], goods: ['REFUNDED'] }[kind as 'tour'] ?? [],
  );
});

test('a fulfilled order never changes, and a failed one is never fulfilled', () => {
  const events = [...new Set(kinds.flatMap((kind) => [...reachable(kind).values()].flat()))];
  const runs = fc.array(fc.constantFrom(...events), { maxLength: 40 });
  fc.assert(
    fc.property(fc.constantFrom(...kinds), runs, (kind, happenings) => {
      let state: string = orderKinds[kind].paidFulfilment;
      let failed = false;
      for (const event of happenings) {
        const next = nextFulfilment(kind, state, event);
        if (!next) continue;
        expect(isFulfilled(kind, state as never)).toBe(false);
        failed ||= requiresFullRefund(event);
        state = next;
      }
      expect(failed && isFulfilled(kind, state as never)).toBe(false);
    }),
    { numRuns: 10_000 },
  );
});
