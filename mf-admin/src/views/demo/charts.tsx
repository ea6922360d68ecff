export { ChartsScreen as default } from '#src/features/demo/charts-screen.tsx';
