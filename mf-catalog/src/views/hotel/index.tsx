import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { hotelListMessages } from '#src/features/hotel/list/hotel-list-messages.ts';
import { productList } from '#src/product/list/product-list.ts';
import { ProductListScreen } from '#src/product/list/product-list-screen.tsx';

/** The list of hotels; links keep the chosen dates. */
const hotelList = productList({
  kind: 'hotel',
  words: hotelListMessages,
  filters: ['stay', 'keywords', 'grade', 'price', 'destination', 'category', 'theme'],
  first: 'stay',
  look: 'rows',
  linkTo: ({ id }, { stay }) => paths.hotel(id, { checkIn: stay?.from, checkOut: stay?.to }),
});

export default function Hotels() {
  const t = useMessages(hotelListMessages);
  return <ProductListScreen list={hotelList} title={t('title')} lead={t('lead')} />;
}
