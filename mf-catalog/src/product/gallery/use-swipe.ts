import { type TouchEvent, useRef } from 'react';

/** How far a finger has to go, in px, before it means leafing. */
const farEnough = 48;

/** Handlers for an element that is leafed through with a finger: -1 to the one before, 1 to the next. */
export const useSwipe = (onSwipe: (step: -1 | 1) => void) => {
  const from = useRef(0);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches[0]?.clientX ?? 0;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const distance = (changedTouches[0]?.clientX ?? from.current) - from.current;
      if (Math.abs(distance) > farEnough) onSwipe(distance > 0 ? -1 : 1);
    },
  };
};
