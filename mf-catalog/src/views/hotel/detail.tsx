import { HotelArticle } from '#src/features/hotel/detail/hotel-article.tsx';
import { ProductDetailScreen } from '#src/product/detail/product-detail-screen.tsx';

export default function HotelDetail() {
  return <ProductDetailScreen kind="hotel">{(hotel) => <HotelArticle hotel={hotel} />}</ProductDetailScreen>;
}
