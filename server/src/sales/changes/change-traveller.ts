import type { CallInput, ChangeResult } from '@portal/shared/contract';
import { ageGroupOn, changeObstacle, checkTravelDocument } from '@portal/shared/rules';
import type { TravellerDeps } from '#src/identity/travellers/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db, FrozenTraveller } from '#src/platform/database/index.ts';
import { invalidField, type Member, notFound, throwFieldError } from '#src/platform/errors/index.ts';
import { once } from '#src/platform/idempotency/index.ts';
import { findTravelDocuments, snapshotTravellers } from '#src/sales/checkout/index.ts';
import { claimTrip, keepTrip } from '#src/sales/inventory/index.ts';
import {
  insertChange,
  lockOwnOrder,
  type OrderRecord,
  recordOrderEvents,
  updateOrder,
} from '#src/sales/orders/index.ts';
import { requestContract } from '#src/sales/travel-contracts/index.ts';
import { changedMeanwhile, notChangeable } from './change-errors.ts';
import { getChangeSituation, tourDetailsOf, tripOf } from './change-facts.ts';

type Needs = TravellerDeps & Pick<Deps, 'env'>;

/** A traveller that a member replaces. */
export interface TravellerChange {
  readonly member: Member;
  readonly orderNo: string;
  readonly key: string;
  readonly body: CallInput<'POST /api/v1/orders/:orderNo/traveller-change'>['body'];
}

const field = 'traveller';

/** The travellers with one replaced. Throws an HttpError naming the field. */
const replace = (order: OrderRecord, place: number, next: FrozenTraveller): FrozenTraveller[] => {
  const former = order.form.travellers[place];
  if (!former) throw invalidField('place', '没有这位出行人', 'There is no such traveller');
  const { day } = tourDetailsOf(order);
  const group = ageGroupOn(next.birthDate, day);
  if (group === 'infant') throwFieldError([{ field, code: 'infant' }]);
  if (next.child !== former.child) throwFieldError([{ field, code: 'ageMismatch' }]);
  const others = order.form.travellers.filter((_, other) => other !== place);
  if (others.some(({ documentHash }) => documentHash === next.documentHash))
    throwFieldError([{ field, code: 'duplicate' }]);
  return order.form.travellers.with(place, next);
};

/** Throws an HttpError naming the field when a document does not fit the order's trip. */
const requireDocument = async (tx: Db, order: OrderRecord, next: FrozenTraveller): Promise<void> => {
  const documents = await findTravelDocuments(tx, order.snapshot.productId);
  const { day, days } = tourDetailsOf(order);
  if (documents) throwFieldError(checkTravelDocument(documents, next, { day, days }), `${field}/`);
};

const lockChangeable = async (tx: Db, { member, orderNo }: TravellerChange, now: Date) => {
  const order = await lockOwnOrder(tx, member.userId, orderNo);
  if (!order) throw notFound();
  const { facts, latest } = await getChangeSituation(tx, order);
  const why = changeObstacle('traveller', facts, now);
  if (why) throw notChangeable(why);
  return { order, latest };
};

const saveTravellers = async (
  tx: Db,
  order: OrderRecord,
  travellers: readonly FrozenTraveller[],
  now: Date,
): Promise<OrderRecord> => {
  const form = { ...order.form, travellers };
  if (!(await updateOrder(tx, order, { form }, now))) throw new Error('a locked order changed its state');
  return { ...order, form };
};

const replaceTraveller = async (tx: Db, asking: TravellerChange, deps: Needs): Promise<ChangeResult> => {
  const { member, orderNo, body } = asking;
  const now = deps.now();
  const { order, latest } = await lockChangeable(tx, asking, now);
  const { day } = tourDetailsOf(order);
  const at = () => field;
  const [next] = await snapshotTravellers({ ...deps, db: tx }, member.userId, [body.traveller], { day, at });
  if (!next) throw new Error('a traveller gives its snapshot');
  const travellers = replace(order, body.place, next);
  await requireDocument(tx, order, next);
  if (body.version !== String(latest)) throw changedMeanwhile();
  const after = await saveTravellers(tx, order, travellers, now);
  const { trip, hashes } = tripOf(after);
  await claimTrip(tx, trip, [next], at);
  await keepTrip(tx, trip, hashes);
  await insertChange(tx, {
    ...{ orderId: order.id, kind: 'traveller', state: 'DONE', createdAt: now, doneAt: now },
  });
  const { state } = order;
  const reason = `${order.form.travellers[body.place]?.name} → ${next.name}`;
  const facts = { state, reason, at: now.toISOString() };
  const happened = { orderNo, event: 'changeTraveller', actor: member, before: state, after: facts } as const;
  await recordOrderEvents(tx, [happened], [after]);
  await requestContract(tx, after, { orgCode: deps.env.orgCode, now });
  return { orderNo, state: 'DONE', due: 0, expiresAt: null };
};

/**
 * Replaces a traveller of the member's order by one of the same age group with the documents of its tour, in one
 * transaction. Idempotent by key. Throws an HttpError naming the field, 404, A0513 with the reason when it cannot be
 * changed, A0514 when the order was changed meanwhile, A0520 for another body.
 */
export const changeTraveller = (deps: Needs, asking: TravellerChange): Promise<ChangeResult> => {
  const { member, orderNo, key, body } = asking;
  const call = { userId: member.userId, call: 'order.changeTraveller', key, body: { orderNo, ...body } };
  return deps.db.transaction((tx) => once(tx, call, () => replaceTraveller(tx, asking, deps)));
};
