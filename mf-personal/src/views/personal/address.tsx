export { AddressBook as default } from '#src/features/address/address-book.tsx';
