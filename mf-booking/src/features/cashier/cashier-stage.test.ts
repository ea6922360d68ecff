import type { PaymentStatus } from '@portal/shared/contract';
import { outcomeOf, type PaymentOutcome, type Stage, stageOf } from './cashier-stage.ts';

const expiresAt = '2026-11-20T10:30:00.000Z';

test.each<[string, string, Stage]>([
  ['PENDING_PAYMENT', '2026-11-20T10:29:59.999Z', 'pay'],
  ['PENDING_PAYMENT', '2026-11-20T10:30:00.000Z', 'overdue'],
  ['PAID', '2026-11-20T11:00:00.000Z', 'paid'],
  ['COMPLETED', '2026-12-20T11:00:00.000Z', 'paid'],
  ['CLOSED', '2026-11-20T10:00:00.000Z', 'closed'],
  ['REFUNDING', '2026-11-20T10:00:00.000Z', 'settled'],
  ['constructor', '2026-11-20T10:00:00.000Z', 'settled'],
])('%s at %s is %s', (state, now, stage) => {
  expect(stageOf({ state, expiresAt }, Date.parse(now))).toBe(stage);
});

test.each<[PaymentStatus['state'], string, PaymentOutcome]>([
  ['CREATED', 'PENDING_PAYMENT', 'waiting'],
  ['WAITING', 'PENDING_PAYMENT', 'waiting'],
  ['SUCCESS', 'PAID', 'paid'],
  ['CLOSED', 'PENDING_PAYMENT', 'ended'],
  ['WAITING', 'CLOSED', 'ended'],
  ['WAITING', 'PAID', 'paid'],
  ['SUCCESS', 'CLOSED', 'late'],
  ['SUCCESS', 'REFUNDED', 'late'],
  ['ANOMALY', 'PENDING_PAYMENT', 'doubt'],
])('a payment %s of an order %s is %s', (state, orderState, outcome) => {
  expect(outcomeOf({ state, orderState })).toBe(outcome);
});
