import { GoodsArticle } from '#src/features/goods/detail/goods-article.tsx';
import { ProductDetailScreen } from '#src/product/detail/product-detail-screen.tsx';

export default function GoodsDetail() {
  return <ProductDetailScreen kind="goods">{(goods) => <GoodsArticle goods={goods} />}</ProductDetailScreen>;
}
