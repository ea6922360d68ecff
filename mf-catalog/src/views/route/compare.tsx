export { CompareScreen as default } from '#src/features/tour/compare/compare-screen.tsx';
