import { RouteSwiperScreen } from '#src/features/tour/swiper/route-swiper-screen.tsx';

export default function RouteSwiper() {
  return <RouteSwiperScreen />;
}
