export { RouteSwiperScreen as default } from '#src/features/tour/swiper/route-swiper-screen.tsx';
