import assert from 'node:assert/strict';
import type { ProductKind } from '@portal/shared/contract';
import { orderKinds } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { type FrozenDetails, inventory, orders, products, skus } from '#src/platform/database/index.ts';
import { newNumber } from '#src/platform/text/index.ts';
import type { Buyer, CheckoutFixture } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { holdStock } from '#src/sales/inventory/index.ts';
import {
  insertLines,
  insertOrder,
  type OrderRecord,
  recordOrderEvents,
  reserveOrderId,
} from '#src/sales/orders/index.ts';

/** The order a test needs. */
export interface Wanted {
  readonly kind: ProductKind;
  readonly day: string;
  readonly people?: number;
  readonly details?: Partial<Record<string, unknown>>;
  readonly visitors?: readonly string[];
  readonly contact?: OrderRecord['form']['contact'];
}

const price = 10_000;

const address = {
  name: '陈海',
  mobile: '13800000000',
  province: '广东省',
  city: '湛江市',
  district: '',
  street: '人民大道 1 号',
};

/** The booking form of the kinds that have one. */
const filled: Readonly<Record<ProductKind, OrderRecord['form']['details']>> = {
  tour: {},
  hotel: { guests: ['陈海'], arrivalTime: '18:00' },
  ticket: {},
  goods: { address },
  visa: { applicants: [{ name: '陈海', applicant: 'employed' }], returnAddress: address },
};

const cancellation = { free: true, daysBefore: 1, hour: 18 };

const detailsOf = ({ kind, day, people = 1, details = {} }: Wanted): FrozenDetails => {
  const name = { zh: '成人票', en: 'Adult' };
  const kinds: Readonly<Record<ProductKind, object>> = {
    tour: { days: 2, adults: people, children: 0, singleRooms: 0, price, day, skuId: 1 },
    hotel: {
      room: name,
      checkIn: day,
      checkOut: day,
      rooms: 1,
      nights: [{ day, price }],
      cancellation,
      skuId: 1,
    },
    ticket: { type: name, day, from: null, to: null, count: people, refund: 'dayBefore', price, skuId: 1 },
    goods: { things: [], freight: 0 },
    visa: {
      type: name,
      country: { zh: '日本', en: 'Japan' },
      travelDay: day,
      documents: [],
      price,
      skuId: 1,
    },
  };
  return { kind, ...kinds[kind], ...details } as unknown as FrozenDetails;
};

const frozen = (name: string, place: number) => ({
  name,
  documentType: 'id-card' as const,
  documentCipher: 'sealed',
  documentMask: '440***********001X',
  documentHash: `hash ${place}`,
  birthDate: '1990-01-01',
  gender: 0,
  mobile: null,
  child: false,
});

const formOf = ({ kind, visitors = [], contact }: Wanted) => ({
  travellers: visitors.map(frozen),
  contact: contact ?? { name: '陈海', mobile: '13800000000', email: 'chen@example.com' },
  emergencyContact: null,
  remark: '',
  details: filled[kind],
});

/** A product with plenty of stock on a day, created on first use. */
const stockUp = async ({ deps }: CheckoutFixture, { kind, day }: Wanted) => {
  const { db } = deps.database;
  const title = { zh: '湖光岩', en: 'Huguangyan' };
  const found = await db
    .select()
    .from(products)
    .where(eq(products.picture, `/test/${kind}`));
  const [product] =
    found.length > 0
      ? found
      : await db
          .insert(products)
          .values({ kind, category: 'x', title, picture: `/test/${kind}`, content: {} as never })
          .returning();
  assert.ok(product);
  const known = await db.select().from(skus).where(eq(skus.productId, product.id));
  const [sku] =
    known.length > 0
      ? known
      : await db.insert(skus).values({ productId: product.id, name: title }).returning();
  assert.ok(sku);
  await db.insert(inventory).values({ skuId: sku.id, day, price, total: 100 }).onConflictDoNothing();
  return { product, sku };
};

/** An unpaid order of any kind, inserted without validation. */
export const placeAny = async (
  checkout: CheckoutFixture,
  buyer: Buyer,
  wanted: Wanted,
): Promise<OrderRecord> => {
  const { kind, day, people = 1 } = wanted;
  const { product, sku } = await stockUp(checkout, wanted);
  const now = checkout.clock.now();
  const expiresAt = new Date(now.getTime() + orderKinds[kind].holdMinutes * 60_000);
  const { id: productId, title, picture } = product;
  const snapshot = {
    productId,
    title,
    picture,
    people,
    refundTiers: [],
    terms: [],
    discount: 0,
    couponId: null,
  };
  const order = {
    orderNo: newNumber(orderKinds[kind].prefix, now),
    kind,
    userId: buyer.userId,
    title: title.zh,
    travelDay: day,
    amount: price * people,
    snapshot: {
      ...snapshot,
      details: detailsOf({ ...wanted, details: { skuId: sku.id, ...wanted.details } }),
    },
    form: formOf(wanted),
    expiresAt,
  };
  const line = { code: 'adult', name: '成人', unitPrice: price, quantity: people, amount: price * people };
  const wants = [{ skuId: sku.id, day, quantity: people }];
  return checkout.deps.db.transaction(async (tx) => {
    const id = await reserveOrderId(tx);
    await insertOrder(tx, { ...order, id });
    await insertLines(tx, id, [line]);
    await holdStock(tx, id, wants, expiresAt);
    const [row] = await tx.select().from(orders).where(eq(orders.id, id));
    assert.ok(row);
    const { orderNo, state } = row;
    await recordOrderEvents(tx, [{ orderNo, event: 'create', actor: 'system', after: { state } }]);
    return row;
  });
};

/** Reads an order again. */
export const orderNow = async (
  { deps }: CheckoutFixture,
  { id }: Pick<OrderRecord, 'id'>,
): Promise<OrderRecord> => {
  const [row] = await deps.db.select().from(orders).where(eq(orders.id, id));
  assert.ok(row);
  return row;
};

/** A paid order of any kind, confirmed by a webhook. */
export const payAny = async (
  checkout: CheckoutFixture,
  buyer: Buyer,
  wanted: Wanted,
): Promise<OrderRecord> => {
  const order = await placeAny(checkout, buyer, wanted);
  const paymentNo = await checkout.startPaying(buyer, order.orderNo);
  const { text } = await checkout.notify(checkout.provider.pay(paymentNo));
  assert.equal(text, 'success');
  return orderNow(checkout, order);
};
