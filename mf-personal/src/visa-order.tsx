import { invalidateOrders } from '@portal/shared/booking';
import { DocumentsSection } from './features/visa-document/documents-section.tsx';
import { OrderScreen, type OrderScreenProps } from './order-screen.tsx';

const documents = {
  name: 'documents',
  draw: (order) => <DocumentsSection order={order} onChanged={() => void invalidateOrders()} />,
} as const satisfies OrderScreenProps['first'];

/** A visa order, at either of its two addresses. */
export const VisaOrderScreen = () => <OrderScreen kind="visa" first={documents} />;
