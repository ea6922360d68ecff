import type { TestContext } from 'node:test';
import type { GoodsBooking } from '@portal/shared/contract';
import { inArray } from 'drizzle-orm';
import { contents } from '#src/catalog/products/testing/contents.ts';
import { inventory, products } from '#src/platform/database/index.ts';
import { applySoldCountDeltas } from '#src/sales/inventory/index.ts';
import type { PlacedOrder } from '../create-order.ts';
import { type Buyer, type CheckoutFixture, newKey, openCheckout, type Reply } from './checkout-fixture.ts';
import { putOnSale } from './put-on-sale.ts';

/** The shipping address in tests. */
export const address = {
  name: '陈海',
  mobile: '13800000000',
  province: '广东省',
  city: '湛江市',
  district: '赤坎区',
  street: '海滨路 1 号',
};

export interface GoodsFixture extends CheckoutFixture {
  readonly productIds: readonly number[];
  /** Pineapple cakes, plain (¥30) and hot (¥40), and chilled oysters (¥200). */
  readonly skuIds: readonly [plain: number, hot: number, oysters: number];
  goods(change?: Partial<GoodsBooking>): GoodsBooking;
  bookGoods(buyer: Buyer, change?: Partial<GoodsBooking>, key?: string): Promise<Reply<PlacedOrder>>;
  /** Held and sold pieces of each SKU. */
  goodsStock(): Promise<[held: number, sold: number][]>;
  /** Displayed sold counts of the cakes and the oysters. */
  soldCounts(): Promise<number[]>;
}

const cold = { fee: 2_800, freeFrom: null, remote: 3_000 };

const stockShelves = async (checkout: CheckoutFixture, total: number) => {
  const { goods: content } = contents;
  const title = { zh: '菠萝酥', en: 'Pineapple cakes' };
  const cakes = await putOnSale(checkout, { kind: 'goods', title, content }, [
    { attributes: { values: [0], weight: 300 }, price: 3_000, total },
    { attributes: { values: [1], weight: 300 }, price: 4_000, total },
  ]);
  const chilled = { ...content, options: [], freight: cold };
  const oysters = await putOnSale(checkout, { kind: 'goods', title: { zh: '官渡蚝' }, content: chilled }, [
    { attributes: { values: [], weight: 5_000 }, price: 20_000, total },
  ]);
  const [plain = 0, hot = 0, fresh = 0] = [...cakes.skuIds, ...oysters.skuIds];
  return { productIds: [cakes.productId, oysters.productId], skuIds: [plain, hot, fresh] as const };
};

/** A portal with two kinds of goods with different freight; ten pieces of each SKU by default. */
export const openGoodsCheckout = async (t: TestContext, { pieces = 10 } = {}): Promise<GoodsFixture> => {
  const checkout = await openCheckout(t);
  const { db } = checkout.deps.database;
  const { productIds, skuIds } = await stockShelves(checkout, pieces);
  const goods: GoodsFixture['goods'] = (change) => ({
    lines: [{ skuId: skuIds[0], count: 2 }],
    address,
    expectedAmount: 7_000,
    ...change,
  });
  return {
    ...checkout,
    productIds,
    skuIds,
    goods,
    bookGoods: (buyer, change, key = newKey()) =>
      checkout.call(buyer, 'POST', '/api/v1/orders/goods', { payload: goods(change), key }),
    goodsStock: async () => {
      const rows = await db
        .select()
        .from(inventory)
        .where(inArray(inventory.skuId, [...skuIds]));
      return rows.sort((a, b) => a.skuId - b.skuId).map(({ held, sold }) => [held, sold]);
    },
    soldCounts: async () => {
      await applySoldCountDeltas(db);
      const rows = await db.select().from(products).where(inArray(products.id, productIds));
      return rows.sort((a, b) => a.id - b.id).map(({ soldCount }) => soldCount);
    },
  };
};
