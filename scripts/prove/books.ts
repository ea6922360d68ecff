import { checkConsistency } from '../../server/src/sales/reconciliation/consistency-check.ts';
import { openWorld, type ProofEnvironment } from './books/environment.ts';
import { failingGateway } from './books/proofs/failing-gateway.ts';
import { forgedNotices } from './books/proofs/forged-notices.ts';
import { killedServer } from './books/proofs/killed-server.ts';
import { manyExpired } from './books/proofs/many-expired.ts';
import { oneKey } from './books/proofs/one-key.ts';
import { overlappingNights } from './books/proofs/overlapping-nights.ts';
import { paidTwice } from './books/proofs/paid-twice.ts';
import { payAtExpiry } from './books/proofs/pay-at-expiry.ts';
import { randomEvents } from './books/proofs/random-events.ts';
import { refundDays } from './books/proofs/refund-days.ts';
import { refundOnce } from './books/proofs/refund-once.ts';
import { repeatedNotices } from './books/proofs/repeated-notices.ts';
import { soldOut } from './books/proofs/sold-out.ts';
import type { Suite } from './proof.ts';

/** Nothing sold twice, nothing paid and lost. After every proof the whole database is looked through. */
export const books: Suite<ProofEnvironment> = {
  open: openWorld,
  proofs: [
    soldOut,
    overlappingNights,
    repeatedNotices,
    forgedNotices,
    payAtExpiry,
    paidTwice,
    killedServer,
    failingGateway,
    oneKey,
    refundOnce,
    manyExpired,
    randomEvents,
    refundDays,
  ],
  faults: ({ database }) => checkConsistency(database.db),
};
