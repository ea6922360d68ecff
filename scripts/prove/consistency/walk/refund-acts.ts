import { sendDueRefunds } from '../../../../server/src/sales/payments/index.ts';
import { approveRefund, rejectRefund } from '../../../../server/src/sales/refunds/decide-refund.ts';
import { refundByTransfer, retryRefund } from '../../../../server/src/sales/refunds/failed-refund-service.ts';
import {
  getRefundQuote,
  refundPartByStaff,
  requestOrderRefund,
} from '../../../../server/src/sales/refunds/index.ts';
import { failureCodes } from '../../../../server/src/sales/refunds/refund-problem-rules.ts';
import { confirmRejection } from '../../../../server/src/sales/refunds/rejection/decide-rejection.ts';
import {
  quoteTravellerRefund,
  requestTravellerRefund,
} from '../../../../server/src/sales/traveller-refunds/request-removal.ts';
import { type Act, choose, type Dice, findAnOrder, findRow, memberOf } from './act.ts';
import type { World } from './world.ts';

const active = `o.state in ('PAID', 'PARTIALLY_REFUNDED') and o.closed_reason is null`;
const reason = '行程有变';

const refundAll: Act = async (world, dice) => {
  const order = await findAnOrder(world, dice, active);
  if (!order) return false;
  const { orderNo, userId } = order;
  const { refund: expectedRefund } = await getRefundQuote(world.deps, userId, orderNo);
  await requestOrderRefund(world.deps, {
    ...{ member: memberOf(world, userId), orderNo, key: `refund-${world.next()}` },
    body: { reason, expectedRefund },
  });
  return true;
};

/** One traveller leaves, or two of three. */
const refundTravellers: Act = async (world, dice) => {
  const order = await findAnOrder(world, dice, `${active} and (o.snapshot ->> 'people')::integer > 1`);
  if (!order) return false;
  const { orderNo, userId } = order;
  const places = dice.way % 3 === 0 ? [1, 2] : [dice.way % 2];
  const { version, singleRooms } = await quoteTravellerRefund(world.deps, userId, orderNo, { places });
  await requestTravellerRefund(world.deps, {
    ...{ member: memberOf(world, userId), orderNo, key: `leave-${world.next()}` },
    body: { places, singleRooms: singleRooms.after, reason, version },
  });
  return true;
};

const refundPart: Act = async (world, dice) => {
  const order = await findAnOrder(world, dice, active);
  if (!order) return false;
  await refundPartByStaff(world.deps, {
    ...{ staff: world.staff, orderNo: order.orderNo, key: `part-${world.next()}` },
    body: { reason: '补偿', amount: 100 * (1 + (dice.way % 200)) },
  });
  return true;
};

interface Found {
  readonly refundNo: string;
  readonly amount: number;
}

const findRefund = (world: World, dice: Dice, state: string): Promise<Found | undefined> =>
  findRow<Found>(
    world,
    dice,
    `select refund_no as "refundNo", amount from refunds where state ${dice.way % 10 === 9 ? '<>' : '='} '${state}' order by id`,
  );

const decide =
  (state: string, act: (world: World, refund: Found) => Promise<unknown>): Act =>
  async (world, dice) => {
    const refund = await findRefund(world, dice, state);
    if (refund) await act(world, refund);
    return refund !== undefined;
  };

/** The provider answers as in `before`, and as always afterwards. */
const send =
  (before: (world: World) => Promise<void>): Act =>
  async (world) => {
    await world.deps.database.pool.query(
      `update refunds set next_try_at = least(next_try_at, $1) where state in ('APPROVED', 'PROCESSING')`,
      [world.deps.now()],
    );
    await before(world);
    const sent = await sendDueRefunds(world.deps);
    world.provider.losesRefundAnswers = false;
    world.provider.silent.clear();
    return sent > 0;
  };

/** The provider refuses what is to be sent: it has closed the refund, or the buyer's bank does not accept it. */
const refuse = async ({ deps, provider }: World): Promise<void> => {
  const { rows } = await deps.database.pool.query<{ refundNo: string }>(
    `select refund_no as "refundNo" from refunds where state in ('APPROVED', 'PROCESSING') and attempts = 0`,
  );
  for (const [place, { refundNo }] of rows.entries())
    provider.failing.set(refundNo, place % 2 === 0 ? failureCodes.closed : failureCodes.abnormal);
};

/** Staff propose it, and a colleague confirms, who is refused as its buyer. */
const reject = async ({ deps, staff, members }: World, { refundNo }: Found): Promise<void> => {
  const { outcome } = await rejectRefund(deps, staff, { refundNo, reason: '已出票' });
  if (outcome === 'PROPOSED') await confirmRejection(deps, choose(members, 0), refundNo);
};

/** Refunds of orders and travellers, the decisions of staff, and the provider's answers. */
export const refundActs: Readonly<Record<string, Act>> = {
  'refund an order': refundAll,
  'refund travellers': refundTravellers,
  'compensate a buyer': refundPart,
  'approve a refund': decide('REQUESTED', ({ deps, staff }, { refundNo }) =>
    approveRefund(deps, staff, refundNo),
  ),
  'reject a refund': decide('REQUESTED', reject),
  'send refunds': send(async () => undefined),
  'send refunds that fail': send(refuse),
  'send refunds without an answer': send(async ({ provider }) => void provider.silent.add('refund')),
  'send refunds whose answer is lost': send(async ({ provider }) => {
    provider.losesRefundAnswers = true;
  }),
  'retry a refund': decide('FAILED', ({ deps, staff }, { refundNo }) => retryRefund(deps, staff, refundNo)),
  'refund by transfer': decide('FAILED', ({ deps, staff }, refund) =>
    refundByTransfer(deps, staff, { ...refund, reference: '20261127001' }),
  ),
};
