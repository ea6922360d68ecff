import { FavouritesScreen } from '#src/features/favourites/favourites-screen.tsx';

export default function Collections() {
  return <FavouritesScreen />;
}
