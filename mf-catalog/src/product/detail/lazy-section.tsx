import { type ReactNode, useEffect, useRef, useState } from 'react';

interface LazySectionProps {
  /** Keeps its place until it comes near: as tall as this, */
  readonly height?: number | string;
  /** or drawn like this. */
  readonly place?: ReactNode;
  readonly children: ReactNode;
}

/** A section that is loaded and rendered when it is near the viewport. */
export const LazySection = ({ height, place, children }: LazySectionProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '1000px' },
    );
    if (root.current) watch.observe(root.current);
    return () => watch.disconnect();
  }, []);
  return near ? (
    children
  ) : (
    <div ref={root} data-far style={{ height }}>
      {place}
    </div>
  );
};
