import { productList } from '#src/product/list/product-list.ts';
import { visaListMessages } from './visa-list-messages.ts';

/** Visas: the country is what one comes with, then what for and how soon. */
export const visaList = productList({
  kind: 'visa',
  words: visaListMessages,
  filters: ['destination', 'keywords', 'category', 'workingDays', 'theme', 'price'],
  first: 'destination',
  look: 'rows',
});
