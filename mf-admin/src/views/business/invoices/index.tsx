import { invoiceList } from '#src/features/invoice/invoice-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Invoices() {
  return <ListScreen list={invoiceList} />;
}
