import { useEffect, useRef } from 'react';

/** When what is shown changes and focus goes with what is there no more, the element of this id takes it. */
export const useKeptFocus = (shown: string, id: string): void => {
  const before = useRef(shown);
  useEffect(() => {
    const changed = before.current !== shown;
    before.current = shown;
    if (changed && document.activeElement === document.body)
      document.getElementById(id)?.focus({ preventScroll: true });
  }, [shown, id]);
};
