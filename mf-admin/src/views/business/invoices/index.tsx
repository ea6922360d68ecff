import { InvoiceScreen } from '#src/features/invoice/invoice-screen.tsx';

export default function Invoices() {
  return <InvoiceScreen />;
}
