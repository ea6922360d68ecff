import { type ChangeFacts, standardChangeTerms } from '@portal/shared/rules';
import type { Db, PlannedDate } from '#src/platform/database/index.ts';
import {
  type ChangeRecord,
  countChanges,
  findPendingChange,
  type OrderRecord,
} from '#src/sales/orders/index.ts';
import { notChangeable } from './change-errors.ts';

/** What a change of an order is decided on. `latest`: the id of its latest change, 0 without one. */
export interface ChangeSituation {
  readonly facts: ChangeFacts;
  readonly pending: ChangeRecord | undefined;
  readonly latest: number;
}

/** The facts of the order's snapshot and of its changes. */
export const getChangeSituation = async (db: Db, order: OrderRecord): Promise<ChangeSituation> => {
  const { id, kind, state, fulfilment, travelDay, snapshot } = order;
  const { done, latest } = await countChanges(db, id);
  const pending = await findPendingChange(db, id);
  const terms = snapshot.changeTerms ?? standardChangeTerms;
  const own = { kind, state, fulfilment, travelDay, people: snapshot.people };
  return { facts: { ...own, terms, done, pending: pending !== undefined }, pending, latest };
};

/** The snapshot of a tour order. Throws A0513 for other kinds. */
export const tourDetailsOf = ({ snapshot: { details } }: OrderRecord): PlannedDate['details'] => {
  if (details.kind !== 'tour') throw notChangeable('otherKind');
  return details;
};

/** The trip of a tour order, and its travellers' documents. */
export const tripOf = (order: OrderRecord) => {
  const { day, days } = tourDetailsOf(order);
  return {
    trip: { orderId: order.id, day, days },
    hashes: order.form.travellers.map(({ documentHash }) => documentHash),
  };
};
