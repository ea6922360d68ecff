import { todoPerms } from '@portal/shared/rules';
import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Fen, Id, oneOf, Text } from '../base/fields.ts';
import { ProductKind } from '../catalog/product.ts';

const Count = Type.Integer({ minimum: 0 });

/** Sales in a period: orders placed, orders paid with their amount, refunds with their amount. Fen. */
export const TradeFigures = Type.Object({
  orders: Count,
  paidOrders: Count,
  revenue: Fen,
  refunds: Count,
  refunded: Fen,
});
export type TradeFigures = Static<typeof TradeFigures>;

/** Traffic in a period: daily unique visitors and page views. */
export const VisitFigures = Type.Object({ visitors: Count, views: Count });
export type VisitFigures = Static<typeof VisitFigures>;

/** Days in Asia/Shanghai, both included; at most 366. */
const span = { from: Day, to: Day };
const ofKind = { ...span, kind: Type.Optional(ProductKind) };

const TradeReport = Type.Object({
  now: TradeFigures,
  /** Of as many days right before. */
  before: TradeFigures,
  days: Type.Array(Type.Object({ day: Day, ...TradeFigures.properties })),
  kinds: Type.Array(Type.Object({ kind: ProductKind, ...TradeFigures.properties })),
  /** The ten with the highest revenue. */
  products: Type.Array(
    Type.Object({ productId: Id, kind: ProductKind, title: Text, paidOrders: Count, revenue: Fen }),
  ),
});
export type TradeReport = Static<typeof TradeReport>;

const VisitReport = Type.Object({
  now: VisitFigures,
  /** Of as many days right before. */
  before: VisitFigures,
  days: Type.Array(Type.Object({ day: Day, ...VisitFigures.properties })),
  /** Pages about products of a kind. */
  kinds: Type.Array(Type.Object({ kind: ProductKind, views: Count })),
  /** The ten with the most page views. */
  products: Type.Array(Type.Object({ productId: Id, kind: ProductKind, title: Text, views: Count })),
});
export type VisitReport = Static<typeof VisitReport>;

/** Open to-dos. */
export const TodoName = oneOf(
  'approvals',
  'refunds',
  'visaFiles',
  'shipments',
  'confirmations',
  'changes',
  'balances',
  'invoices',
  'enquiries',
  'differences',
);
export type TodoName = Static<typeof TodoName>;

/** How many items wait (counted up to 1,000), and the path of the screen that lists them. */
const Todo = Type.Object({ name: TodoName, label: Text, path: Type.String(), count: Count });
export type Todo = Static<typeof Todo>;

const trade = { anyOf: ['stats:trade:query'], scope: { department: 'orders' } } as const;
const visit = { anyOf: ['stats:visit:query'], scope: 'none' } as const;

export const analyticsContract = {
  'GET /api/v1/stats/trade': entry({
    summary: 'Orders, revenue and refunds of a period, by day and by kind, and the best sellers',
    access: trade,
    query: Type.Object(ofKind),
    data: TradeReport,
  }),
  'GET /api/v1/stats/trade/sheet': entry({
    summary: 'The days of the same report as CSV',
    access: trade,
    kind: 'binary',
    query: Type.Object(ofKind),
  }),
  'GET /api/v1/stats/visits': entry({
    summary: 'Visitors and page views of a period, by day and by kind of product',
    access: visit,
    query: Type.Object(ofKind),
    data: VisitReport,
  }),
  'GET /api/v1/stats/todos': entry({
    summary: 'The number of open tasks of each kind that the caller has permission for',
    access: {
      anyOf: todoPerms,
      scope: { department: 'records' },
    },
    data: Type.Array(Todo),
  }),
  'POST /api/v1/page-views': entry({
    summary: 'Reports a page view; sent by the shell. Counted by day, without personal data',
    access: 'public',
    body: Type.Object({ path: Type.String({ minLength: 1, maxLength: 300, pattern: '^/' }) }),
  }),
} as const;
