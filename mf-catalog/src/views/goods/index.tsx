import { useMessages } from '@portal/shared/i18n';
import { goodsListMessages } from '#src/features/goods/list/goods-list-messages.ts';
import { CartLink } from '#src/product/cart/cart-link.tsx';
import { productList } from '#src/product/list/product-list.ts';
import { ProductListScreen } from '#src/product/list/product-list-screen.tsx';

/** The list of goods, by department. */
const goodsList = productList({
  kind: 'goods',
  words: goodsListMessages,
  filters: ['category', 'keywords', 'theme', 'destination', 'price'],
  first: 'category',
  look: 'cards',
});

export default function Goods() {
  const t = useMessages(goodsListMessages);
  return <ProductListScreen list={goodsList} title={t('title')} lead={t('lead')} action={<CartLink />} />;
}
