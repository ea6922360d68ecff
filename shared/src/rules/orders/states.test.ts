import type { OrderState } from '@portal/shared/contract';
import fc from 'fast-check';
import { nextOrderState, type OrderEvent } from './order-states.ts';
import { nextPaymentState, nextRefundState, type PaymentEvent, type PaymentState } from './payment-states.ts';

test.each([
  ['PENDING_PAYMENT', 'pay', 'PAID'],
  ['PENDING_PAYMENT', 'cancel', 'CLOSED'],
  ['PENDING_PAYMENT', 'expire', 'CLOSED'],
  ['PENDING_PAYMENT', 'requestRefund', undefined],
  ['CLOSED', 'pay', undefined],
  ['CLOSED', 'revive', 'PAID'],
  ['PAID', 'pay', undefined],
  ['PAID', 'cancel', undefined],
  ['PAID', 'expire', undefined],
  ['REFUND_REQUESTED', 'rejectRefund', 'PAID'],
  ['REFUND_REQUESTED', 'rejectFurtherRefund', 'PARTIALLY_REFUNDED'],
  ['REFUNDING', 'refundPart', 'PARTIALLY_REFUNDED'],
  ['PARTIALLY_REFUNDED', 'complete', 'COMPLETED'],
  ['REFUNDED', 'revive', undefined],
  ['REFUNDED', 'complete', undefined],
] as const)('an order %s on %s becomes %s', (state, event, next) => {
  expect(nextOrderState(state, event)).toBe(next);
});

test.each([
  ['CREATED', 'offer', 'WAITING'],
  ['WAITING', 'pay', 'SUCCESS'],
  ['CLOSED', 'pay', 'SUCCESS'],
  ['SUCCESS', 'pay', undefined],
  ['SUCCESS', 'close', undefined],
  ['SUCCESS', 'doubt', undefined],
] as const)('a payment %s on %s becomes %s', (state, event, next) => {
  expect(nextPaymentState(state, event)).toBe(next);
});

test.each([
  ['FAILED', 'send', 'PROCESSING'],
  ['FAILED', 'succeed', 'SUCCESS'],
  ['APPROVED', 'succeed', undefined],
  ['SUCCESS', 'send', undefined],
  ['REQUESTED', 'send', undefined],
  ['REJECTED', 'approve', undefined],
] as const)('a refund %s on %s becomes %s', (state, event, next) => {
  expect(nextRefundState(state, event)).toBe(next);
});

test('unknown names are neither states nor events', () => {
  expect(nextOrderState('constructor' as never, 'pay')).toBeUndefined();
  expect(nextOrderState('PAID', 'toString' as never)).toBeUndefined();
});

const orderEvents: OrderEvent[] = [
  'pay',
  'cancel',
  'expire',
  'revive',
  'complete',
  'requestRefund',
  'rejectRefund',
  'rejectFurtherRefund',
  'approveRefund',
  'refundPart',
  'refundAll',
];
const paymentEvents: PaymentEvent[] = ['offer', 'pay', 'close', 'doubt'];

/** Which of the events happened, in order, and where they led. */
const run = <State, Event>(
  next: (state: State, event: Event) => State | undefined,
  start: State,
  events: Event[],
) =>
  events.reduce(
    ({ state, happened }, event) => {
      const after = next(state, event);
      return after ? { state: after, happened: [...happened, event] } : { state, happened };
    },
    { state: start, happened: [] as Event[] },
  );

test('after any events an order is past payment only when it was paid', () => {
  const beforePayment = ['PENDING_PAYMENT', 'CLOSED'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...orderEvents)), (events) => {
      const { state, happened } = run<OrderState, OrderEvent>(nextOrderState, 'PENDING_PAYMENT', events);
      const paid = happened.some((event) => event === 'pay' || event === 'revive');
      expect(beforePayment.includes(state)).toBe(!paid);
    }),
    { numRuns: 2000 },
  );
});

test('after any events a payment succeeds once and stays succeeded', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...paymentEvents)), (events) => {
      const { state, happened } = run<PaymentState, PaymentEvent>(nextPaymentState, 'CREATED', events);
      expect(happened.filter((event) => event === 'pay').length).toBe(state === 'SUCCESS' ? 1 : 0);
    }),
    { numRuns: 2000 },
  );
});
