import { useMessages } from '@portal/shared/i18n';
import { hotelList } from '#src/features/hotel/list/hotel-list.ts';
import { hotelListMessages } from '#src/features/hotel/list/hotel-list-messages.ts';
import { ProductListScreen } from '#src/product/list/product-list-screen.tsx';

export default function Hotels() {
  const t = useMessages(hotelListMessages);
  return <ProductListScreen list={hotelList} title={t('title')} lead={t('lead')} />;
}
