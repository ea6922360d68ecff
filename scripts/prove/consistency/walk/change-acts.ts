import { changeDate, quoteDateChange } from '../../../../server/src/sales/changes/change-date.ts';
import { changeTraveller } from '../../../../server/src/sales/changes/change-traveller.ts';
import { getChanges } from '../../../../server/src/sales/changes/get-changes.ts';
import { withdrawChange } from '../../../../server/src/sales/changes/withdraw-change.ts';
import { runDatedSteps } from '../../../../server/src/sales/fulfilment/index.ts';
import { type Act, choose, findAnOrder, findRow, memberOf, pick } from './act.ts';
import { person } from './booking-acts.ts';

const isPaid = `o.state = 'PAID'`;

/** A change to another departure whose price compares with the present one. */
const move =
  (fits: (price: number, present: number) => boolean): Act =>
  async (world, dice) => {
    const order = await findAnOrder(world, dice, isPaid);
    if (!order) return false;
    const at = await findRow<{ day: string }>(
      world,
      dice,
      'select travel_day::text as day from orders where order_no = $1',
      [order.orderNo],
    );
    const present = world.places.find(({ day }) => day === at?.day);
    const others = world.places.filter(
      (place) => place !== present && fits(place.price, present?.price ?? 0),
    );
    const target = pick(others, dice.way);
    if (!target) return false;
    const { skuId, day } = target;
    const member = memberOf(world, order.userId);
    const { orderNo } = order;
    const { version } = await quoteDateChange(world.deps, member.userId, orderNo, { skuId, day });
    const quote = { member, orderNo, body: { skuId, day, version } };
    world.quotes.push(quote);
    if (dice.way % 5 !== 0) await changeDate(world.deps, { ...quote, key: `move-${world.next()}` });
    return true;
  };

/** A change at a quote of before, which was confirmed already, or may not hold any more. */
const confirmOld: Act = async ({ deps, quotes, next }, { one }) => {
  const quote = pick(quotes.slice(-5), one);
  if (quote) await changeDate(deps, { ...quote, key: `old-${next()}` });
  return quote !== undefined;
};

const withdraw: Act = async (world, dice) => {
  const order = await findAnOrder(
    world,
    dice,
    `exists (select 1 from order_changes c where c.order_id = o.id and c.state = 'PENDING' and c.kind = 'date')`,
  );
  if (!order) return false;
  await withdrawChange(world.deps, memberOf(world, order.userId), order.orderNo);
  return order.fits;
};

const replace: Act = async (world, dice) => {
  const order = await findAnOrder(world, dice, isPaid);
  if (!order) return false;
  const { orderNo } = order;
  const member = memberOf(world, order.userId);
  const { version } = await getChanges(world.deps, member.userId, orderNo);
  const body = { place: dice.way % 3, traveller: person(dice.one, dice.way % 5 === 0), version };
  await changeTraveller(world.deps, { member, orderNo, key: `replace-${world.next()}`, body });
  return true;
};

const setTotal =
  (total: string): Act =>
  async ({ deps, places }, { one }) => {
    const { skuId, day } = choose(places, one);
    const { rowCount } = await deps.database.pool.query(
      `update inventory set total = ${total} where sku_id = $1 and day = $2 and total <> ${total}`,
      [skuId, day],
    );
    return rowCount === 1;
  };

/** Changes of paid orders, of departures, and what the calendar does. */
export const changeActs: Readonly<Record<string, Act>> = {
  'change to an equal date': move((price, present) => price === present),
  'change to a dearer date': move((price, present) => price > present),
  'change to a cheaper date': move((price, present) => price < present),
  'confirm an old quote': confirmOld,
  'withdraw a change': withdraw,
  'replace a traveller': replace,
  'decide groups': async ({ deps }) => (await runDatedSteps(deps)) > 0,
  'let days pass': async ({ pass }, { way }) => {
    pass((1 + (way % 4)) * 86_400);
    return true;
  },
  'add seats': setTotal('least(total + 1, 6)'),
  'remove seats': setTotal('greatest(held + sold, total - 1, 1)'),
};
