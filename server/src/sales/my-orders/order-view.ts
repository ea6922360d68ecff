import type {
  DepartureInfo,
  GroupProgress,
  Invoice,
  OrderDetail,
  OrderDetails,
  OrderRow,
  TravelContract,
} from '@portal/shared/contract';
import { balanceCancelDay } from '@portal/shared/rules';
import type { FrozenTraveller } from '#src/platform/database/index.ts';
import type { FulfilmentRecord, listLines, listOrderEvents, OrderRecord } from '#src/sales/orders/index.ts';

const withoutBalance: readonly string[] = ['PENDING_PAYMENT', 'CLOSED'];

type Balanced = Pick<OrderRecord, 'state' | 'amount' | 'deposit' | 'balanceDueOn' | 'balancePaidAt'>;

/** Deposit and balance of an order; null before the deposit is paid, and for other orders. */
export const toOrderBalance = (order: Balanced): OrderRow['balance'] => {
  const { state, amount, deposit, balanceDueOn: dueOn, balancePaidAt } = order;
  if (deposit === null || dueOn === null || withoutBalance.includes(state)) return null;
  const balance = Math.max(0, amount - deposit);
  const paidAt = balancePaidAt?.toISOString() ?? null;
  return { deposit, balance, dueOn, cancelsOn: balanceCancelDay(dueOn), paidAt };
};

/** An order as a list row. `reviewUntil` is the deadline for a review, undefined when none is possible. */
export const toOrderRow = (order: OrderRecord, reviewUntil?: Date): OrderRow => ({
  orderNo: order.orderNo,
  kind: order.kind,
  state: order.state,
  fulfilment: order.fulfilment,
  closedReason: order.closedReason,
  title: order.snapshot.title.zh,
  titleEn: order.snapshot.title.en ?? null,
  picture: order.snapshot.picture,
  productId: order.snapshot.productId,
  travelDay: order.travelDay,
  people: order.snapshot.people,
  amount: order.amount,
  createdAt: order.createdAt.toISOString(),
  expiresAt: order.expiresAt.toISOString(),
  reviewUntil: reviewUntil?.toISOString() ?? null,
  balance: toOrderBalance(order),
});

type TimelineEvent = Awaited<ReturnType<typeof listOrderEvents>>[number];

/** To a buyer, staff appear as `system`, too. */
const toTimelineEntry = ({ at, event, actorId }: TimelineEvent, userId: number) => ({
  at: at.toISOString(),
  event,
  actor: actorId === userId ? 'member' : 'system',
});

interface DetailParts {
  readonly lines: Awaited<ReturnType<typeof listLines>>;
  readonly happenings: readonly TimelineEvent[];
  readonly invoice: Invoice | null;
  readonly fulfilment: FulfilmentRecord | undefined;
  readonly group: GroupProgress | null;
  readonly contracts: TravelContract[];
  readonly departure?: DepartureInfo | null;
  readonly reviewUntil: Date | undefined;
}

const parcelOf = (fulfilment: FulfilmentRecord | undefined): OrderDetail['parcel'] =>
  fulfilment?.carrier && fulfilment.trackingNo
    ? { carrier: fulfilment.carrier, trackingNo: fulfilment.trackingNo }
    : null;

/** A traveller as shown: the document number masked. */
export const toOrderTraveller = (traveller: FrozenTraveller): OrderDetail['travellers'][number] => ({
  name: traveller.name,
  documentType: traveller.documentType,
  documentMask: traveller.documentMask,
  child: traveller.child,
  latinName: traveller.latinName ?? null,
  documentCountry: traveller.documentCountry ?? null,
  documentExpiry: traveller.documentExpiry ?? null,
});

/** Snapshot and form together make up the details of the contract; without the refund terms. */
const toDetails = ({ snapshot, form }: OrderRecord): OrderDetails =>
  ({ ...snapshot.details, ...form.details }) as OrderDetails;

/** An order with all details, document numbers masked. */
export const toOrderDetail = (
  order: OrderRecord,
  { lines, happenings, invoice, fulfilment, group, contracts, departure = null, reviewUntil }: DetailParts,
): OrderDetail => ({
  ...toOrderRow(order, reviewUntil),
  paidAmount: order.paidAmount,
  refundedAmount: order.refundedAmount,
  paidAt: order.paidAt?.toISOString() ?? null,
  lines,
  travellers: order.form.travellers.map(toOrderTraveller),
  contact: order.form.contact,
  emergencyContact: order.form.emergencyContact,
  remark: order.form.remark,
  group,
  departure,
  refundTiers: [...order.snapshot.refundTiers],
  discount: order.snapshot.discount,
  invoice,
  consent: order.form.consent ?? null,
  contracts,
  parcel: parcelOf(fulfilment),
  fulfilmentReason: fulfilment?.reason ?? null,
  terms: [...order.snapshot.terms],
  details: toDetails(order),
  timeline: happenings.map((happening) => toTimelineEntry(happening, order.userId)),
});
