import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** How much of the page is kept for it until it comes near: any CSS length. */
  readonly height: number | string;
  readonly children: ReactNode;
}

/** What stands far down a page, asked for and drawn only when its place comes near the screen. */
export const WhenNear = ({ height, children }: WhenNearProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '600px' },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return near ? children : <div ref={place} style={{ height }} />;
};
