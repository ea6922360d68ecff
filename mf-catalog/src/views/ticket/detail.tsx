import { TicketArticle } from '#src/features/ticket/detail/ticket-article.tsx';
import { ProductDetailScreen } from '#src/product/detail/product-detail-screen.tsx';

export default function TicketDetail() {
  return (
    <ProductDetailScreen kind="ticket">{(ticket) => <TicketArticle ticket={ticket} />}</ProductDetailScreen>
  );
}
