import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether the screen of a tab is looked at; false while it rests behind another one, and once it is closed. */
export const useIsVisible = (): RefObject<boolean> => {
  const shown = useRef(false);
  useLayoutEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
};
