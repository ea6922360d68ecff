import type { OrderCounts, OrderState, ProductKind } from '@portal/shared/contract';
import type { IconName } from '@portal/shared/ui';

/** The orders of a list: those of one kind, or all. */
export type OrderScope = ProductKind | 'all';

/** The kinds of orders, in the order in which they are shown. */
export const kinds: readonly ProductKind[] = ['tour', 'hotel', 'ticket', 'goods', 'visa'];

/** The sign of each kind of order. */
export const kindIcons: Readonly<Record<OrderScope, IconName>> = {
  all: 'document',
  tour: 'compass',
  hotel: 'hotel',
  ticket: 'ticket',
  goods: 'bag',
  visa: 'passport',
};

/** The kind that a word in the address names. */
export const kindFrom = (text: string | undefined): ProductKind | undefined =>
  kinds.find((kind) => kind === text);

type StateCounts = Readonly<Partial<Record<OrderState, number>>>;

/** Numbers of orders by state, of one kind or the sums of all. */
export const countsOf = (counts: OrderCounts, scope: OrderScope): StateCounts => {
  if (scope !== 'all') return counts[scope];
  const sums: Record<string, number> = {};
  for (const kind of kinds)
    for (const [state, count] of Object.entries(counts[kind])) sums[state] = (sums[state] ?? 0) + count;
  return sums;
};
