import { MenuScreen } from '#src/features/menu/menu-screen.tsx';

export default function Menus() {
  return <MenuScreen />;
}
