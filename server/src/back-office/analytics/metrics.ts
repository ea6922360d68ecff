import type { ProductKind, TradeFigures } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';

const none: TradeFigures = { orders: 0, paidOrders: 0, revenue: 0, refunds: 0, refunded: 0 };

const plus = (a: TradeFigures, b: TradeFigures): TradeFigures => ({
  orders: a.orders + b.orders,
  paidOrders: a.paidOrders + b.paidOrders,
  revenue: a.revenue + b.revenue,
  refunds: a.refunds + b.refunds,
  refunded: a.refunded + b.refunded,
});

/** All of them together. */
export const sumOf = (rows: readonly TradeFigures[]): TradeFigures => rows.reduce(plus, none);

/** Every day of a span, both ends inclusive. */
export const daysOf = ({ from, to }: { readonly from: string; readonly to: string }): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

type Dated = TradeFigures & { readonly day: string; readonly kind: ProductKind };

/** The figures of each day, zero for days without any. */
export const byDay = (rows: readonly Dated[], span: { readonly from: string; readonly to: string }) =>
  daysOf(span).map((day) => ({ day, ...sumOf(rows.filter((row) => row.day === day)) }));

const kinds: readonly ProductKind[] = ['tour', 'hotel', 'ticket', 'goods', 'visa'];

/** The figures of each kind of product, in fixed order; of one kind when filtered. */
export const byKind = (rows: readonly Dated[], asked: ProductKind | undefined) =>
  kinds
    .filter((kind) => asked === undefined || kind === asked)
    .map((kind) => ({ kind, ...sumOf(rows.filter((row) => row.kind === kind)) }));
