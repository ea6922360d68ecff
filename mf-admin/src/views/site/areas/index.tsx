export { AreaScreen as default } from '#src/features/area/area-screen.tsx';
