import type { ProductKind } from '@portal/shared/contract';
import type { Db } from '../../db/connect.ts';
import { issueTickets } from '../e-ticket/issue-tickets.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { loadDataKey } from '../traveller/data-key.ts';
import { createDocumentCipher } from '../traveller/document-cipher.ts';
import type { PaymentDeps } from './payment-deps.ts';

interface Paid {
  readonly env: PaymentDeps['env'];
  readonly now: Date;
}

type PaidStep = (tx: Db, order: OrderRecord, paid: Paid) => Promise<void>;

const issue: PaidStep = (tx, order, { env, now }) =>
  issueTickets(tx, order, { cipher: createDocumentCipher(loadDataKey(env)), now });

/** What an order of each kind sets going once it is paid. */
const steps: Readonly<Record<ProductKind, readonly PaidStep[]>> = {
  tour: [],
  hotel: [],
  ticket: [issue],
  goods: [],
  visa: [],
};

/** Does what follows from a payment, in the transaction that pays: an order is not paid without it. */
export const onPaid: PaidStep = async (tx, order, paid) => {
  for (const step of steps[order.kind]) await step(tx, order, paid);
};
