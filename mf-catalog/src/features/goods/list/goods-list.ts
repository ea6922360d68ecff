import { productList } from '#src/product/list/product-list.ts';
import { goodsListMessages } from './goods-list-messages.ts';

/** Things to take home or to have sent: a shop that one looks around in, department by department. */
export const goodsList = productList({
  kind: 'goods',
  words: goodsListMessages,
  filters: ['category', 'keywords', 'theme', 'destination', 'price'],
  first: 'category',
  look: 'cards',
});
