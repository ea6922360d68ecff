export { SlideScreen as default } from '#src/features/slide/slide-screen.tsx';
