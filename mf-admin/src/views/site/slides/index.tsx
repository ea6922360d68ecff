import { SlideScreen } from '#src/features/slide/slide-screen.tsx';

export default function Slides() {
  return <SlideScreen />;
}
