import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Fen, Id, nullable, Text } from '../base/fields.ts';
import { detailOf } from './product.ts';
import { productCalls } from './product-calls.ts';

/** One thing that can be bought: of each option one value, by its place. `weight` in grams. */
export const GoodsSku = Type.Object({
  skuId: Id,
  values: Type.Array(Type.Integer({ minimum: 0 })),
  weight: Type.Integer(),
});
export type GoodsSku = Static<typeof GoodsSku>;

/** What sending costs in fen: `fee`, nothing from `freeFrom` on (null: never free); `remote` adds for far regions. */
export const Freight = Type.Object({ fee: Fen, freeFrom: nullable(Fen), remote: Fen });
export type Freight = Static<typeof Freight>;

/** What only goods have. `options` are what a buyer chooses between: a taste, a size. */
export const GoodsContent = Type.Object({
  origin: Text,
  shelfLife: Text,
  storage: Text,
  options: Type.Array(Type.Object({ name: Text, values: Type.Array(Text) })),
  highlights: Type.Array(Text),
  about: Type.Array(Text),
  parameters: Type.Array(Type.Object({ name: Text, value: Text })),
  freight: Freight,
  afterSale: Type.Array(Text),
});
export type GoodsContent = Static<typeof GoodsContent>;

/** A thing to take home, whole, with every SKU it can be bought as. */
export const GoodsDetail = detailOf({ content: GoodsContent, skus: Type.Array(GoodsSku) });
export type GoodsDetail = Static<typeof GoodsDetail>;

/** A line of the cart as it stands now: `left` 0 = sold out. `options` are the values chosen, to be read. */
export const CartSku = Type.Object({
  skuId: Id,
  productId: Id,
  title: Text,
  options: Type.Array(Text),
  picture: Type.String(),
  price: Fen,
  left: Type.Integer({ minimum: 0 }),
  freight: Freight,
});
export type CartSku = Static<typeof CartSku>;

export const goodsContract = {
  ...productCalls('goods', 'goods', GoodsDetail),
  'GET /api/v1/goods-skus': entry({
    summary:
      'What lies in a cart, by SKU, with price and stock of this moment; what is not sold any more is left out',
    access: 'public',
    query: Type.Object({ ids: Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,49}$' }) }),
    data: Type.Array(CartSku),
  }),
} as const;
