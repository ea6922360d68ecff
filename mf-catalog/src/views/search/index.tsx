import { SearchScreen } from '#src/features/search/search-screen.tsx';

export default function SearchAll() {
  return <SearchScreen />;
}
