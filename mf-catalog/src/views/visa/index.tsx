import { useMessages } from '@portal/shared/i18n';
import { visaList } from '#src/features/visa/list/visa-list.ts';
import { visaListMessages } from '#src/features/visa/list/visa-list-messages.ts';
import { ProductListScreen } from '#src/product/list/product-list-screen.tsx';

export default function Visas() {
  const t = useMessages(visaListMessages);
  return <ProductListScreen list={visaList} title={t('title')} lead={t('lead')} />;
}
