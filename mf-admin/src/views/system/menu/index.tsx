export { MenuScreen as default } from '#src/features/menu/menu-screen.tsx';
