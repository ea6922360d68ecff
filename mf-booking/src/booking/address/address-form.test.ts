import type { Address } from '@portal/shared/contract';
import { home, office } from './address.fixture.ts';
import {
  addressIn,
  type BookedAddress,
  bookAddress,
  checkBookedAddress,
  newAddress,
} from './address-form.ts';

const typed: BookedAddress = { ...bookAddress(home), addressId: null, typed: true, save: true };
const kept = (draft: object): unknown => JSON.parse(JSON.stringify(draft));

test.each<[string, Partial<BookedAddress>, readonly string[]]>([
  ['whole', {}, []],
  [
    'blank',
    newAddress,
    [
      'address/name required',
      'address/mobile required',
      'address/province required',
      'address/street required',
    ],
  ],
  ['with spaces for a street', { detail: '  ' }, ['address/street required']],
  ['abroad', { province: '东京' }, ['address/province notDelivered']],
])('an address %s', (_, changes, faults) => {
  const found = checkBookedAddress({ ...typed, ...changes }, 'address');
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
});

test.each<[string, unknown, readonly Address[], BookedAddress]>([
  ['nothing, with a book: the default', undefined, [office, home], bookAddress(home)],
  ['nothing, without a book', undefined, [], newAddress],
  [
    'one of the book: as it stands there now',
    kept({ ...bookAddress(office), detail: '旧' }),
    [home, office],
    bookAddress(office),
  ],
  ['one that is gone from the book: the default', kept(bookAddress(office)), [home], bookAddress(home)],
  ['one that was typed in', kept(typed), [home], typed],
  [
    'one of the book that was changed',
    kept({ ...typed, addressId: 8 }),
    [home, office],
    { ...typed, addressId: 8 },
  ],
  ['one that was changed and is gone from the book', kept({ ...typed, addressId: 8 }), [home], typed],
  ['what makes no sense', 7, [], newAddress],
])('a draft kept %s', (_, draft, book, address) => {
  expect(addressIn(draft, book)).toEqual(address);
});
