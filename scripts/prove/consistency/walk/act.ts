import type { World } from './world.ts';

/** Random numbers that decide the details of a step. */
export interface Dice {
  /** Which member, order, refund or entry. */
  readonly one: number;
  /** How it is done. */
  readonly way: number;
}

/** What an event does: `true` when something happened, `false` when there was nothing to do. Refusals are thrown. */
export type Act = (world: World, dice: Dice) => Promise<boolean>;

/** One of some, as the dice choose; undefined of none. */
export const pick = <A>(all: readonly A[], number: number): A | undefined =>
  all[number % Math.max(1, all.length)];

/** The member or departure that the dice choose. */
export const choose = <A>(all: readonly A[], number: number): A => {
  const found = pick(all, number);
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
};

interface OwnOrder {
  readonly orderNo: string;
  readonly userId: number;
  /** Whether it is of the kind that was asked for. */
  readonly fits: boolean;
}

/** An order of a certain kind, and now and then, or without one, any other: its event is refused then. */
export const findAnOrder = async (
  { deps }: World,
  { one, way }: Dice,
  which: string,
): Promise<OwnOrder | undefined> => {
  const { rows } = await deps.database.pool.query<OwnOrder>(
    `select o.order_no as "orderNo", o.user_id as "userId", coalesce(${which}, false) as fits from orders o order by o.id`,
  );
  const fitting = rows.filter(({ fits }) => fits);
  const from = fitting.length > 0 && way % 10 !== 9 ? fitting : rows.slice(-8);
  return pick(from, one);
};

/** The member with an id. */
export const memberOf = ({ members }: World, userId: number): World['staff'] => {
  const member = members.find((other) => other.userId === userId);
  if (!member) throw new Error(`no member ${userId}`);
  return member;
};

/** One of the rows of a query, as the dice choose. */
export const findRow = async <Row extends object>(
  { deps }: World,
  { one }: Dice,
  query: string,
  values: readonly unknown[] = [],
): Promise<Row | undefined> => {
  const { rows } = await deps.database.pool.query<Row>(query, [...values]);
  return pick(rows, one);
};
