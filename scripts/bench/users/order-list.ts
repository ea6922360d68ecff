import type { AdminOrderFilters } from '@portal/shared/contract';
import { connect } from '../../../server/src/platform/database/connect.ts';
import type { Row } from '../limits.ts';
import { fillOrders } from '../orders/fill.ts';

/** Orders that are added to the demo data. */
export const oldOrders = 1_000_000;

const calls = 20;

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Filters of the order list with many, few and no matches. */
const filters: Readonly<Record<string, AdminOrderFilters & { readonly sort?: string }>> = {
  none: {},
  state: { state: 'COMPLETED' },
  'to confirm': { state: 'TO_CONFIRM' },
  'kind and step': { kind: 'goods', fulfilment: 'TO_SHIP' },
  'order number': { keywords: 'TO000000500000' },
  'mobile number of all old orders': { keywords: '13800000000' },
  'product title': { keywords: '硇洲岛' },
  'days of ordering': { from: dayBefore(91), to: dayBefore(89) },
  'days of travel': { travelFrom: dayBefore(-10), travelTo: dayBefore(-20), sort: 'travel' },
  'amount, highest first': { minAmount: 100_000, sort: 'amount' },
  'balance due': { balance: 'due' },
  'changed recently': { changed: 'recently' },
};

/** Adds the old orders to a database, as its owner. */
export const addOldOrders = async (ownerUrl: string): Promise<void> => {
  const database = connect(ownerUrl);
  try {
    await fillOrders(database, oldOrders);
  } finally {
    await database.close();
  }
};

const timeOf = async (url: string, token: string): Promise<number> => {
  const started = performance.now();
  const answer = await fetch(url, { headers: { Authorization: token } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return performance.now() - started;
};

/** The 95th percentile of a filter's answers, in ms. */
const p95Of = async (url: string, token: string): Promise<number> => {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) times.push(await timeOf(url, token));
  return Math.round(times.toSorted((a, b) => a - b)[Math.ceil(calls * 0.95) - 1] ?? 0);
};

/** How long the list of orders takes for each of its filters. */
export const measureFilters = async (origin: string, token: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [name, filter] of Object.entries(filters)) {
    const query = new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]));
    const value = await p95Of(`${origin}/api/v1/staff/orders?${query}`, token);
    rows.push({ figure: `filter of ${oldOrders} orders, ${name}: p95, ms`, value, limit: 100 });
  }
  return rows;
};
