import { TravellerBook } from '#src/features/traveller/traveller-book.tsx';

export default function Travellers() {
  return <TravellerBook />;
}
