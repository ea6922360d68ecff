import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { TourBooking, TourContent } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import type { InjectOptions } from 'fastify';
import { createPaymentHooks } from '#src/app/hooks.ts';
import { contents } from '#src/catalog/products/testing/contents.ts';
import { inventory, products, skus } from '#src/platform/database/index.ts';
import type { PaymentDeps, ProviderName, Providers } from '#src/sales/payments/index.ts';
import { FakeProvider } from '#src/sales/payments/testing/fake-provider.ts';
import { checkConsistency } from '#src/sales/reconciliation/consistency-check.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import type { PlacedOrder } from '../create-order.ts';

const content: TourContent = {
  ...contents.tour,
  refundTiers: [
    { daysBefore: 7, feePercent: 0 },
    { daysBefore: 0, feePercent: 60 },
  ],
  minGroup: 2,
};

export interface Buyer {
  readonly headers: { readonly authorization: string };
  readonly userId: number;
}

/** A response as tests read it. */
export interface Reply<T> {
  readonly status: number;
  readonly body: { code: string; msg: string; field?: string; data: T };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A portal with one tour and one departure, and a fake payment provider. */
export interface CheckoutFixture extends TestApp {
  readonly provider: FakeProvider;
  readonly payment: PaymentDeps;
  readonly logged: string[];
  readonly tourId: number;
  readonly skuId: number;
  readonly day: string;
  buyer(): Promise<Buyer>;
  call<T>(buyer: Buyer | undefined, method: Method, url: string, options?: Options): Promise<Reply<T>>;
  booking(change?: Partial<TourBooking>): TourBooking;
  book(buyer: Buyer, change?: Partial<TourBooking>, key?: string): Promise<Reply<PlacedOrder>>;
  /** Places an order and returns its number. */
  order(buyer: Buyer, change?: Partial<TourBooking>): Promise<string>;
  /** Starts a QR payment and returns the payment number. */
  startPaying(buyer: Buyer, orderNo: string, way?: 'qr' | 'page', provider?: ProviderName): Promise<string>;
  /** Posts a webhook as the provider would. */
  notify(fields: Record<string, string>): Promise<{ status: number; text: string }>;
  stock(): Promise<{ held: number; sold: number; total: number }>;
}

interface Options {
  readonly payload?: object;
  readonly key?: string;
}

/** A valid ID card number, unique per number. */
export const cardOf = (number: number): string => {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const head = `44080419900307${String(number).padStart(3, '0')}`;
  return (
    head + '10X98765432'[weights.reduce((sum, weight, place) => sum + weight * Number(head[place]), 0) % 11]
  );
};

export const adult = (number = 1) => ({
  name: `旅客${number}`,
  documentType: 'id-card' as const,
  documentNo: cardOf(number),
});

/** A person unique to the buyer. */
const self = ({ userId }: Buyer) => adult(500 + (userId % 500));

let keys = 0;
/** A new Idempotency-Key. */
export const newKey = (): string => `key-${process.pid}-${++keys}`;

const stockTour = async ({ deps }: TestApp, seats: number, day: string) => {
  const { db } = deps.database;
  const [product] = await db
    .insert(products)
    .values({
      kind: 'tour',
      category: 'domestic',
      title: { zh: '硇洲岛两日', en: 'Two days on Naozhou' },
      picture: '/art/1.svg',
      content,
      days: 2,
      searchText: '硇洲岛两日 naozhou',
    })
    .returning();
  assert.ok(product);
  const [sku] = await db
    .insert(skus)
    .values({ productId: product.id, name: { zh: '标准团' } })
    .returning();
  assert.ok(sku);
  const prices = { price: 100_000, childPrice: 60_000, singleSupplement: 15_000 };
  await db.insert(inventory).values({ skuId: sku.id, day, ...prices, total: seats });
  return { tourId: product.id, skuId: sku.id };
};

interface CheckoutOptions {
  /** Environment variables besides those of all tests. */
  readonly env?: Readonly<Record<string, string>>;
  readonly seats?: number;
  /** Replace the fake provider. */
  readonly providers?: Providers;
}

/**
 * Opens a portal with its own database. When the test ends, the consistency check runs: a test whose money or
 * stock does not add up fails, whatever else it asserts.
 */
export const openCheckout = async (
  t: TestContext,
  { seats = 10, env = {}, ...given }: CheckoutOptions = {},
): Promise<CheckoutFixture> => {
  const provider = new FakeProvider();
  const logged: string[] = [];
  const providers = given.providers ?? new Map([['alipay', provider]] as const);
  // Hooks run in registration order: the check runs before the database is dropped.
  let check = async (): Promise<void> => undefined;
  t.after(() => check());
  const host = await buildTestApp(t, { env, providers, onLog: (line) => void logged.push(line) });
  const { app, deps } = host;
  const day = addDays(dayOf(new Date()), 30);
  const { tourId, skuId } = await stockTour(host, seats, day);

  const call: CheckoutFixture['call'] = async (buyer, method, url, { payload, key } = {}) => {
    const headers = { ...buyer?.headers, ...(key ? { 'idempotency-key': key } : {}) };
    const request: InjectOptions = { method, url, headers, ...(payload ? { payload } : {}) };
    const reply = await app.inject(request);
    return { status: reply.statusCode, body: reply.json() };
  };
  const booking: CheckoutFixture['booking'] = (change) => ({
    tourId,
    skuId,
    day,
    adults: 1,
    children: 0,
    singleRooms: 0,
    travellers: [adult()],
    contact: { name: '陈海', mobile: '13800000000' },
    emergencyContact: { name: '陈山', mobile: '13900000000' },
    contractAccepted: true,
    expectedAmount: 100_000,
    ...change,
  });
  const book: CheckoutFixture['book'] = (buyer, change, key = newKey()) =>
    call(buyer, 'POST', '/api/v1/orders/tour', {
      payload: booking({ travellers: [self(buyer)], ...change }),
      key,
    });

  check = async () => assert.deepEqual(await checkConsistency(deps.db), [], 'the database is consistent');
  return {
    ...host,
    provider,
    logged,
    payment: { ...deps, providers, hooks: createPaymentHooks(deps.env), log: app.log },
    tourId,
    skuId,
    day,
    call,
    booking,
    book,
    buyer: () => host.signIn(),
    order: async (buyer, change) => {
      const { status, body } = await book(buyer, change);
      assert.equal(status, 200, JSON.stringify(body));
      return body.data.orderNo;
    },
    startPaying: async (buyer, orderNo, way = 'qr', name = 'alipay') => {
      const payload = { orderNo, way };
      const url = `/api/v1/payments/${name}`;
      const { status, body } = await call<{ paymentNo: string }>(buyer, 'POST', url, {
        payload,
        key: newKey(),
      });
      assert.equal(status, 200, JSON.stringify(body));
      return body.data.paymentNo;
    },
    notify: async (fields) => {
      const reply = await app.inject({
        method: 'POST',
        url: provider.noticePath,
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        payload: new URLSearchParams(fields).toString(),
      });
      return { status: reply.statusCode, text: reply.body };
    },
    stock: async () => {
      const [row] = await deps.db.select().from(inventory);
      assert.ok(row);
      const { held, sold, total } = row;
      return { held, sold, total };
    },
  };
};
