import { AddressBook } from '#src/features/address/address-book.tsx';

export default function Address() {
  return <AddressBook />;
}
