import { useMessages } from '@portal/shared/i18n';
import { goodsList } from '#src/features/goods/list/goods-list.ts';
import { goodsListMessages } from '#src/features/goods/list/goods-list-messages.ts';
import { CartLink } from '#src/product/cart/cart-link.tsx';
import { ProductListScreen } from '#src/product/list/product-list-screen.tsx';

export default function Goods() {
  const t = useMessages(goodsListMessages);
  return <ProductListScreen list={goodsList} title={t('title')} lead={t('lead')} action={<CartLink />} />;
}
