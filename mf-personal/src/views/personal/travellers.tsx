export { TravellerBook as default } from '#src/features/traveller/traveller-book.tsx';
