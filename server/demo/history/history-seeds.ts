import type { ProductKind } from '@portal/shared/contract';

/**
 * What became of an order. `left`: never paid. `paid`: nothing was done yet. `begun`: a group or room was confirmed, a
 * parcel sent. `done`: goods arrived and stayed. `asked`: finance decides whether it goes back. `back`: it went back.
 */
export type Fate = 'left' | 'paid' | 'begun' | 'done' | 'asked' | 'back';

/** An order of the agency's last weeks. */
export interface HistorySeed {
  readonly daysAgo: number;
  readonly kind: ProductKind;
  readonly buyer: string;
  /** Travellers, rooms, tickets, pieces or applicants. */
  readonly count: number;
  readonly fate: Fate;
}

type Line = readonly [daysAgo: number, kind: ProductKind, buyer: string, count: number, fate: Fate];

const orders: readonly Line[] = [
  [29, 'goods', 'sealover', 2, 'done'],
  [28, 'tour', 'sunny_wang', 2, 'begun'],
  [27, 'goods', 'visitor', 3, 'done'],
  [26, 'hotel', 'guo.zihan', 1, 'begun'],
  [25, 'goods', 'lei.dayong', 1, 'done'],
  [24, 'visa', 'tang.ruolan', 1, 'paid'],
  [23, 'tour', 'zhao.yixin', 2, 'back'],
  [22, 'ticket', 'feng.yu', 2, 'paid'],
  [21, 'goods', 'pan.xueer', 2, 'done'],
  [20, 'hotel', 'yangfan88', 1, 'begun'],
  [20, 'goods', 'sunny_wang', 4, 'done'],
  [18, 'tour', 'lei.dayong', 3, 'begun'],
  [17, 'hotel', 'sealover', 1, 'left'],
  [16, 'ticket', 'guo.zihan', 3, 'paid'],
  [15, 'goods', 'cai.junjie', 1, 'back'],
  [14, 'tour', 'feng.yu', 2, 'begun'],
  [13, 'visa', 'yangfan88', 2, 'paid'],
  [12, 'hotel', 'visitor', 1, 'begun'],
  [11, 'goods', 'zhao.yixin', 2, 'begun'],
  [10, 'tour', 'pan.xueer', 2, 'paid'],
  [10, 'goods', 'sealover', 2, 'back'],
  [9, 'hotel', 'tang.ruolan', 2, 'begun'],
  [8, 'goods', 'guo.zihan', 5, 'begun'],
  [7, 'tour', 'cai.junjie', 2, 'left'],
  [6, 'tour', 'sunny_wang', 1, 'asked'],
  [6, 'goods', 'feng.yu', 1, 'begun'],
  [5, 'tour', 'guo.zihan', 4, 'paid'],
  [4, 'ticket', 'lei.dayong', 4, 'paid'],
  [4, 'goods', 'yangfan88', 2, 'paid'],
  [3, 'tour', 'tang.ruolan', 2, 'asked'],
  [3, 'hotel', 'cai.junjie', 1, 'paid'],
  [2, 'goods', 'sealover', 3, 'paid'],
  [2, 'tour', 'yangfan88', 2, 'paid'],
  [1, 'ticket', 'zhao.yixin', 2, 'paid'],
  [1, 'hotel', 'pan.xueer', 1, 'paid'],
  [1, 'goods', 'lei.dayong', 2, 'paid'],
];

/** The orders that the demo agency took before its portal is looked at, the oldest first. */
export const historySeeds: readonly HistorySeed[] = orders.map(([daysAgo, kind, buyer, count, fate]) => ({
  daysAgo,
  kind,
  buyer,
  count,
  fate,
}));
