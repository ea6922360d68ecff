import { VisaArticle } from '#src/features/visa/detail/visa-article.tsx';
import { ProductDetailScreen } from '#src/product/detail/product-detail-screen.tsx';

export default function VisaDetail() {
  return <ProductDetailScreen kind="visa">{(visa) => <VisaArticle visa={visa} />}</ProductDetailScreen>;
}
