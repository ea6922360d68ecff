import { useMedia } from '@portal/shared/ui';
import { type KeyboardEvent, useRef, useState } from 'react';

const moves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Where a key leads from a picture, kept between the first and the last; undefined for any other key. */
export const pictureAfter = (key: string, index: number, count: number): number | undefined => {
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return move && Math.min(Math.max(move(index, count - 1), 0), count - 1);
};

/** How long a strip has to stand still to be at rest. */
const restMs = 120;

/** A strip of pictures, each as wide as the strip: which one is in sight, and how to go to another. */
export const useStrip = (count: number) => {
  const strip = useRef<HTMLUListElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const goTo = (next: number) => {
    const element = strip.current;
    element?.scrollTo({ left: next * element.clientWidth, behavior: still ? 'instant' : 'smooth' });
    setIndex(next);
  };
  const settle = () => {
    const element = strip.current;
    if (element?.clientWidth) setIndex(Math.round(element.scrollLeft / element.clientWidth));
  };
  // A finger moves the strip by itself: what it rests on is the picture in sight. Not every browser tells its end.
  const onScroll = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(settle, restMs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = pictureAfter(event.key, index, count);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  return { strip, index, goTo, onScroll, onKeyDown };
};
