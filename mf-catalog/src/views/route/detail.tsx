import { TourArticle } from '#src/features/tour/detail/tour-article.tsx';
import { ProductDetailScreen } from '#src/product/detail/product-detail-screen.tsx';

export default function TourDetail() {
  return <ProductDetailScreen kind="tour">{(tour) => <TourArticle tour={tour} />}</ProductDetailScreen>;
}
