import { ProductDetailScreen } from '#src/product/detail/product-detail-screen.tsx';
import { TourArticle } from './tour-article.tsx';

/** One tour: `/route/detail?id=`. */
export const TourDetailScreen = () => (
  <ProductDetailScreen kind="tour">{(tour) => <TourArticle tour={tour} />}</ProductDetailScreen>
);
