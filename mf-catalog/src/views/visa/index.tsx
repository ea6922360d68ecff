import { useMessages } from '@portal/shared/i18n';
import { visaListMessages } from '#src/features/visa/list/visa-list-messages.ts';
import { productList } from '#src/product/list/product-list.ts';
import { ProductListScreen } from '#src/product/list/product-list-screen.tsx';

/** The list of visas, by country. */
const visaList = productList({
  kind: 'visa',
  words: visaListMessages,
  filters: ['destination', 'keywords', 'category', 'workingDays', 'theme', 'price'],
  first: 'destination',
  look: 'rows',
});

export default function Visas() {
  const t = useMessages(visaListMessages);
  return <ProductListScreen list={visaList} title={t('title')} lead={t('lead')} />;
}
