import assert from 'node:assert/strict';
import type { ProductKind } from '@portal/shared/contract';
import {
  type FulfilmentEvent,
  isFulfilled,
  isFulfilmentEvent,
  nextChangeState,
  nextFulfilment,
  nextOrderState,
  nextPaymentState,
  nextRefundState,
  orderKinds,
} from '@portal/shared/rules';
import fc from 'fast-check';
import type { Proof } from '../../proof.ts';

const runs = { full: 10_000, short: 500 };

/** A state machine with an invariant over its last state and the events that were accepted. */
interface Machine {
  readonly start: string;
  readonly events: readonly string[];
  next(state: string, event: string): string | undefined;
  check(end: string, taken: readonly string[]): void;
}

const times = (taken: readonly string[], ...events: string[]): number =>
  taken.filter((event) => events.includes(event)).length;

const next = (rule: (state: never, event: never) => string | undefined): Machine['next'] =>
  rule as Machine['next'];

const order: Machine = {
  start: 'PENDING_PAYMENT',
  events:
    'pay cancel expire revive complete requestRefund rejectRefund approveRefund refundPart refundAll'.split(
      ' ',
    ),
  next: next(nextOrderState),
  check: (end, taken) => {
    const unpaid = ['PENDING_PAYMENT', 'CLOSED'].includes(end);
    assert.equal(times(taken, 'pay', 'revive'), unpaid ? 0 : 1, 'it is paid once, or not at all');
    assert.equal(times(taken, 'refundAll'), end === 'REFUNDED' ? 1 : 0, 'all goes back once');
    const given = times(taken, 'refundPart', 'refundAll');
    assert.ok(given <= times(taken, 'approveRefund'), 'only approved refunds are paid');
  },
};

const payment: Machine = {
  start: 'CREATED',
  events: ['offer', 'pay', 'close', 'doubt'],
  next: next(nextPaymentState),
  check: (end, taken) => assert.equal(times(taken, 'pay'), end === 'SUCCESS' ? 1 : 0, 'it succeeds once'),
};

const refund: Machine = {
  start: 'REQUESTED',
  events: ['approve', 'reject', 'send', 'succeed', 'fail'],
  next: next(nextRefundState),
  check: (end, taken) => {
    assert.equal(times(taken, 'succeed'), end === 'SUCCESS' ? 1 : 0, 'it succeeds once');
    assert.ok(times(taken, 'send') === 0 || times(taken, 'approve') === 1, 'only what is approved is sent');
    assert.ok(end !== 'REJECTED' || times(taken, 'send') === 0, 'what is refused is never sent');
  },
};

const change: Machine = {
  start: 'PENDING',
  events: ['complete', 'close'],
  next: next(nextChangeState),
  check: (end, taken) => {
    assert.equal(times(taken, 'complete'), end === 'DONE' ? 1 : 0, 'it is carried out once');
    assert.ok(taken.length <= 1, 'what is closed is not carried out');
  },
};

/** Events that may occur again: tickets are scanned one by one, documents resubmitted, dates changed. */
const repeatable = ['changeDate', 'redeemSome', 'rejectDocs', 'submitDocs', 'requestReturn', 'refuseReturn'];

const fulfilmentEvents: readonly FulfilmentEvent[] =
  'confirmGroup failGroup changeDate depart finishTrip confirmRoom rejectRoom checkIn noShow checkOut redeemSome redeemLast expireTickets ship receive endAfterSale requestReturn refuseReturn acceptReturn finishReturn submitDocs rejectDocs sendToConsulate approveVisa refuseVisa deliver'
    .split(' ')
    .filter(isFulfilmentEvent);

/** A group is confirmed once on each date. */
const mostTimes = (taken: readonly string[], event: string): number =>
  event === 'confirmGroup' ? 1 + times(taken, 'changeDate') : 1;

const fulfilment = (kind: ProductKind): Machine => ({
  start: orderKinds[kind].paidFulfilment,
  events: fulfilmentEvents,
  next: (state, event) => nextFulfilment(kind, state, event as FulfilmentEvent),
  check: (end, taken) => {
    for (const event of new Set(taken))
      assert.ok(
        repeatable.includes(event) || times(taken, event) <= mostTimes(taken, event),
        `${event} is done once`,
      );
    const further = fulfilmentEvents.filter((event) => nextFulfilment(kind, end, event));
    assert.ok(!isFulfilled(kind, end as never) || further.length === 0, `${end} is the end`);
  },
});

const kinds = Object.keys(orderKinds) as ProductKind[];

const machines: Readonly<Record<string, Machine>> = {
  order,
  payment,
  refund,
  change,
  ...Object.fromEntries(kinds.map((kind) => [`fulfilment of ${kind}`, fulfilment(kind)])),
};

const walk = ({ start, next: after, check }: Machine, events: readonly string[]): number => {
  let state = start;
  const taken: string[] = [];
  for (const event of events) {
    const reached = after(state, event);
    if (!reached) continue;
    state = reached;
    taken.push(event);
  }
  check(state, taken);
  return taken.length;
};

export const randomEvents: Proof<unknown> = {
  number: 12,
  claim:
    'No random sequence of events pays twice, refunds twice or leaves a final state, in any state machine',
  run: async (_world, size) => {
    const steps: Record<string, number> = {};
    for (const [name, machine] of Object.entries(machines)) {
      let taken = 0;
      const sequence = fc.array(fc.constantFrom(...machine.events), { minLength: 20, maxLength: 60 });
      fc.assert(
        fc.property(sequence, (events) => {
          taken += walk(machine, events);
        }),
        { numRuns: runs[size] },
      );
      steps[`steps of ${name}`] = taken;
    }
    return { 'sequences each': runs[size], ...steps };
  },
};
