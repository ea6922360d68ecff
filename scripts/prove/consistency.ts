import { checkConsistency } from '../../server/src/sales/reconciliation/consistency-check.ts';
import { openEnvironment, type ProofEnvironment } from './consistency/environment.ts';
import { changedOrders } from './consistency/proofs/changed-orders.ts';
import { depositedOrders } from './consistency/proofs/deposited-orders.ts';
import { failingGateway } from './consistency/proofs/failing-gateway.ts';
import { forgedWebhooks } from './consistency/proofs/forged-webhooks.ts';
import { killedServer } from './consistency/proofs/killed-server.ts';
import { manyExpired } from './consistency/proofs/many-expired.ts';
import { oneKey } from './consistency/proofs/one-key.ts';
import { overlappingNights } from './consistency/proofs/overlapping-nights.ts';
import { paidTwice } from './consistency/proofs/paid-twice.ts';
import { payAtExpiry } from './consistency/proofs/pay-at-expiry.ts';
import { randomEvents } from './consistency/proofs/random-events.ts';
import { randomWalk } from './consistency/proofs/random-walk.ts';
import { refundDays } from './consistency/proofs/refund-days.ts';
import { refundOnce } from './consistency/proofs/refund-once.ts';
import { repeatedWebhooks } from './consistency/proofs/repeated-webhooks.ts';
import { soldOut } from './consistency/proofs/sold-out.ts';
import { waitingList } from './consistency/proofs/waiting-list.ts';
import { waitingListEvents } from './consistency/proofs/waiting-list-events.ts';
import type { Suite } from './proof.ts';

/** No stock is oversold and no payment is lost. The consistency check runs after every proof. */
export const consistency: Suite<ProofEnvironment> = {
  open: openEnvironment,
  proofs: [
    soldOut,
    overlappingNights,
    repeatedWebhooks,
    forgedWebhooks,
    payAtExpiry,
    paidTwice,
    killedServer,
    failingGateway,
    oneKey,
    refundOnce,
    manyExpired,
    randomEvents,
    refundDays,
    waitingList,
    waitingListEvents,
    changedOrders,
    depositedOrders,
    randomWalk,
  ],
  faults: ({ database }) => checkConsistency(database.db),
};
