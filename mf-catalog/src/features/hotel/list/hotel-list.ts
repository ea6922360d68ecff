import { paths } from '@portal/shared/router';
import { productList } from '#src/product/list/product-list.ts';
import { hotelListMessages } from './hotel-list-messages.ts';

/** Hotels: when one comes and leaves is asked first, and a hotel is entered with those days. */
export const hotelList = productList({
  kind: 'hotel',
  words: hotelListMessages,
  filters: ['stay', 'keywords', 'grade', 'price', 'destination', 'category', 'theme'],
  first: 'stay',
  look: 'rows',
  linkTo: ({ id }, { stay }) => paths.hotel(id, { checkIn: stay?.from, checkOut: stay?.to }),
});
