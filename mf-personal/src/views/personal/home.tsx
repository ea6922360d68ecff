import { HomeScreen } from '#src/features/order/home/home-screen.tsx';

export default function PersonalHome() {
  return <HomeScreen />;
}
