import { type RefObject, useEffect, useRef } from 'react';

const chosenOnes = ':is([aria-selected="true"], [aria-pressed="true"], [aria-current])';

/** The scroll offset in px at which the chosen element is fully visible; 0 when it is already. */
const missing = (strip: DOMRect, chosen: DOMRect): number => {
  if (chosen.left < strip.left) return chosen.left - strip.left;
  return Math.max(0, chosen.right - strip.right);
};

/**
 * For a strip of choices that may be wider than its place, such as tabs on a phone: pushes it until what is chosen
 * can be seen, each time `chosen` changes: what is chosen, and what makes the choices wider. The page itself stays where
 * it is.
 */
export const useChosenInView = <E extends HTMLElement>(chosen: string): RefObject<E | null> => {
  const strip = useRef<E>(null);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current === chosen) return;
    seen.current = chosen;
    const one = strip.current?.querySelector(chosenOnes);
    if (!strip.current || !one) return;
    strip.current.scrollLeft += missing(strip.current.getBoundingClientRect(), one.getBoundingClientRect());
  });
  return strip;
};
