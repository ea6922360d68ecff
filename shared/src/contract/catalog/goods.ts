import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Fen, Id, nullable, Text } from '../base/fields.ts';
import { detailOf } from './product.ts';
import { productCalls } from './product-calls.ts';

/** A SKU: one value per option, by index. `weight` in grams. */
export const GoodsSku = Type.Object({
  skuId: Id,
  values: Type.Array(Type.Integer({ minimum: 0 })),
  weight: Type.Integer(),
});
export type GoodsSku = Static<typeof GoodsSku>;

/** Freight in fen: `fee`, free from `freeFrom` on (null: never free); `remote` is added in remote regions. */
export const Freight = Type.Object({ fee: Fen, freeFrom: nullable(Fen), remote: Fen });
export type Freight = Static<typeof Freight>;

/** The content of goods. `options` are the dimensions of its variants: taste, size. */
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

/** Goods with all their SKUs. */
export const GoodsDetail = detailOf({ content: GoodsContent, skus: Type.Array(GoodsSku) });
export type GoodsDetail = Static<typeof GoodsDetail>;

/** A cart line with current data: `left` 0 = sold out. `options` are the chosen values as texts. */
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
    summary: 'The lines of a cart, by SKU, with current price and stock; SKUs no longer on sale are left out',
    access: 'public',
    query: Type.Object({ ids: Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,49}$' }) }),
    data: Type.Array(CartSku),
  }),
} as const;
