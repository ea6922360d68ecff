import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether the screen of a tab is visible; false while another tab is shown, and after it was closed. */
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
