import { useEffect, useRef } from 'react';

/** Restores focus to the element of this id when the focused element is removed. */
export const useKeptFocus = (shown: string, id: string): void => {
  const before = useRef(shown);
  useEffect(() => {
    const changed = before.current !== shown;
    before.current = shown;
    if (changed && document.activeElement === document.body)
      document.getElementById(id)?.focus({ preventScroll: true });
  }, [shown, id]);
};
