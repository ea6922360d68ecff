export { SearchScreen as default } from '#src/features/search/search-screen.tsx';
