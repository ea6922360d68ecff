import { invalidateOrders } from '@portal/shared/booking';
import type { ProductKind } from '@portal/shared/contract';
import { ChangeSection } from './features/change/change-section.tsx';
import { InvoiceSection } from './features/invoice/invoice-section.tsx';
import { OrderDetailScreen } from './features/order/detail/order-detail-screen.tsx';
import type { OrderParts } from './features/order/detail/order-sheet.tsx';
import { PapersSection } from './features/papers/papers-section.tsx';
import { RefundSection } from './features/refund/refund-section.tsx';
import { ReviewSection } from './features/review/review-section.tsx';

const orderChanged = (): void => void invalidateOrders();

const parts: OrderParts = {
  papers: (order) => <PapersSection order={order} />,
  change: (order) => <ChangeSection order={order} onChanged={orderChanged} />,
  refund: (order) => <RefundSection order={order} onChanged={orderChanged} />,
  invoice: (order) => <InvoiceSection order={order} onChanged={orderChanged} />,
  review: (order) => <ReviewSection order={order} onChanged={orderChanged} />,
};

export interface OrderScreenProps extends Pick<OrderParts, 'first'> {
  readonly kind: ProductKind;
}

/** An order of a kind with all that features of their own bring to it. */
export const OrderScreen = ({ kind, first }: OrderScreenProps) => (
  <OrderDetailScreen kind={kind} parts={{ ...parts, first }} />
);
